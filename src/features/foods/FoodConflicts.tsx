import { Button, Card, Flex } from 'antd';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { CHANGED_MEANWHILE } from '../../domain/http/conflict';
import { isEqual } from '../../domain/isEqual';
import { formatPrice } from '../../domain/number/money';
import { parsePrice } from '../../domain/number/parseNumber';
import { ignoreRepeatClicks } from '../../shared/utils/ignoreRepeatClicks';
import { FoodPicture } from '../../shared/ui';
import type { FoodDraft } from './foodDraft';
import styles from './FoodForm.module.css';

type Name = Exclude<keyof FoodDraft, 'newCategory'>;

/** The label of each field in the form. */
const LABELS: Readonly<Record<Name, string>> = {
  name: 'Name',
  price: 'Price',
  image: 'Image',
  category: 'Category',
  description: 'Description',
  stock: 'Stock',
  diet: 'Veg or Non-Veg',
};

/** The fields whose typed value differs from another administrator's value, in the order of the form. */
export function differencesOf(typed: FoodDraft, theirs: Partial<FoodDraft>): readonly Name[] {
  return (Object.keys(LABELS) as Name[]).filter((name) => theirs[name] !== undefined && !isEqual(theirs[name], typed[name]));
}

function shown(name: Name, values: Partial<FoodDraft>, { category }: FoodDraft, picture: string): ReactNode {
  const value = values[name] ?? '';
  if (name === 'price') return formatPrice(parsePrice(values.price ?? ''));
  if (name === 'image') return <FoodPicture src={values.image ?? ''} category={category} alt={picture} shape="square" className={styles.conflictPicture} />;
  return name === 'stock' || name === 'diet' ? value : `“${value}”`;
}

interface FoodConflictsProps {
  /** The other administrator's values. A new object, after another refused save, takes the focus again. */
  theirs: Partial<FoodDraft>;
  differing: readonly Name[];
  /** The values in the form. */
  typed: FoodDraft;
  onTake: (name: Name, value: FoodDraft[Name] | undefined) => void;
  /** Takes the focus when no conflict is left. */
  saveButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The fields of a refused save that another administrator has changed too. For each the user can take the other value;
 * otherwise the next submission saves the typed one.
 */
export function FoodConflicts({ theirs, differing, typed, onTake, saveButton }: FoodConflictsProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => { heading.current?.focus(); }, [theirs]);
  return (
    <section aria-labelledby={headingId}>
      <Card size="small" className={styles.conflicts ?? ''}>
        <h3 id={headingId} ref={heading} tabIndex={-1}>{CHANGED_MEANWHILE}</h3>
        <p>Your changes have not been saved. Please look at these first.</p>
        <ul className={styles.conflictList}>
          {differing.map((name) => (
            <Flex key={name} component="li" wrap gap="small" align="center" justify="space-between">
              <p><strong>{LABELS[name]}</strong>: now <span>{shown(name, theirs, typed, 'their picture')}</span>, yours <span>{shown(name, typed, typed, 'your picture')}</span></p>
              <TakeButton
                label={LABELS[name]}
                onTake={() => {
                  // The button is removed with its conflict.
                  (differing.length > 1 ? heading : saveButton).current?.focus();
                  onTake(name, theirs[name]);
                }}
              />
            </Flex>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function TakeButton({ label, onTake }: { label: string; onTake: () => void }) {
  // The next conflict moves into this place: a second click must not accept it unread.
  return <Button aria-label={`Take theirs: ${label}`} onClick={ignoreRepeatClicks(onTake)}>Take theirs</Button>;
}
