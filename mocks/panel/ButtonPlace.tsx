import { useState } from 'react';
import { Button } from '../../src/shared/ui';
import { moveButton } from '../qa/button/buttonPlace';
import styles from './QaPanel.module.css';

/** The button's steps per click. */
const STEPS = 4;

/** Moves the QA button without dragging (WCAG 2.5.7). Shows its position, because the panel may cover it. */
export function ButtonPlace() {
  const [top, setTop] = useState('');
  return (
    <section className={styles.group} aria-labelledby="qa-place">
      <h3 id="qa-place" className={styles.heading}>Place of the QA button</h3>
      <div className={styles.row}>
        <Button size="sm" variant="secondary" onClick={() => { setTop(moveButton(-STEPS)); }}>Up</Button>
        <Button size="sm" variant="secondary" onClick={() => { setTop(moveButton(STEPS)); }}>Down</Button>
        <span role="status">{top !== '' && `${top} from the top`}</span>
      </div>
    </section>
  );
}
