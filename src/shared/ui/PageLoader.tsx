import { assetUrl } from '../lib/assetUrl';
import { classNames } from '../lib/classNames';
import { SHOP_NAME } from '../lib/usePageTitle';
import styles from './PageLoader.module.css';

/** Loading indicator while the session is checked or a screen's chunk loads. */
export function PageLoader({ wholePage = false }: { wholePage?: boolean | undefined }) {
  return (
    <div role="status" aria-busy="true" className={classNames(styles.checking, wholePage && styles.wholePage)}>
      <span className="visually-hidden">Loading</span>
      {wholePage && (
        <span className={styles.brand}>
          <img src={assetUrl('pictures/app-logo.webp')} alt="" width={40} height={40} />
          {SHOP_NAME}
        </span>
      )}
      <span className={styles.dots} aria-hidden="true">
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
      </span>
    </div>
  );
}
