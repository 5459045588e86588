import { Card, Flex } from 'antd';
import * as v from 'valibot';
import { PriceSchema, formatPrice } from '../../domain/number/money';
import { parsePrice } from '../../domain/number/parseNumber';
import { useDebouncedText } from '../../shared/back-office/hooks/useDebouncedText';
import { DietMark, FoodPicture } from '../../shared/ui';
import type { FoodDraft } from './foodDraft';
import styles from './FoodForm.module.css';

interface FoodPreviewProps {
  draft: FoodDraft;
  /** Called with the address of a picture that could not be loaded. */
  onBroken: (image: string) => void;
}

/** The dish as customers will see it, with a debounced picture; one that does not load is replaced by the placeholder. */
export function FoodPreview({ draft: { name, price, image, category, diet }, onBroken }: FoodPreviewProps) {
  const shown = useDebouncedText(image.trim());
  const amount = parsePrice(price);
  return (
    <figure className={styles.preview} onErrorCapture={() => { onBroken(shown); }}>
      <figcaption>Preview</figcaption>
      <Card size="small" cover={<FoodPicture src={shown} category={category} alt={shown === '' ? '' : `Picture of ${name.trim() || 'the dish'}`} />}>
        <Flex vertical gap={4}>
          <DietMark isVeg={diet === 'Veg'} />
          <p className={styles.previewName}>{name.trim() || 'Name'}</p>
          <p className="price">{formatPrice(v.is(PriceSchema, amount) ? amount : null)}</p>
        </Flex>
      </Card>
    </figure>
  );
}
