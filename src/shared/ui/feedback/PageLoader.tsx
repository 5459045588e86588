import { assetUrl } from '../../utils/assetUrl';
import { classNames } from '../../utils/classNames';
import styles from './PageLoader.module.css';

/**
 * Loading indicator while the session is checked or a screen's chunk loads.
 * @param brand the name of the shop, on a page without its shell
 */
export function PageLoader({ brand }: { brand?: string }) {
  return (
    <div role="status" aria-busy="true" className={classNames(styles.checking, brand !== undefined && styles.wholePage)}>
      <span className="visually-hidden">Loading</span>
      {brand !== undefined && (
        <span className={styles.brand}>
          <img src={assetUrl('pictures/app-logo.webp')} alt="" width={40} height={40} />
          <span>{brand}</span>
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
