import { type CSSProperties, useState } from 'react';
import { categoryKey } from '../../../domain/category/categoryKey';
import { PLACEHOLDER, isCutOut, pictureSource } from '../../utils/assetUrl';
import { classNames } from '../../utils/classNames';
import styles from './FoodPicture.module.css';

interface FoodPictureProps {
  /** As stored with the food: one of our own pictures, or any URL. */
  src: string;
  /** Determines the colour of the plate. */
  category: string;
  /** Empty if the food's name is displayed beside the picture. */
  alt?: string | undefined;
  /** wide: the top of a card; square: a row of a list; hero: a dialog. */
  shape?: 'wide' | 'square' | 'hero' | undefined;
  className?: string | undefined;
}

/** Displayed width of a cut-out in each shape, as a value of `<img sizes>` (FoodPicture.module.css). */
const DRAWN_WIDTH = { wide: '(max-width: 47.98em) 116px, 160px', square: '48px', hero: '320px' } as const;

/**
 * A picture of a food on a tinted plate. The box has its final size before the picture loads; the placeholder replaces a
 * picture that fails to load (docs/behaviour.md, section 5). Our own cut-outs are drawn on the plate, other photographs
 * cover it.
 */
export function FoodPicture({ src, category, alt = '', shape = 'wide', className }: FoodPictureProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src.trim() === '' || broken === src ? PLACEHOLDER : src;
  const cutOut = isCutOut(shown);
  return (
    <span
      data-plate
      className={classNames(styles.plate, styles[shape], cutOut && styles.shadowed, className)}
      style={{ '--hue': categoryHue(category) } as CSSProperties}
    >
      <img
        className={cutOut ? styles.cutOut : styles.photo}
        {...pictureSource(shown, DRAWN_WIDTH[shape])}
        alt={alt}
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
        onError={() => { setBroken(src); }}
      />
    </span>
  );
}

/** Hues chosen for the sample categories, so that the food contrasts with its plate. */
const CHOSEN_HUES: ReadonlyMap<string, number> = new Map([
  // Order lines have no category.
  ['', 28],
  ['pizza', 28],
  ['pasta', 44],
  ['salad', 118],
  ['beverages', 198],
  ['desserts', 345],
]);

/** The hue of each banner colour. */
export const BANNER_HUES = { tomato: 28, basil: 118, sky: 198 } as const;

/** The golden angle, in degrees: consecutive numbers land far apart on the colour wheel. */
export const GOLDEN_ANGLE = 137.508;

/**
 * Returns the hue of a category's plates, in degrees. It depends only on the name, so it is stable across screens and
 * reloads.
 */
export function categoryHue(category: string): number {
  const name = categoryKey(category);
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return CHOSEN_HUES.get(name) ?? Math.round((sum * GOLDEN_ANGLE) % 360);
}
