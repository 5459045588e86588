import { type SyntheticEvent, useState } from 'react';
import * as v from 'valibot';
import { Button, Select, TextArea, TextField } from '../../src/shared/ui';
import type { CallName } from '../../src/domain/contract';
import { refreshScreens } from '../qa/shop-data/account';
import { CALL_NAMES, DELAY_MAX, type Override, OverrideSchema, STATUS_MAX, STATUS_MIN, activeOverrides, contractViolation, calls, removeOverride, setOverride } from '../qa/settings/overrides';
import { SHOP_FAILED } from '../../backend/utils/refusal';
import { NumberField } from './NumberField';
import styles from './QaPanel.module.css';
import { Warning } from './Warning';

const NEW: Override = { call: 'getMenu', status: 500, message: SHOP_FAILED, body: '', delay: 0, times: 'always' };

function describe({ call, status, delay, times }: Override): string {
  const what = status === null ? 'passed on' : `status ${String(status)}`;
  return `${call}: ${what}${delay > 0 ? `, after ${String(delay)} ms` : ''}, ${times}`;
}

/** Warns if an override breaks the contract. Such a response is allowed, but is not one of the backend. */
function Breach({ override }: { override: Override }) {
  const breach = contractViolation(override);
  return breach === null ? <p className={styles.kept}>Keeps to the contract.</p> : <Warning>{`Breaks the contract. ${breach}`}</Warning>;
}

/** Overrides: custom responses to single calls. */
export function OverridesPart() {
  const [draft, setDraft] = useState(NEW);
  const isValid = v.is(OverrideSchema, draft);
  const change = (part: Partial<Override>) => { setDraft({ ...draft, ...part }); };
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isValid) return;
    setOverride(draft);
    refreshScreens();
  };
  const remove = ({ call }: Override) => {
    removeOverride(call);
    refreshScreens();
  };
  return (
    <>
      <form className={styles.form} onSubmit={apply} noValidate>
        <Select label="Call" value={draft.call} onChange={(event) => { change({ call: event.target.value as CallName }); }}>
          {CALL_NAMES.map((name) => <option key={name} value={name}>{`${name} (${calls[name].method} ${calls[name].path})`}</option>)}
        </Select>
        <div className={styles.pair}>
          <NumberField label="Status" hint="Empty: passed on" value={draft.status} max={STATUS_MAX} onChange={(status) => { change({ status }); }} />
          <NumberField label="Delay in ms" value={draft.delay} max={DELAY_MAX} onChange={(delay) => { change({ delay: delay ?? 0 }); }} />
        </div>
        <TextField label="Message" value={draft.message} onChange={(event) => { change({ message: event.target.value }); }} />
        <TextArea label="Body" optional hint="In place of the one that goes with status and message" value={draft.body} onChange={(event) => { change({ body: event.target.value }); }} />
        <Select label="How often" value={draft.times} onChange={(event) => { change({ times: event.target.value as Override['times'] }); }}>
          <option value="always">Always</option>
          <option value="once">Once</option>
        </Select>
        <div role="status">
          {isValid ? <Breach override={draft} /> : <p className={styles.breach}>{`Please enter a status from ${String(STATUS_MIN)} to ${String(STATUS_MAX)}.`}</p>}
        </div>
        <Button type="submit" disabled={!isValid}>Override</Button>
      </form>
      <ul className={styles.list} aria-label="Overrides that are on">
        {activeOverrides().map((each) => (
          <li key={each.call}>
            <div>
              <strong>{describe(each)}</strong>
              <Breach override={each} />
            </div>
            <Button size="sm" variant="quiet" onClick={() => { remove(each); }} aria-label={`Remove the override of ${each.call}`}>Remove</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
