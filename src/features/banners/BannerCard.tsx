import { Card, Flex } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import type { Banner } from '../../domain/banner';
import { BANNER_HUES } from '../../shared/ui';
import styles from './Banners.module.css';
import { BannerPicture } from './BannerPicture';

interface BannerCardProps {
  banner: Pick<Banner, 'title' | 'subtitle' | 'image' | 'buttonLink'> & Partial<Pick<Banner, 'colorClass'>>;
  /** The level of the title among the headings of the page. */
  titleAs: 'h3' | 'p';
  /** Lies over the picture's corner. */
  action?: ReactNode;
}

/** A banner in small: its picture on the colour it has in the carousel, and its words. */
export function BannerCard({ banner: { title, subtitle, image, buttonLink, colorClass = 'tomato' }, titleAs: Title, action }: BannerCardProps) {
  const cover = (
    <div data-plate className={styles.plate} style={{ '--hue': BANNER_HUES[colorClass] } as CSSProperties}>
      {image !== '' && <BannerPicture url={image} />}
      {action}
    </div>
  );
  return (
    <Card size="small" cover={cover}>
      <Flex vertical gap={4} className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {subtitle !== '' && <p>{subtitle}</p>}
        {buttonLink !== '' && <p>{`Leads to ${buttonLink}`}</p>}
      </Flex>
    </Card>
  );
}
