import type { ReactNode, RefObject } from 'react';
import { formatPrice } from '../../domain/money';
import { parsePrice } from '../../domain/parseNumber';
import { ChangedMeanwhile } from '../../shared/back-office/ChangedMeanwhile';
import { FoodPicture } from '../../shared/ui';
import type { FoodDraft } from './foodDraft';
import styles from './FoodForm.module.css';

type Name = Exclude<keyof FoodDraft, 'newCategory'>;

/** Each field as the form calls it. */
const LABELS: Readonly<Record<Name, string>> = {
  name: 'Name',
  price: 'Price',
  image: 'Image',
  category: 'Category',
  description: 'Description',
  stock: 'Stock',
  diet: 'Veg or Non-Veg',
};

/** The fields in which a form says something else than somebody has made of them, in its order. */
export function differencesOf(typed: FoodDraft, theirs: Partial<FoodDraft>): readonly Name[] {
  return (Object.keys(LABELS) as Name[]).filter((name) => theirs[name] !== undefined && theirs[name] !== typed[name]);
}

function shown(name: Name, value: string, { category }: FoodDraft, picture: string): ReactNode {
  if (name === 'price') return formatPrice(parsePrice(value));
  if (name === 'image') return <FoodPicture src={value} category={category} alt={picture} shape="square" className={styles.theirPicture} />;
  return name === 'stock' || name === 'diet' ? value : `“${value}”`;
}

interface TheirChangesProps {
  theirs: Partial<FoodDraft>;
  differing: readonly Name[];
  /** What is typed here. */
  typed: FoodDraft;
  onTake: (name: Name, value: string) => void;
  saveButton: RefObject<HTMLButtonElement | null>;
}

/** What somebody else has made of a dish while it was edited here. */
export function TheirChanges({ theirs, differing, typed, onTake, saveButton }: TheirChangesProps) {
  const changes = differing.map((name) => {
    const value = theirs[name] ?? '';
    return {
      label: LABELS[name],
      now: shown(name, value, typed, 'their picture'),
      mine: shown(name, typed[name], typed, 'your picture'),
      take: () => { onTake(name, value); },
    };
  });
  return <ChangedMeanwhile changes={changes} refused={theirs} saveButton={saveButton} />;
}
