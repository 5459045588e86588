import { Skeleton } from '../ui';

interface LoadingLinesProps {
  count: number;
  /** Sets the lines apart as what will come is. */
  className: string | undefined;
}

/** Lines on their way. */
export function LoadingLines({ count, className }: LoadingLinesProps) {
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: count }, (_, line) => <Skeleton key={line} height="1.25rem" />)}
    </div>
  );
}
