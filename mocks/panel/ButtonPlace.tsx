import { useState } from 'react';
import { Button } from '../../src/shared/ui';
import styles from './QaPanel.module.css';

/** How many of the button's own steps a press takes. */
const STEPS = 4;

/** Moves the button as its arrow keys do, and tells where it is: the panel may lie over it. */
function move(key: 'ArrowUp' | 'ArrowDown'): string {
  const button = document.querySelector('aside[data-qa] > button');
  for (let step = 0; step < STEPS; step += 1) button?.dispatchEvent(new KeyboardEvent('keydown', { key }));
  return button?.parentElement?.style.getPropertyValue('--qa-top') ?? '';
}

/** For whoever can press but not drag (WCAG 2.5.7). */
export function ButtonPlace() {
  const [top, setTop] = useState('');
  return (
    <section className={styles.group} aria-labelledby="qa-place">
      <h3 id="qa-place" className={styles.heading}>Place of the QA button</h3>
      <div className={styles.row}>
        <Button size="sm" variant="secondary" onClick={() => { setTop(move('ArrowUp')); }}>Up</Button>
        <Button size="sm" variant="secondary" onClick={() => { setTop(move('ArrowDown')); }}>Down</Button>
        <span role="status">{top !== '' && `${top} from the top`}</span>
      </div>
    </section>
  );
}
