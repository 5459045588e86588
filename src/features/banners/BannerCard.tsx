import { Card, Flex } from 'antd';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Banner } from '../../domain/banner/banner';
import { isSafeImage } from '../../domain/text/safeUrl';
import { assetUrl, isCutOut } from '../../shared/utils/assetUrl';
import { classNames } from '../../shared/utils/classNames';
import { BANNER_HUES } from '../../shared/ui';
import styles from './Banners.module.css';

interface BannerCardProps {
  banner: Pick<Banner, 'title' | 'subtitle' | 'image' | 'buttonLink'> & Partial<Pick<Banner, 'colorClass'>>;
  /** The element of the title: a heading in the list, a paragraph in the preview. */
  titleAs: 'h3' | 'p';
  /** Placed under the text. */
  mark?: ReactNode;
  /** Placed over the corner of the picture. */
  action?: ReactNode;
}

/** A small banner: its picture on the background of the carousel, with title, subtitle and link. */
export function BannerCard({ banner: { title, subtitle, image, buttonLink, colorClass = 'tomato' }, titleAs: Title, mark, action }: BannerCardProps) {
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
        {mark}
      </Flex>
    </Card>
  );
}

const INVALID = 'pictures/invalid-image-url.svg';

/**
 * A banner's picture. If it does not load, a placeholder labelled 'Invalid image URL' is shown (docs/behaviour.md, section
 * 5).
 */
function BannerPicture({ url }: { url: string }) {
  const [broken, setBroken] = useState<string>();
  const invalid = url === broken || !isSafeImage(url);
  return (
    <img
      className={classNames(styles.picture, (isCutOut(url) || invalid) && styles.whole)}
      src={assetUrl(invalid ? INVALID : url)}
      alt={invalid ? 'Invalid image URL' : ''}
      loading="lazy"
      onError={() => { setBroken(url); }}
    />
  );
}
