import { assetUrl } from '../../utils/assetUrl';
import { classNames } from '../../utils/classNames';
import { SHOP_NAME } from '../../hooks/usePageTitle';
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
