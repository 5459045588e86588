import { CheckIcon } from '../../src/shared/ui';
import { seenSentences, sentences } from '../qa/sentences/sentences';
import styles from './QaPanel.module.css';

/** The messages of the error catalogue: how to produce each, and whether this visit has shown it. */
export function SentencesPart() {
  const seen = seenSentences();
  return (
    <>
      <p role="status" className={styles.seenCount}>{`Seen ${String(seen.size)} of ${String(sentences.length)} in this visit`}</p>
      <ul className={styles.list}>
        {sentences.map(({ text, kind, steps, scenario }) => (
          <li key={text}>
            <div>
              <strong>{text}</strong>
              <p className={styles.steps}>{scenario === undefined ? steps : <span>Switch on <code>{scenario}</code><span>{`. ${steps}`}</span></span>}</p>
            </div>
            <span className={styles.mark}>{seen.has(text) ? <><CheckIcon /><span>Seen</span></> : kind}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
