import { Button, Input, Radio } from 'antd';
import { type SyntheticEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { fillDemo } from '../../domain/calls/demoCalls';
import { type DemoCounts, roomNeeded, totalOf } from '../../domain/demoData';
import { groupDigits } from '../../domain/digits';
import { parseNumber } from '../../domain/parseNumber';
import { firstMessage } from '../../domain/text';
import { BIG, DEMO_SIZES } from './demoSizes';
import styles from './DemoDataDialog.module.css';

const SeedSchema = v.pipe(v.string(), v.transform(parseNumber), fillDemo.body.entries.seed);

interface FillFormProps {
  /** The big shop is chosen to begin with. */
  big: boolean;
  filling: boolean;
  onFill: (counts: DemoCounts, seed: number) => void;
}

/** What to fill the demo with. */
export function FillForm({ big, filling, onFill }: FillFormProps) {
  const id = useId();
  const [size, setSize] = useState(big ? BIG : DEMO_SIZES[0]);
  const [seed, setSeed] = useState('1');
  const [error, setError] = useState<string | null>(null);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const result = v.safeParse(SeedSchema, seed);
    setError(firstMessage(result));
    if (result.success && !filling) onFill(size.counts, result.output);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <fieldset disabled={filling}>
        <legend className={styles.legend}>Size</legend>
        <Radio.Group
          className={styles.sizes ?? ''}
          disabled={filling}
          value={size.name}
          onChange={({ target }: { target: { value?: unknown } }) => {
            setSize(DEMO_SIZES.find(({ name }) => name === target.value) ?? DEMO_SIZES[0]);
          }}
        >
          {DEMO_SIZES.map(({ name, counts }) => (
            <Radio key={name} value={name}>
              <span>{name}</span>
              <span className={styles.what}>
                {`${groupDigits(counts.foods)} foods, ${groupDigits(counts.users)} users, ${groupDigits(counts.orders)} orders; about ${roomNeeded(counts).words}`}
              </span>
            </Radio>
          ))}
        </Radio.Group>
      </fieldset>
      <div className={styles.seed}>
        <label htmlFor={`${id}-seed`}>Seed</label>
        <Input
          id={`${id}-seed`}
          inputMode="numeric"
          value={seed}
          disabled={filling}
          onChange={(event) => { setSeed(event.target.value); }}
          aria-describedby={`${id}-hint`}
          aria-invalid={error !== null}
          {...(error !== null && { status: 'error' as const })}
        />
        <p id={`${id}-hint`} className={error === null ? styles.hint : styles.refusal}>
          {error ?? 'The same seed makes the same records.'}
        </p>
      </div>
      <Button type="primary" htmlType="submit" loading={filling}>{`Add ${groupDigits(totalOf(size.counts))} records`}</Button>
    </form>
  );
}
