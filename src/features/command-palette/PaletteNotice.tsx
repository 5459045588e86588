import { Button, Empty } from 'antd';
import type { useFound } from './useFound';

const NO_IMAGE = { image: { display: 'none' } };

interface PaletteNoticeProps {
  text: string;
  search: ReturnType<typeof useFound>;
  /** The number of items in the list. */
  count: number;
  /** Repeats the search after a failure. */
  onRetry: () => void;
}

/** The state of the search: a status for screen readers, an error with a retry, or a note that nothing was found. */
export function PaletteNotice({ text, search, count, onRetry }: PaletteNoticeProps) {
  if (search.status === 'failed') {
    return (
      <Empty styles={NO_IMAGE} description={<p role="alert">{search.message}</p>}>
        <Button size="small" onClick={onRetry}>Try again</Button>
      </Empty>
    );
  }
  const nothing = search.status === 'found' && count === 0;
  return (
    <>
      {search.status === 'searching' && <Empty styles={NO_IMAGE} description="Searching…" />}
      {nothing && <Empty styles={NO_IMAGE} description={`Nothing found for “${text}”.`} />}
      <p role="status" className="visually-hidden">
        {search.status === 'found' && (nothing ? 'Nothing found' : `${count} ${count === 1 ? 'result' : 'results'}`)}
      </p>
    </>
  );
}
