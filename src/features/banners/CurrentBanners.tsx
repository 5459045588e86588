import { useRef } from 'react';
import type { Banner } from '../../domain/banner';
import { messageOf } from '../../shared/api/apiError';
import { UP_TO_DATE } from '../../shared/back-office/upToDate';
import { useConfirm } from '../../shared/back-office/useConfirm';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { ErrorState, IconButton, Skeleton, TrashIcon } from '../../shared/ui';
import { BannerFace } from './BannerFace';
import styles from './Banners.module.css';
import { BANNER_DELETED, useDeleteBannerMutation, useGetCurrentBannersQuery } from './bannersApi';

/** The promotions in the order of the carousel, each with its delete icon (specification, section 2, admin banners). */
export function CurrentBanners() {
  const { data: banners, error, isFetching, refetch } = useGetCurrentBannersQuery(undefined, UP_TO_DATE);
  const [deleteBanner] = useDeleteBannerMutation();
  const confirm = useConfirm();
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);

  const onDelete = async ({ id }: Banner) => {
    if (!(await confirm({ title: 'Are you sure you want to delete this banner?', okText: 'Delete' }))) return;
    // The card goes, and with it the button that had the focus.
    heading.current?.focus();
    try {
      await deleteBanner(id).unwrap();
      notify.success(BANNER_DELETED);
    } catch (refused) {
      notify.error(messageOf(refused));
    }
  };

  const content = () => {
    if (banners) {
      if (banners.length === 0) return <p className={styles.empty}>No banners yet. The carousel stays hidden until you add one.</p>;
      return (
        <ul className={styles.grid}>
          {banners.map((banner) => (
            <li key={banner.id} className={styles.card}>
              <BannerFace titleAs="h3" banner={banner} />
              <div className={styles.delete}>
                <IconButton
                  variant="floating"
                  label={`Delete banner ${banner.title}`}
                  icon={<TrashIcon />}
                  onClick={() => void onDelete(banner)}
                />
              </div>
            </li>
          ))}
        </ul>
      );
    }
    if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />;
    return <Loading />;
  };
  return (
    <section aria-labelledby="current-banners">
      <h2 id="current-banners" ref={heading} tabIndex={-1} className={styles.section}>Current Banners</h2>
      {content()}
    </section>
  );
}

function Loading() {
  return (
    <div className={styles.grid} role="status">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: 3 }, (_, card) => (
        <div key={card} className={styles.card}>
          <Skeleton height="auto" className={styles.plateToCome} />
          <div className={styles.words}>
            <Skeleton width="50%" height="1.3rem" />
            <Skeleton width="80%" height="1.375rem" />
            <Skeleton width="6rem" height="1.2rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
