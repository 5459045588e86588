import { DeleteOutlined } from '@ant-design/icons';
import { Button, Card, Empty, Flex } from 'antd';
import { useRef } from 'react';
import type { Banner } from '../../domain/banner/banner';
import { messageOf } from '../../shared/api/apiError';
import { NewRowsButton } from '../../shared/back-office/HeadingRow';
import { listId } from '../../shared/back-office/hooks/useFocusRestore';
import { MissingRows, MissingTag } from '../../shared/back-office/live-rows/MissingTag';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStableList } from '../../shared/back-office/live-rows/useStableRows';
import { useConfirmedRemoval } from '../../shared/back-office/undo/useConfirmedRemoval';
import { ErrorState } from '../../shared/ui';
import { BannerCard } from './BannerCard';
import styles from './Banners.module.css';
import { BANNER_DELETED, useDeleteBannerMutation, useGetCurrentBannersQuery } from './bannersApi';

/** The banners in the order of the carousel, each with a delete button (docs/behaviour.md, section 2, Admin banners). */
export function CurrentBanners() {
  const result = useGetCurrentBannersQuery(undefined, REFETCH_OPTIONS);
  const { error, isFetching, refetch } = result;
  const { rows: banners, stable } = useStableList('banners', result, idOf);
  const [deleteBanner] = useDeleteBannerMutation();
  const remove = useConfirmedRemoval();
  const heading = useRef<HTMLHeadingElement>(null);

  const onDelete = ({ id, title }: Banner) => {
    void remove({
      question: { title: 'Are you sure you want to delete this banner?', content: title, okText: 'Delete' },
      heading: heading.current,
      send: () => deleteBanner(id),
      onSent: (succeeded) => { stable.leave(id, succeeded); },
      done: BANNER_DELETED,
      record: title,
    });
  };

  const content = () => {
    if (banners?.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="No banners yet. The carousel stays hidden until you add one." />;
    if (banners) {
      return (
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
      );
    }
    if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />;
    return (
      <div className={styles.grid} role="status">
        <span className="visually-hidden">Loading</span>
        {['first', 'second', 'third'].map((card) => <Card key={card} size="small" loading cover={<div className={styles.plate} />} />)}
      </div>
    );
  };
  return (
    <section id={listId('banners')} tabIndex={-1} aria-labelledby="current-banners">
      <Flex wrap align="center" gap="medium" className={styles.section ?? ''}>
        <h2 id="current-banners" ref={heading} tabIndex={-1}>Current Banners</h2>
        <NewRowsButton list="banners" nouns={['banner', 'banners']} size={Infinity} stable={stable} />
      </Flex>
      <MissingRows value={stable.missing}>{content()}</MissingRows>
    </section>
  );
}

const idOf = ({ id }: Banner) => id;
