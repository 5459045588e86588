import styles from './LiveSwitch.module.css';

interface LiveSwitchProps {
  /** Names the switch, with what it switches. */
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Turns a chart from the sample to live orders (decisions, charts). */
export function LiveSwitch({ label, on, onChange }: LiveSwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={on} aria-label={label} className={styles.switch} onClick={() => { onChange(!on); }}>
      <span className={styles.words}>Live</span>
    </button>
  );
}
