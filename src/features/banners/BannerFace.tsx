import type { CSSProperties } from 'react';
import type { Banner } from '../../domain/banner';
import { BANNER_HUES } from '../../shared/ui';
import styles from './Banners.module.css';
import { BannerPicture } from './BannerPicture';

interface BannerFaceProps {
  banner: Pick<Banner, 'title' | 'subtitle' | 'image' | 'buttonLink'> & Partial<Pick<Banner, 'colorClass'>>;
  /** The level of the title among the headings of the page. */
  titleAs: 'h3' | 'p';
}

/** A banner in small: its picture on the colour it has in the carousel, and its words. */
export function BannerFace({ banner: { title, subtitle, image, buttonLink, colorClass = 'tomato' }, titleAs: Title }: BannerFaceProps) {
  return (
    <>
      <div data-plate className={styles.plate} style={{ '--hue': BANNER_HUES[colorClass] } as CSSProperties}>
        {image !== '' && <BannerPicture url={image} />}
      </div>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
        {buttonLink !== '' && <p className={styles.link}>{`Leads to ${buttonLink}`}</p>}
      </div>
    </>
  );
}
