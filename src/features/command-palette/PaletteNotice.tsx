import { Button } from 'antd';
import styles from './CommandPalette.module.css';
import type { useFound } from './useFound';

interface PaletteNoticeProps {
  text: string;
  search: ReturnType<typeof useFound>;
  /** How many lines there are to choose from. */
  count: number;
  /** Asks again after a failure. */
  onRetry: () => void;
}

/** How the search stands, seen and heard. */
export function PaletteNotice({ text, search, count, onRetry }: PaletteNoticeProps) {
  if (search.status === 'failed') {
    return (
      <div className={styles.notice}>
        <p role="alert">{search.message}</p>
        <Button size="small" onClick={onRetry}>Try again</Button>
      </div>
    );
  }
  const nothing = search.status === 'found' && count === 0;
  return (
    <>
      {search.status === 'searching' && <p className={styles.notice}>Searching…</p>}
      {nothing && <p className={styles.notice}>{`Nothing found for “${text}”.`}</p>}
      <p role="status" className="visually-hidden">
        {search.status === 'found' && (nothing ? 'Nothing found' : `${count} ${count === 1 ? 'result' : 'results'}`)}
      </p>
    </>
  );
}
