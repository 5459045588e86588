import { Skeleton } from '../ui';

interface LoadingLinesProps {
  count: number;
  /** The spacing between the lines: the same as between the rows that replace them. */
  className: string | undefined;
}

/** Skeleton lines for a list that is loading, with a status for screen readers. */
export function LoadingLines({ count, className }: LoadingLinesProps) {
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: count }, (_, line) => <Skeleton key={line} height="1.25rem" />)}
    </div>
  );
}
