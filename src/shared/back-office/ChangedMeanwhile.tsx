import { Button } from 'antd';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { CHANGED_MEANWHILE } from '../../domain/conflict';
import { onFirstPress } from '../lib/onFirstPress';
import styles from './ChangedMeanwhile.module.css';

/** One field of a form that somebody else has changed: what it is called, what it is now and what is typed here, and taking over the first. */
interface TheirChange {
  readonly label: string;
  readonly now: ReactNode;
  readonly mine: ReactNode;
  readonly take: () => void;
}

interface ChangedMeanwhileProps {
  changes: readonly TheirChange[];
  /** What was refused for them; another refusal is another object, and takes the focus again. */
  refused: object;
  /** The button that saves what was typed all the same; goes on from here once nothing differs any longer. */
  saveButton: RefObject<HTMLButtonElement | null>;
}

/**
 * Stands in a form that was not saved because somebody else has changed the same meanwhile: field by field what is there
 * now, to be taken over. What was typed stays until then, and is saved by pressing Save again.
 */
export function ChangedMeanwhile({ changes, refused, saveButton }: ChangedMeanwhileProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => { heading.current?.focus(); }, [refused]);
  // The button that was pressed goes with its change.
  const goOn = () => (changes.length > 1 ? heading : saveButton).current?.focus();

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>{CHANGED_MEANWHILE}</h3>
      <p className={styles.hint}>Your changes have not been saved. Please look at these first.</p>
      <ul>
        {changes.map((change) => <Row key={change.label} change={change} onTake={goOn} />)}
      </ul>
    </section>
  );
}

function Row({ change: { label, now, mine, take }, onTake }: { change: TheirChange; onTake: () => void }) {
  // The next change takes this one's place, and nobody has read it yet.
  const onPress = onFirstPress(() => {
    onTake();
    take();
  });
  return (
    <li className={styles.change}>
      <p><strong>{label}</strong>: now <span>{now}</span>, yours <span>{mine}</span></p>
      <Button aria-label={`Take theirs: ${label}`} onClick={onPress}>Take theirs</Button>
    </li>
  );
}
