import { Button, Card, Flex, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useId } from 'react';
import { CHANGED_BY_OTHERS } from '../../../domain/http/conflict';
import { isEqual } from '../../../domain/isEqual';
import { ignoreRepeatClicks } from '../../utils/ignoreRepeatClicks';
import { FormErrors } from './FormErrors';
import styles from './FormFooter.module.css';

interface FormFooterProps<Draft extends object> {
  form: FormInstance;
  /** The values in the form. */
  values: Draft;
  /** Messages that concern the form as a whole. */
  errors: string[];
  /** The label of each field in the form, in its order. */
  labels: Readonly<Partial<Record<keyof Draft, string>>>;
  /** What another administrator has set in the same fields. A new object, after another refused save, takes the focus again. */
  theirs: Partial<Draft>;
  /** Renders a value of the draft. */
  shown: (name: keyof Draft, values: Partial<Draft>, whose: 'their' | 'your') => ReactNode;
  /** True where the other values have arrived while the user types, and no save was refused: the focus stays in the field. */
  live?: boolean;
  submitLabel?: string;
  pending: boolean;
  /** Called once another administrator's value is in its field. */
  onTaken?: (name: keyof Draft) => void;
  /** Buttons beside the submit button. */
  children?: ReactNode;
}

/**
 * The end of a form that edits a record: the messages that concern all of it, the fields that another administrator has changed
 * too, and the submit button. For each of these fields the user can take the other value; otherwise the next submission saves
 * the typed one.
 */
export function FormFooter<Draft extends object>({ form, values, errors, labels, theirs, shown, live = false, submitLabel = 'Save', pending, onTaken, children }: FormFooterProps<Draft>) {
  const [headingId, submitId] = [useId(), useId()];
  const differing = (Object.keys(labels) as (keyof Draft)[]).filter((name) => theirs[name] !== undefined && !isEqual(theirs[name], values[name]));
  const hasConflicts = differing.length > 0;
  useEffect(() => {
    if (live || !hasConflicts) return;
    const heading = document.getElementById(headingId);
    heading?.focus();
    heading?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [theirs, live, hasConflicts, headingId]);

  const take = (name: keyof Draft) => {
    // The button is removed with its conflict.
    document.getElementById(differing.length > 1 ? headingId : submitId)?.focus();
    form.setFieldValue(name, theirs[name]);
    onTaken?.(name);
  };
  return (
    <>
      <FormErrors errors={errors} />
      {hasConflicts && (
        <section aria-labelledby={headingId} role={live ? 'alert' : undefined}>
          <Card size="small" className={styles.conflicts ?? ''}>
            <h3 id={headingId} tabIndex={-1}>{CHANGED_BY_OTHERS}</h3>
            <p>{live ? 'What you typed is still here. Please look at these before you save.' : 'Your changes have not been saved. Please look at these first.'}</p>
            <ul className={styles.list}>
              {differing.map((name) => (
                <Flex key={String(name)} component="li" wrap gap="small" align="center" justify="space-between">
                  <p><strong>{labels[name]}</strong>: now <span>{shown(name, theirs, 'their')}</span>, yours <span>{shown(name, values, 'your')}</span></p>
                  {/* The next conflict moves into this place: a second click must not accept it unread. */}
                  <Button aria-label={`Take theirs: ${String(labels[name])}`} onClick={ignoreRepeatClicks(() => { take(name); })}>Take theirs</Button>
                </Flex>
              ))}
            </ul>
          </Card>
        </section>
      )}
      <Flex wrap gap="small">
        <Button id={submitId} type="primary" htmlType="submit" loading={pending}>{hasConflicts ? 'Save mine' : submitLabel}</Button>
        {children}
      </Flex>
    </>
  );
}
