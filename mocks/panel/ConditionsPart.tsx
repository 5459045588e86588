import { useState } from 'react';
import { formatMoment, readInstant, toLocalField } from '../../src/domain/date/dates';
import { SEED_MAX } from '../../src/domain/demo-data/demoData';
import { Button, TextField } from '../../src/shared/ui';
import { now } from '../../backend/utils/clock';
import { LATENCY_MAX, changeSettings, currentSettings } from '../qa/settings/settings';
import { moveButton } from '../qa/button/button';
import { NumberField } from './NumberField';
import styles from './QaPanel.module.css';

const HOUR_MS = 3_600_000;

/** The button's steps per click. */
const STEPS = 4;

/** Moves the QA button without dragging (WCAG 2.5.7). Shows its position, because the panel may cover it. */
function ButtonPlace() {
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

/** Sets the clock. @param at an instant in ISO 8601 */
function setClockTo(at: string, frozen: boolean) {
  changeSettings({ clock: { at, frozen, since: Date.now() } });
}

/** Latency, seed, clock, and the position of the QA button. */
export function ConditionsPart() {
  const { latency, seed, clock } = currentSettings();
  const [moment, setMoment] = useState(() => toLocalField(now()));
  const wanted = readInstant(moment);
  const frozen = clock?.frozen === true;
  const pace = frozen ? 'frozen' : 'running';
  const jump = (milliseconds: number) => { setClockTo(new Date(now().getTime() + milliseconds).toISOString(), frozen); };
  return (
    <>
      <NumberField label="Latency of every call, in milliseconds" value={latency} max={LATENCY_MAX} onChange={(next) => { changeSettings({ latency: next ?? 0 }); }} />
      <NumberField
        label="Seed"
        hint="Decides which calls of a flaky scenario fail, and which ids new records get. Empty: faults as with 1, ids at random."
        value={seed}
        max={SEED_MAX}
        onChange={(next) => { changeSettings({ seed: next }); }}
      />
      {process.env.MOCKS !== 'off' && <section className={styles.group} aria-labelledby="qa-clock">
        <h3 id="qa-clock" className={styles.heading}>Clock of the shop</h3>
        <p role="status">{`${formatMoment(now().toISOString())}, ${clock ? pace : 'the real time'}`}</p>
        <TextField
          label="Date and time"
          type="datetime-local"
          max="9999-12-31T23:59"
          value={moment}
          onChange={(event) => { setMoment(event.target.value); }}
        />
        <div className={styles.row}>
          <Button size="sm" variant="secondary" disabled={wanted === null} onClick={() => { if (wanted !== null) setClockTo(wanted, frozen); }}>Set</Button>
          <Button size="sm" variant="secondary" onClick={() => { setClockTo(now().toISOString(), !frozen); }}>{frozen ? 'Let it run' : 'Freeze'}</Button>
          <Button size="sm" variant="secondary" onClick={() => { jump(HOUR_MS); }}>+1 hour</Button>
          <Button size="sm" variant="secondary" onClick={() => { jump(24 * HOUR_MS); }}>+1 day</Button>
          {clock && <Button size="sm" variant="quiet" onClick={() => { changeSettings({ clock: null }); }}>Real time</Button>}
        </div>
      </section>}
      <ButtonPlace />
    </>
  );
}
