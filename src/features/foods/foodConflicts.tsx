import { describeGroup } from '../../domain/food/options';
import { formatPrice } from '../../domain/number/money';
import { parsePrice } from '../../domain/number/parseNumber';
import { FoodPicture } from '../../shared/ui';
import type { FoodDraft } from './foodDraft';
import styles from './FoodForm.module.css';
import { groupOf } from './options/optionsDraft';

/** The label of each field in the form that another administrator may have changed too. */
export const FOOD_LABELS: Readonly<Record<Exclude<keyof FoodDraft, 'newCategory'>, string>> = {
  name: 'Name',
  price: 'Price',
  image: 'Image',
  category: 'Category',
  description: 'Description',
  stock: 'Stock',
  diet: 'Veg or Non-Veg',
  options: 'Options',
  allergens: 'Allergens',
  diets: 'Special diets',
};

/** Renders a value of the form beside another administrator's. @param typed the values in the form */
export function shownInConflict(name: keyof FoodDraft, values: Partial<FoodDraft>, whose: 'their' | 'your', { category }: FoodDraft) {
  const { options = [], allergens = [], diets = [] } = values;
  if (name === 'options') return options.length > 0 ? options.map((group) => describeGroup(groupOf(group))).join('; ') : 'none';
  if (name === 'allergens' || name === 'diets') return (name === 'diets' ? diets : allergens).join(', ') || 'none';
  const value = values[name] ?? '';
  if (name === 'price') return formatPrice(parsePrice(values.price ?? ''));
  if (name === 'image') return <FoodPicture src={values.image ?? ''} category={category} alt={`${whose} picture`} shape="square" className={styles.conflictPicture} />;
  return name === 'stock' || name === 'diet' ? value : `“${value}”`;
}
