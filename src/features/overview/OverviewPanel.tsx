import { type ReactNode, useId } from 'react';
import styles from './OverviewPanel.module.css';

interface OverviewPanelProps {
  title: string;
  /** Beside the title, such as a tag. */
  mark?: ReactNode;
  /** At the far end, such as a button. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of the overview with its title. It can take the focus, as from a failed load that is over. */
export function OverviewPanel({ title, mark, tools, children }: OverviewPanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.header}>
        <div className={styles.title}>
          <h2 id={id} className={styles.heading}>{title}</h2>
          {mark}
        </div>
        <span className={styles.tools}>{tools}</span>
      </div>
      {children}
    </section>
  );
}
