import { Button, Card, Flex } from 'antd';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { CHANGED_BY_OTHERS } from '../../../domain/http/conflict';
import { ignoreRepeatClicks } from '../../utils/ignoreRepeatClicks';
import styles from './FieldConflicts.module.css';

export interface FieldConflictsProps<Draft extends object> {
  /** The label of each field in the form, in its order. */
  labels: Readonly<Partial<Record<keyof Draft, string>>>;
  /** The other administrator's values. A new object, after another refused save, takes the focus again. */
  theirs: Partial<Draft>;
  /** The fields of them whose typed value is another one, in the order of the labels. */
  differing: readonly (keyof Draft)[];
  /** The values in the form. */
  typed: Draft;
  /** Renders a value of the draft. */
  shown: (name: keyof Draft, values: Partial<Draft>, whose: 'their' | 'your') => ReactNode;
  /** True where the other values have arrived while the user types, and no save was refused: the focus stays in the field. */
  live?: boolean | undefined;
  onTake: (name: keyof Draft, value: Draft[keyof Draft] | undefined) => void;
  /** Takes the focus when no conflict is left. */
  saveButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The fields of a form that another administrator has changed too. For each the user can take the other value; otherwise the
 * next submission saves the typed one.
 */
export function FieldConflicts<Draft extends object>({ labels, theirs, differing, typed, shown, live = false, onTake, saveButton }: FieldConflictsProps<Draft>) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (live) return;
    heading.current?.focus();
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [theirs, live]);
  return (
    <section aria-labelledby={headingId} role={live ? 'alert' : undefined}>
      <Card size="small" className={styles.conflicts ?? ''}>
        <h3 id={headingId} ref={heading} tabIndex={-1}>{CHANGED_BY_OTHERS}</h3>
        <p>{live ? 'What you typed is still here. Please look at these before you save.' : 'Your changes have not been saved. Please look at these first.'}</p>
        <ul className={styles.list}>
          {differing.map((name) => (
            <Flex key={String(name)} component="li" wrap gap="small" align="center" justify="space-between">
              <p><strong>{labels[name]}</strong>: now <span>{shown(name, theirs, 'their')}</span>, yours <span>{shown(name, typed, 'your')}</span></p>
              <TakeButton
                label={labels[name] ?? ''}
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
