import { type CSSProperties, useState } from 'react';
import { PLACEHOLDER, isCutOut, pictureSource } from '../lib/assetUrl';
import { classNames } from '../lib/classNames';
import styles from './FoodPicture.module.css';
import { plateHue } from './plateHue';

interface FoodPictureProps {
  /** As stored with the food: one of our own pictures, or any address. */
  src: string;
  /** Colours the plate. */
  category: string;
  /** Empty where the food's name stands beside it. */
  alt?: string | undefined;
  /** wide: the top of a card; square: a line of a list; hero: a dialog. */
  shape?: 'wide' | 'square' | 'hero' | undefined;
  /** eager for what the first screen shows. */
  loading?: 'lazy' | 'eager' | undefined;
  className?: string | undefined;
}

/** How wide a cut-out is drawn in each shape (FoodPicture.module.css). */
const DRAWN_WIDTH = { wide: '(max-width: 47.98em) 116px, 160px', square: '48px', hero: '320px' } as const;

/**
 * A food on its plate. The box has its final size before the picture arrives; a picture that cannot be
 * loaded gives way to the placeholder (specification section 5). Our own cut-outs stand on the plate,
 * a photograph from elsewhere fills it.
 */
export function FoodPicture({ src, category, alt = '', shape = 'wide', loading = 'lazy', className }: FoodPictureProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src.trim() === '' || broken === src ? PLACEHOLDER : src;
  const cutOut = isCutOut(shown);
  return (
    <span
      data-plate
      className={classNames(styles.plate, styles[shape], cutOut && styles.shadowed, className)}
      style={{ '--hue': plateHue(category) } as CSSProperties}
    >
      <img
        className={cutOut ? styles.cutOut : styles.photo}
        {...pictureSource(shown, DRAWN_WIDTH[shape])}
        alt={alt}
        width={320}
        height={320}
        loading={loading}
        decoding="async"
        onError={() => { setBroken(src); }}
      />
    </span>
  );
}
