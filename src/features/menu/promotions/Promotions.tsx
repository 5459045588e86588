import { messageOf } from '../../../shared/api/apiError';
import { ErrorState, Skeleton } from '../../../shared/ui';
import { classNames } from '../../../shared/utils/classNames';
import { useGetBannersQuery } from '../menuApi';
import { PromoCarousel } from './PromoCarousel';
import styles from './PromoCarousel.module.css';

/** Loads the carousel, separately from the menu, so that its failure does not affect the menu. */
export function Promotions() {
  const { data: banners, error, isFetching, refetch } = useGetBannersQuery(undefined, { refetchOnFocus: true });
  if (banners) return banners.length > 0 ? <PromoCarousel banners={banners} /> : null;
  if (error) {
    return (
      <div className={classNames(styles.carousel, styles.failed)}>
        <ErrorState message={messageOf(error)} pending={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <div className={styles.carousel} role="status">
      <span className="visually-hidden">Loading promotions</span>
      <Skeleton shape="block" height="auto" className={styles.skeleton} />
      <div className={styles.controls} />
    </div>
  );
}
