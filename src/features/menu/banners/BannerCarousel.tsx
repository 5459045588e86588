import { type ReactNode, useRef, useState } from 'react';
import type { Banner } from '../../../domain/banner/banner';
import { messageOf } from '../../../shared/api/apiError';
import { ChevronLeftIcon, ChevronRightIcon, ErrorState, IconButton, Skeleton, lazyPart } from '../../../shared/ui';
import { classNames } from '../../../shared/utils/classNames';
import { useGetBannersQuery } from '../menuApi';
import type { CarouselApi } from './CarouselEngine';
import { BannerSlide } from './BannerSlide';
import styles from './BannerCarousel.module.css';

/** Loads the carousel, separately from the menu, so that its failure does not affect the menu. */
export function BannerCarousel() {
  const { data: banners, error, isFetching, refetch } = useGetBannersQuery(undefined, { refetchOnFocus: true });
  if (banners) return banners.length > 0 ? <Carousel banners={banners} /> : null;
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

/** If the engine's chunk cannot be loaded, the carousel works without dragging. */
const Engine = lazyPart(async () => (await import('./CarouselEngine')).CarouselEngine);

/**
 * The promotions (docs/behaviour.md, section 2, /user). The first slide renders immediately; the engine that makes the
 * slides draggable loads after the first paint, and the buttons work without it. Slides never advance automatically.
 */
function Carousel({ banners }: { banners: readonly Banner[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const [api, setApi] = useState<CarouselApi | null>(null);
  const many = banners.length > 1;
  // The selected banner may have been deleted since.
  const current = Math.min(selected, banners.length - 1);

  const show = (index: number) => {
    if (index < 0 || index >= banners.length) return;
    setSelected(index);
    api?.scrollTo(index);
  };
  const arrow = (label: string, target: number, icon: ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={target < 0 || target >= banners.length}
      onClick={() => { show(target); }}
    />
  );

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="Promotions">
      <div className={styles.viewport} ref={viewport}>
        {/* Announces the slide that the buttons have selected; all others are inert. */}
        <div className={styles.row} aria-live="polite">
          {banners.map((banner, index) => (
            <div
              key={banner.id}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${String(index + 1)} of ${String(banners.length)}`}
              inert={index !== current}
              // The engine moves the row; before it has loaded, the slides are offset with CSS.
              style={api ? undefined : { insetInlineStart: `${String(-100 * current)}%` }}
            >
              <BannerSlide banner={banner} first={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {/* With one promotion it is empty, as high as while they load. */}
      <div className={styles.controls}>
        {many && (
          <>
            {arrow('Previous promotion', current - 1, <ChevronLeftIcon />)}
            {banners.map((banner, index) => (
              <button
                key={banner.id}
                type="button"
                className={styles.dot}
                aria-label={`Show ${banner.title}`}
                aria-current={index === current}
                onClick={() => { show(index); }}
              />
            ))}
            {arrow('Next promotion', current + 1, <ChevronRightIcon />)}
          </>
        )}
      </div>
      {many && <Engine viewport={viewport} startIndex={current} onApi={setApi} onSelect={setSelected} />}
    </section>
  );
}
