import { Alert, Button, Card, Descriptions, Flex, Progress, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { DEMO_KINDS, type DemoKind, totalOf } from '../../domain/demo-data/demoData';
import { groupDigits } from '../../domain/number/digits';
import type { FillState } from './useFill';

/** The name of each kind on the screen. */
const KIND_NAMES: Readonly<Record<DemoKind, string>> = { foods: 'Food', users: 'Users', orders: 'Orders' };

/** `About 12 s left`, `About 3 min left`, or before the first batch 'Estimating the time left…'. */
function timeLeft({ stored, wanted, elapsed }: FillState): string {
  const done = totalOf(stored);
  if (done === 0) return 'Estimating the time left…';
  const seconds = Math.ceil(((elapsed / done) * (totalOf(wanted) - done)) / 1000);
  return seconds < 90 ? `About ${seconds} s left` : `About ${Math.round(seconds / 60)} min left`;
}

/** The outcome of the run. The same seed generates the same records, and existing ones are not added again. */
function outcomeOf({ status, added, wanted }: FillState): string {
  if (status === 'cancelled') return 'Cancelled. What is stored so far stays.';
  if (status === 'replaced') return 'Stopped.';
  if (status === 'failed') return 'Stopped. What is stored so far stays.';
  if (added === 0) return 'These records were there already. Another seed makes others.';
  if (added < totalOf(wanted)) return `Done. Added ${groupDigits(added)}; the others were there already.`;
  return 'Done. Every list shows the new records.';
}

/** The progress in total and per kind, the time left, and a Cancel button. */
export function FillProgress({ fill, onCancel }: { fill: FillState; onCancel: () => void }) {
  const { status, stored, wanted } = fill;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Cancel is removed when the run ends, so the card takes the focus.
    if (status !== 'filling' && document.activeElement === document.body) card.current?.focus();
  }, [status]);

  if (status === 'idle') return null;
  const percent = Math.floor((totalOf(stored) / totalOf(wanted)) * 100);
  const kinds = DEMO_KINDS.map((kind) => ({
    key: kind,
    label: KIND_NAMES[kind],
    children: `${groupDigits(stored[kind])} of ${groupDigits(wanted[kind])}`,
  }));
  return (
    <Card ref={card} size="small" role="region" aria-label="Progress" tabIndex={-1} style={{ marginTop: 16 }}>
      {fill.message !== undefined && <Alert type="error" title={fill.message} />}
      <Progress percent={percent} status={fill.message === undefined ? 'normal' : 'exception'} aria-label="Records stored" />
      <Descriptions size="small" column={3} layout="vertical" colon={false} items={kinds} style={{ marginTop: 8 }} />
      <Flex align="center" justify="space-between" gap="small">
        <Typography.Text type="secondary" {...(status !== 'filling' && { role: 'status' })}>
          {status === 'filling' ? timeLeft(fill) : outcomeOf(fill)}
        </Typography.Text>
        {status === 'filling' && <Button size="small" onClick={onCancel}>Cancel</Button>}
      </Flex>
    </Card>
  );
}
