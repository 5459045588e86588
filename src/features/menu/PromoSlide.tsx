import { type CSSProperties, memo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Banner } from '../../domain/banner';
import { bannerTarget } from '../../domain/bannerTarget';
import { PLACEHOLDER, isCutOut, pictureSource } from '../../shared/lib/assetUrl';
import { classNames } from '../../shared/lib/classNames';
import { BANNER_HUES, ButtonLink } from '../../shared/ui';
import { buttonClass } from '../../shared/ui/buttonClass';
import { showMenu } from './menuPlace';
import styles from './PromoSlide.module.css';

interface PromoSlideProps {
  banner: Banner;
  /** It is what the first screen shows. */
  first: boolean;
  /** The first screen has been painted: the other pictures are fetched before somebody turns to them. */
  awaited: boolean;
}

/** One promotion. Whatever the back office has left out is left out here. */
export const PromoSlide = memo(function PromoSlide({ banner, first, awaited }: PromoSlideProps) {
  return (
    <div data-plate className={styles.slide} style={{ '--hue': BANNER_HUES[banner.colorClass] } as CSSProperties}>
      <SlidePicture key={banner.image} src={banner.image} first={first} awaited={awaited} />
      <div className={styles.words}>
        <p className={styles.title}>{banner.title}</p>
        {banner.subtitle !== '' && <p className={styles.subtitle}>{banner.subtitle}</p>}
        {banner.description !== '' && <p className={styles.description}>{banner.description}</p>}
        <SlideLink banner={banner} />
      </div>
    </div>
  );
});

/** How wide a promotion's cut-out is drawn. */
const DRAWN_WIDTH = '(max-width: 47.98em) 179px, 320px';

/** A picture that cannot be loaded gives way to the placeholder (specification, section 5). */
function SlidePicture({ src, first, awaited }: { src: string } & Omit<PromoSlideProps, 'banner'>) {
  const [broken, setBroken] = useState(src.trim() === '');
  const shown = broken ? PLACEHOLDER : src;
  return (
    <img
      className={classNames(styles.picture, isCutOut(shown) ? styles.cutOut : styles.photo)}
      // The others wait: what the first screen needs comes first.
      {...(first || awaited) && pictureSource(shown, DRAWN_WIDTH)}
      alt=""
      width={480}
      height={480}
      draggable={false}
      decoding="async"
      {...(first && { fetchPriority: 'high' as const })}
      onError={() => { setBroken(true); }}
    />
  );
}

function SlideLink({ banner }: { banner: Banner }) {
  const { pathname } = useLocation();
  const target = bannerTarget(banner.buttonLink);
  if (target === null) return null;
  const words = banner.buttonText.trim() || 'See more';
  // Several promotions may say 'Order now': the title tells them apart.
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
        // A promotion of the menu stands on the menu's own page: it leads down to it.
        if (target.to === pathname) showMenu();
      }}
    >
      {words}
    </ButtonLink>
  );
}
