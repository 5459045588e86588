import { useState } from 'react';
import { formatSeconds } from '../../src/domain/date/dates';
import { matchesSearch } from '../../src/domain/search/search';
import { Button, TextField } from '../../src/shared/ui';
import { type LoggedRequest, loggedRequests, replaceLog } from '../instrumentation/requestLog';
import styles from './QaPanel.module.css';

/** Pretty-prints JSON; returns other text unchanged. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function statusOf({ status }: LoggedRequest): string {
  if (status === null) return 'waiting';
  return status === 0 ? 'network error' : String(status);
}

function Request({ request }: { request: LoggedRequest }) {
  const { at, method, path, sent, milliseconds, answer, answeredBy, status } = request;
  const failed = status !== null && (status === 0 || status >= 400);
  return (
    <details className={styles.request}>
      <summary>
        <span className={failed ? styles.failed : styles.answered}>{statusOf(request)}</span>
        <span className={styles.address}>{`${method} ${path}`}</span>
        <span className={styles.figures}>{`${formatSeconds(at)} · ${String(milliseconds)} ms · ${answeredBy}`}</span>
      </summary>
      {sent !== '' && <Body label="Sent" text={sent} />}
      <Body label="Answer" text={answer} />
    </details>
  );
}

function Body({ label, text }: { label: string; text: string }) {
  return (
    <>
      <h4 className={styles.bodyName}>{label}</h4>
      {/* The body scrolls, so it must be focusable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.body} tabIndex={0} aria-label={label}>{text === '' ? 'Nothing' : pretty(text)}</pre>
    </>
  );
}

/** The request log, newest first. */
export function RequestsPart() {
  const [search, setSearch] = useState('');
  const all = loggedRequests();
  const found = all.filter(({ method, path, status, answeredBy }) => matchesSearch(search, [method, path, String(status), answeredBy]));
  return (
    <>
      <TextField label="Search requests" hint="Such as a path, a status or a scenario" type="search" value={search} onChange={(event) => { setSearch(event.target.value); }} />
      <div className={styles.row}>
        <p role="status">{`${String(found.length)} of ${String(all.length)} requests`}</p>
        {all.length > 0 && <Button size="sm" variant="quiet" onClick={() => { replaceLog([]); }}>Empty the log</Button>}
      </div>
      <div>{found.map((request) => <Request key={request.id} request={request} />)}</div>
    </>
  );
}
