import { Flex } from 'antd';
import { Skeleton } from '../ui';

/** Skeleton lines for a list that is loading, as far apart as the rows that replace them, with a status for screen readers. */
export function LoadingLines({ count }: { count: number }) {
  return (
    <Flex vertical gap="1.4rem" role="status" style={{ padding: 'var(--space-1) var(--space-2)' }}>
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: count }, (_, line) => <Skeleton key={line} height="1.25rem" />)}
    </Flex>
  );
}
