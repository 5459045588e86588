import { Button } from 'antd';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui';
import { groupDigits } from '../../domain/digits';
import { parseNumber } from '../../domain/parseNumber';
import { selectAll } from '../lib/selectAll';
import { FilterSelect } from './FilterSelect';
import { PAGE_SIZES, lastPage } from './listAddress';
import styles from './Pager.module.css';

interface PagerProps {
  /** Whether nothing is left to page through, which is said to whoever cannot see it. */
  empty: boolean;
  /** Whether the numbers are news, to be said to whoever cannot see them. */
  spoken: boolean;
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  /** So many pages on from the one that is asked for by then; it may not be drawn yet. */
  onStep: (by: number) => void;
  onSize: (size: number) => void;
}

/** Which rows are shown, out of how many, and the ways to the others. */
export function Pager({ empty, spoken, page, size, total, onPage, onStep, onSize }: PagerProps) {
  const last = lastPage(total, size);
  const range = `${groupDigits((page - 1) * size + 1)}–${groupDigits(Math.min(page * size, total))} of ${groupDigits(total)}`;

  // An attribute: WebKit does not match `:has(:empty)` again when the text arrives.
  const state = empty ? 'empty' : 'unknown';

  return (
    <nav className={styles.pager} aria-label="Pages" data-state={total > 0 ? 'known' : state}>
      <p className={styles.range} role="status" aria-live={spoken ? 'polite' : 'off'} data-figures>
        {total > 0 && <span>{range}</span>}
        {empty && <span className="visually-hidden">Nothing found</span>}
      </p>
      {total > PAGE_SIZES[0] && (
        <FilterSelect
          label="Rows per page"
          value={String(size)}
          options={PAGE_SIZES.map((each) => ({ value: String(each), label: `${String(each)} per page` }))}
          onChange={(chosen) => { onSize(Number(chosen)); }}
        />
      )}
      {last > 1 && (
        <div className={styles.pages}>
          <Button icon={<ChevronLeftIcon size="1.125rem" />} aria-label="Previous page" disabled={page <= 1} onClick={() => { onStep(-1); }} />
          <PageField key={page} page={page} last={last} onPage={onPage} />
          <Button icon={<ChevronRightIcon size="1.125rem" />} aria-label="Next page" disabled={page >= last} onClick={() => { onStep(1); }} />
        </div>
      )}
    </nav>
  );
}

/** The number of the page, to read and to type over. */
function PageField({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const go = (form: HTMLFormElement) => {
    const typed = parseNumber(new FormData(form).get('page') as string);
    const wanted = Number.isInteger(typed) ? Math.min(Math.max(Number(typed), 1), last) : page;
    if (wanted === page) form.reset();
    else onPage(wanted);
  };
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget);
      }}
    >
      <label>
        <span>Page </span>
        <input
          name="page"
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={page}
          onFocus={selectAll}
          onBlur={(event) => { if (event.target.form) go(event.target.form); }}
        />
      </label>
      <span data-figures>{` of ${groupDigits(last)}`}</span>
    </form>
  );
}
