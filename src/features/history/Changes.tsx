import { useState } from 'react';
import { groupDigits } from '../../domain/digits';
import type { HistoryEntry } from '../../domain/history';
import styles from './HistoryTable.module.css';

type Change = HistoryEntry['changes'][number];

/** A change of many orders at once has a line for each; a row of the table shows these, and the others on demand. */
const SHOWN = 4;

/** What an entry changed, from what to what. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const more = changes.slice(SHOWN);
  if (changes.length === 0) return null;
  return (
    <>
      <ChangeList changes={changes.slice(0, SHOWN)} />
      {more.length > 0 && <FoldedChanges changes={more} />}
    </>
  );
}

/** Drawn once they are asked for: a page of changes of a thousand orders each would be a hundred thousand elements. */
function FoldedChanges({ changes }: { changes: readonly Change[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => { setOpen(currentTarget.open); }}>
      <summary>{`${groupDigits(changes.length)} more`}</summary>
      {open && <ChangeList changes={changes} />}
    </details>
  );
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {`${label(field)}: `}
          <del><span className="visually-hidden">from </span>{shownValue(from)}</del>
          <span aria-hidden="true"> → </span>
          <ins><span className="visually-hidden"> to </span>{shownValue(to)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** The same in one line of text, of as many changes as fit; how many do not is said behind them. */
export function changesText(changes: readonly Change[], max: number): string {
  const parts = changes.map(({ field, from, to }) => `${label(field)}: ${shownValue(from)} → ${shownValue(to)}`);
  const all = parts.join('; ');
  if (all.length <= max) return all;
  const more = (count: number) => `… and ${groupDigits(count)} more`;
  const room = max - more(parts.length).length;
  let length = 0;
  const fitting = parts.findIndex((part) => (length += part.length + 2) > room);
  return [...parts.slice(0, fitting), more(parts.length - fitting)].join('; ');
}

function label(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

function shownValue(value: string): string {
  return value === '' ? 'nothing' : value;
}
