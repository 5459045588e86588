import { type SyntheticEvent, useState } from 'react';
import * as v from 'valibot';
import { formatMoment, readInstant, toLocalField } from '../../src/domain/date/dates';
import { SEED_MAX, wholeNumber } from '../../src/domain/demo-data/demoData';
import { parseNumber } from '../../src/domain/number/parseNumber';
import { firstMessage } from '../../src/domain/text/text';
import { Button, TextField } from '../../src/shared/ui';
import { now } from '../../backend/utils/clock';
import { LATENCY_MAX, LATEST_MOMENT, changeSettings, currentSettings } from '../qa/settings/settings';
import { moveButton } from '../qa/button/button';
import styles from './QaPanel.module.css';

interface NumberSettingProps {
  label: string;
  hint?: string;
  /** Null is shown as an empty field. */
  value: number | null;
  max: number;
  onApply: (value: number | null) => void;
}

/** A field for a whole number, which takes effect when Apply is clicked. */
function NumberSetting({ label, hint, value, max, onApply }: NumberSettingProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    setTyped(value === null ? '' : String(value));
  }
  const number = typed.trim() === '' ? null : (parseNumber(typed) ?? Number.NaN);
  const wrong = firstMessage(v.safeParse(v.nullable(wholeNumber(max)), number)) ?? undefined;
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    if (wrong === undefined) onApply(number);
  };
  return (
    <form className={styles.setting} onSubmit={apply} noValidate>
      <TextField
        label={label}
        inputMode="numeric"
        value={typed}
        onChange={(event) => { setTyped(event.target.value); }}
        hint={hint}
        error={wrong}
      />
      <Button type="submit" size="sm" variant="secondary">Apply</Button>
    </form>
  );
}

const HOUR_MS = 3_600_000;

/** Date fields accept years of five and more digits, and give an empty text for an invalid date. */
const NO_MOMENT = 'Please enter a date up to the year 9999';

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
  const wrong = wanted === null || Date.parse(wanted) > LATEST_MOMENT;
  const frozen = clock?.frozen === true;
  const pace = frozen ? 'frozen' : 'running';
  const jump = (milliseconds: number) => { setClockTo(new Date(Math.min(now().getTime() + milliseconds, LATEST_MOMENT)).toISOString(), frozen); };
  return (
    <>
      <NumberSetting label="Latency of every call, in milliseconds" value={latency} max={LATENCY_MAX} onApply={(next) => { changeSettings({ latency: next ?? 0 }); }} />
      <NumberSetting
        label="Seed"
        hint="Decides which calls of a flaky scenario fail, and which ids new records get. Empty: faults as with 1, ids at random."
        value={seed}
        max={SEED_MAX}
        onApply={(next) => { changeSettings({ seed: next }); }}
      />
      {process.env.MOCKS !== 'off' && <section className={styles.group} aria-labelledby="qa-clock">
        <h3 id="qa-clock" className={styles.heading}>Clock of the shop</h3>
        <p role="status">{`${formatMoment(now().toISOString())}, ${clock ? pace : 'the real time'}`}</p>
        <TextField
          label="Date and time"
          type="datetime-local"
          value={moment}
          onChange={(event) => { setMoment(event.target.value); }}
          error={wrong ? NO_MOMENT : undefined}
        />
        <div className={styles.row}>
          <Button size="sm" variant="secondary" disabled={wrong} onClick={() => { if (wanted !== null) setClockTo(wanted, frozen); }}>Set</Button>
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
