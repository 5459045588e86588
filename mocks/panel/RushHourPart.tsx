import { type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import { formatMoment } from '../../src/domain/date/dates';
import { groupDigits } from '../../src/domain/number/digits';
import { SEED_MAX } from '../../src/domain/demo-data/demoData';
import { Button, Select } from '../../src/shared/ui';
import { CLOCK_SPEEDS, type ClockSpeed, clockSpeed, now } from '../../backend/utils/clock';
import { RATE_MAX, currentRushHour, endedWithPage, pauseRushHour, resumeRushHour, startRushHour, stopRushHour } from '../qa/rush-hour/rushHour';
import { NumberField } from './NumberField';
import styles from './QaPanel.module.css';

const STATES = { stopped: 'Stopped.', running: 'Customers are ordering.', paused: 'Paused.' } as const;
const ENDED = 'The rush hour of this tab has ended, because the page was loaded again.';

const speedName = (speed: ClockSpeed) => (speed === 1 ? 'Real speed' : `${String(speed)} times as fast`);

/** Rerenders every second, because the shop's time is shown. */
function useSeconds() {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => { clearInterval(timer); };
  }, []);
}

/** Lets customers order at a chosen rate. */
export function RushHourPart() {
  const { state, placed, refused, reason, ...pace } = currentRushHour();
  const [rate, setRate] = useState<number | null>(pace.rate);
  const [seed, setSeed] = useState<number | null>(pace.seed);
  const [speed, setSpeed] = useState<ClockSpeed>(pace.speed);
  const [told, setTold] = useState(() => (endedWithPage() ? ENDED : ''));
  const mainButton = useRef<HTMLButtonElement>(null);
  useSeconds();

  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state === 'running') {
      pauseRushHour();
      return;
    }
    setTold('');
    if (state === 'paused') resumeRushHour({ rate: rate ?? pace.rate, speed });
    else startRushHour({ rate: rate ?? pace.rate, speed, seed: seed ?? pace.seed });
  };
  const stop = () => {
    void stopRushHour();
    // The pressed button is gone.
    mainButton.current?.focus();
  };
  return (
    <>
      <p>Twelve customers with accounts of their own order from the menu, one after another, through the API. Stock runs out as on a busy evening.</p>
      <form className={styles.form} onSubmit={press} noValidate>
        <div className={styles.pair}>
          <NumberField
            label="Orders a minute"
            hint={`1 to ${String(RATE_MAX)}, in real time`}
            value={rate}
            min={1}
            max={RATE_MAX}
            onChange={setRate}
            disabled={state === 'running'}
          />
          <NumberField
            label="Seed"
            hint="The same seed and menu give the same orders"
            value={seed}
            max={SEED_MAX}
            onChange={setSeed}
            disabled={state !== 'stopped'}
          />
        </div>
        <Select
          label="Clock of the shop"
          hint="For the dates of what this tab does. It never goes back: after a stop it continues from the time it shows."
          value={speed}
          onChange={(event) => { setSpeed(Number(event.target.value) as ClockSpeed); }}
          disabled={state === 'running'}
        >
          {CLOCK_SPEEDS.map((each) => <option key={each} value={each}>{speedName(each)}</option>)}
        </Select>
        <div className={styles.row}>
          <Button ref={mainButton} type="submit" size="sm">{{ stopped: 'Start', running: 'Pause', paused: 'Resume' }[state]}</Button>
          {state !== 'stopped' && <Button size="sm" variant="secondary" onClick={stop}>Stop</Button>}
        </div>
      </form>
      <p role="status">{told || STATES[state]}</p>
      <dl className={styles.result}>
        <dt>Orders placed</dt>
        <dd>{groupDigits(placed)}</dd>
        <dt>Refused</dt>
        <dd>{`${groupDigits(refused)}${reason === '' ? '' : `, the latest: ${reason}`}`}</dd>
        <dt>Time of the shop</dt>
        <dd>{`${formatMoment(now().toISOString())}${clockSpeed() === 1 ? '' : `, ${speedName(clockSpeed())}`}`}</dd>
      </dl>
    </>
  );
}
