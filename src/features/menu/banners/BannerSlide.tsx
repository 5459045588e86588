import { type CSSProperties, memo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Banner, bannerTarget } from '../../../domain/banner/banner';
import { PLACEHOLDER, isCutOut, pictureSource } from '../../../shared/utils/assetUrl';
import { classNames } from '../../../shared/utils/classNames';
import { BANNER_HUES, ButtonLink, buttonClass } from '../../../shared/ui';
import { showMenu } from '../CategoryRail';
import styles from './BannerSlide.module.css';

interface BannerSlideProps {
  banner: Banner;
  /** True for the slide in the first viewport. */
  first: boolean;
}

/** One promotion. Fields that the back office left empty are not rendered. */
export const BannerSlide = memo(function BannerSlide({ banner, first }: BannerSlideProps) {
  return (
    <div data-plate className={styles.slide} style={{ '--hue': BANNER_HUES[banner.colorClass] } as CSSProperties}>
      <SlidePicture key={banner.image} src={banner.image} first={first} />
      <div className={styles.words}>
        <p className={styles.title}>{banner.title}</p>
        {banner.subtitle !== '' && <p className={styles.subtitle}>{banner.subtitle}</p>}
        {banner.description !== '' && <p className={styles.description}>{banner.description}</p>}
        <SlideLink banner={banner} />
      </div>
    </div>
  );
});

/** Displayed width of a cut-out, as a value of `<img sizes>`. */
const DRAWN_WIDTH = '(max-width: 47.98em) 179px, 320px';

/** The placeholder replaces a picture that fails to load (docs/behaviour.md, section 5). */
function SlidePicture({ src, first }: { src: string; first: boolean }) {
  const [broken, setBroken] = useState(src.trim() === '');
  const shown = broken ? PLACEHOLDER : src;
  return (
    <img
      className={classNames(styles.picture, isCutOut(shown) ? styles.cutOut : styles.photo)}
      {...pictureSource(shown, DRAWN_WIDTH)}
      alt=""
      width={480}
      height={480}
      draggable={false}
      decoding="async"
      fetchPriority={first ? 'high' : 'low'}
      onError={() => { setBroken(true); }}
    />
  );
}

function SlideLink({ banner }: { banner: Banner }) {
  const { pathname } = useLocation();
  const target = bannerTarget(banner.buttonLink);
  if (target === null) return null;
  const words = banner.buttonText.trim() || 'See more';
  // Several promotions may have the same button text, so the label includes the title.
  const label = `${words}: ${banner.title}`;
  if (target.kind === 'site') {
    return (
      <a className={buttonClass({}, styles.link)} href={target.href} rel="noopener" aria-label={label}>
        {words}
      </a>
    );
  }
  return (
    <ButtonLink
      className={styles.link}
      to={target.to}
      aria-label={label}
      onClick={() => {
        // A link to the current page scrolls to the menu.
        if (target.to === pathname) showMenu();
      }}
    >
      {words}
    </ButtonLink>
  );
}
