import { allInterceptors } from '../instrumentation/interceptors';
import styles from './QaPanel.module.css';

/** The active interceptors in the order in which they run. */
export function Precedence() {
  return (
    <section className={styles.precedence} aria-label="Order of precedence">
      <p>
        Overrides are asked before scenarios, and what was switched on last is asked first. Whoever has no answer passes the call on.
      </p>
      <ol>
        {allInterceptors().map(({ kind, name }) => <li key={`${kind} ${name}`}><span>{`${kind} `}</span><code>{name}</code></li>)}
        <li>the backend</li>
      </ol>
    </section>
  );
}
