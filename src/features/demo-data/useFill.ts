import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type DemoCounts, batchesOf, storageRefusal } from '../../domain/demo-data/demoData';
import { type ApiDispatch, TAGS } from '../../shared/api/api';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { invalidateInFlightReads } from '../../shared/api/baseQuery';
import { demoApi } from './demoApi';

/** The progress of a run; `replaced` means that the demo data was reset during it. */
export interface FillState {
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
