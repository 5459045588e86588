import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Banner } from '../../domain/banner/banner';
import { ListCard } from '../../shared/back-office/ListCard';
import { MissingTag } from '../../shared/back-office/live-rows/MissingTag';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStableList } from '../../shared/back-office/live-rows/useStableList';
import { useConfirmedRemoval } from '../../shared/back-office/undo/useConfirmedRemoval';
import { BannerCard } from './BannerCard';
import styles from './Banners.module.css';
import { BANNER_DELETED, useDeleteBannerMutation, useGetCurrentBannersQuery } from './bannersApi';

/** The banners in the order of the carousel, each with a delete button (docs/behaviour.md, section 2, Admin banners). */
export function CurrentBanners() {
  const result = useGetCurrentBannersQuery(undefined, REFETCH_OPTIONS);
  const { rows, stable } = useStableList('banners', result, idOf);
  const [deleteBanner] = useDeleteBannerMutation();
  const remove = useConfirmedRemoval('banners', stable.leave);

  const onDelete = ({ id, title }: Banner) => {
    void remove(id, {
      question: { title: 'Are you sure you want to delete this banner?', content: title, okText: 'Delete' },
      send: () => deleteBanner(id),
      done: BANNER_DELETED,
      record: title,
    });
  };

  return (
    <ListCard
      name="banners"
      title="Current Banners"
      nouns={['banner', 'banners']}
      result={result}
      rows={rows}
      stable={stable}
      empty="No banners yet. The carousel stays hidden until you add one."
    >
      {(banners) => (
        <ul className={styles.grid}>
          {banners.map((banner) => {
            const label = `Delete banner ${banner.title}`;
            return (
              <li key={banner.id}>
                <BannerCard
                  titleAs="h3"
                  banner={banner}
                  mark={<MissingTag id={banner.id} />}
                  action={<Button className={styles.delete ?? ''} shape="circle" icon={<DeleteOutlined aria-hidden />} aria-label={label} data-tooltip={label} onClick={() => { onDelete(banner); }} />}
                />
              </li>
            );
          })}
        </ul>
      )}
    </ListCard>
  );
}

const idOf = ({ id }: Banner) => id;
