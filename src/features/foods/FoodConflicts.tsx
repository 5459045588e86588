import { Button, Card, Flex } from 'antd';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { CHANGED_MEANWHILE } from '../../domain/conflict';
import { formatPrice } from '../../domain/money';
import { parsePrice } from '../../domain/parseNumber';
import { onFirstPress } from '../../shared/lib/onFirstPress';
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

/** The fields in which a form differs from what another administrator has made of them, in its order. */
export function differencesOf(typed: FoodDraft, theirs: Partial<FoodDraft>): readonly Name[] {
  return (Object.keys(LABELS) as Name[]).filter((name) => theirs[name] !== undefined && theirs[name] !== typed[name]);
}

function shown(name: Name, value: string, { category }: FoodDraft, picture: string): ReactNode {
  if (name === 'price') return formatPrice(parsePrice(value));
  if (name === 'image') return <FoodPicture src={value} category={category} alt={picture} shape="square" className={styles.conflictPicture} />;
  return name === 'stock' || name === 'diet' ? value : `“${value}”`;
}

interface FoodConflictsProps {
  /** Another refusal is another object, and takes the focus again. */
  theirs: Partial<FoodDraft>;
  differing: readonly Name[];
  /** What is typed here. */
  typed: FoodDraft;
  onTake: (name: Name, value: string) => void;
  /** Gets the focus once nothing differs any longer. */
  saveButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The conflicts of a form that was not saved because another administrator has changed the same dish, field by field. What
 * was typed stays until theirs is taken, and is saved by the next submission.
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
              <p><strong>{LABELS[name]}</strong>: now <span>{shown(name, theirs[name] ?? '', typed, 'their picture')}</span>, yours <span>{shown(name, typed[name], typed, 'your picture')}</span></p>
              <TakeButton
                label={LABELS[name]}
                onTake={() => {
                  // The button goes with its conflict.
                  (differing.length > 1 ? heading : saveButton).current?.focus();
                  onTake(name, theirs[name] ?? '');
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
  // The next conflict takes this one's place, and has not been read yet.
  return <Button aria-label={`Take theirs: ${label}`} onClick={onFirstPress(onTake)}>Take theirs</Button>;
}
