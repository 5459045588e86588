import { Card, Flex } from 'antd';
import * as v from 'valibot';
import { PriceSchema, formatPrice } from '../../domain/number/money';
import { parsePrice } from '../../domain/number/parseNumber';
import type { usePictureCheck } from '../../shared/back-office/forms/usePictureCheck';
import { DietMark, FoodPicture } from '../../shared/ui';
import type { FoodDraft } from './foodDraft';
import styles from './FoodForm.module.css';

/**
 * The dish as customers will see it.
 * @param check of its picture; one that does not load is replaced by the placeholder
 */
export function FoodPreview({ draft: { name, price, category, diet }, check: { picture, onErrorCapture } }: { draft: FoodDraft; check: ReturnType<typeof usePictureCheck> }) {
  const amount = parsePrice(price);
  return (
    <figure className={styles.preview} onErrorCapture={onErrorCapture}>
      <figcaption>Preview</figcaption>
      <Card size="small" cover={<FoodPicture src={picture} category={category} alt={picture === '' ? '' : `Picture of ${name.trim() || 'the dish'}`} />}>
        <Flex vertical gap={4}>
          <DietMark isVeg={diet === 'Veg'} />
          <p className={styles.previewName}>{name.trim() || 'Name'}</p>
          <p className="price">{formatPrice(v.is(PriceSchema, amount) ? amount : null)}</p>
        </Flex>
      </Card>
    </figure>
  );
}
