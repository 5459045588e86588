import { Alert, Button, Card, Descriptions, Flex, Progress, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { DEMO_KINDS, type DemoCounts, type DemoKind, batchesOf, storageRefusal, totalOf } from '../../domain/demo-data/demoData';
import { groupDigits } from '../../domain/number/digits';
import { type ApiDispatch, TAGS } from '../../shared/api/api';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { invalidateInFlightReads } from '../../shared/api/baseQuery';
import { demoApi } from './demoApi';

/** The progress of a run; `replaced` means that the demo data was reset during it. */
interface FillState {
  readonly status: 'idle' | 'filling' | 'done' | 'cancelled' | 'failed' | 'replaced';
  /** How many records were requested, and how many of them are stored. */
  readonly wanted: DemoCounts;
  readonly stored: DemoCounts;
  /** How many of the stored records are new. */
  readonly added: number;
  /** Milliseconds since the start. */
  readonly elapsed: number;
  /** The error message of a failed run. */
  readonly message?: string;
}

const NOTHING: DemoCounts = { foods: 0, users: 0, orders: 0 };

/** Records per request: few enough for a prompt Cancel and a visibly moving progress bar. */
const BATCH = 500;

/**
 * Generates records batch by batch. Each batch is one transaction, so the shop is consistent after a cancelled or failed
 * run. Unmounting cancels the run.
 * @returns the progress, `fill(wanted, seed)` and `cancel`
 */
export function useFill() {
  const dispatch = useDispatch<ApiDispatch>();
  const [state, setState] = useState<FillState>({ status: 'idle', wanted: NOTHING, stored: NOTHING, added: 0, elapsed: 0 });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => { running.current?.abort(); }, []);

  const fill = async (wanted: DemoCounts, seed: number) => {
    const { signal } = (running.current = new AbortController());
    const began = performance.now();
    const stored = { ...NOTHING };
    let added = 0;
    let shop: number | undefined;
    const tell = (status: FillState['status'], message?: string) => {
      setState({ status, wanted, stored: { ...stored }, added, elapsed: performance.now() - began, ...(message !== undefined && { message }) });
    };

    tell('filling');
    const refusal = await storageRefusal(wanted, navigator);
    if (refusal !== null) {
      tell('failed', refusal);
      return;
    }
    try {
      for (const batch of batchesOf(wanted, BATCH)) {
        if (signal.aborted) break;
        const answer = await dispatch(demoApi.endpoints.fillDemo.initiate({ ...batch, seed, shop }, { track: false })).unwrap();
        ({ shop } = answer);
        added += answer.stored;
        stored[batch.kind] += batch.count;
        tell('filling');
      }
      tell(signal.aborted ? 'cancelled' : 'done');
    } catch (error) {
      const gone = isApiError(error) && error.status === 409;
      if (gone) Object.assign(stored, NOTHING);
      tell(gone ? 'replaced' : 'failed', messageOf(error));
    } finally {
      invalidateInFlightReads();
      dispatch(demoApi.util.invalidateTags([...TAGS]));
    }
  };
  return { ...state, fill, cancel: () => running.current?.abort() };
}

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
