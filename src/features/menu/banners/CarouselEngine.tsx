import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useState } from 'react';

/** Embla's API, which moves the slides. */
export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselEngineProps {
  /** The element around the row of slides. */
  viewport: RefObject<HTMLElement | null>;
  /** The slide that is selected when the engine starts. */
  startIndex: number;
  onApi: (api: CarouselApi | null) => void;
  onSelect: (index: number) => void;
}

/** Makes rendered slides draggable. Renders nothing itself, so nothing shifts when its chunk has loaded. */
export function CarouselEngine({ viewport, startIndex, onApi, onSelect }: CarouselEngineProps) {
  const [options] = useState({
    startIndex,
    direction: document.dir === 'rtl' ? 'rtl' as const : 'ltr' as const,
    // docs/behaviour.md, section 9.
    dragThreshold: 10,
    duration: 25,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [attach, api] = useEmblaCarousel(options);

  useEffect(() => {
    attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return undefined;
    const select = () => { onSelect(api.selectedScrollSnap()); };
    api.on('select', select).on('reInit', select);
    onApi(api);
    return () => {
      api.off('select', select).off('reInit', select);
      onApi(null);
    };
  }, [api, onApi, onSelect]);

  return null;
}
