import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type DemoCounts, batchesOf, refusalForRoom } from '../../domain/demoData';
import { TAGS } from '../../shared/api/api';
import type { ApiDispatch } from '../../shared/api/apiDispatch';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { overtakeReads } from '../../shared/api/baseQuery';
import { demoApi } from './demoApi';

/** How the filling stands. */
export interface FillState {
  readonly status: 'idle' | 'filling' | 'done' | 'cancelled' | 'failed' | 'replaced';
  /** What is asked for, and what of it is stored. */
  readonly wanted: DemoCounts;
  readonly stored: DemoCounts;
  /** How many of these were not there before. */
  readonly added: number;
  /** Milliseconds since it began. */
  readonly elapsed: number;
  /** Why it failed. */
  readonly message?: string;
}

const NOTHING: DemoCounts = { foods: 0, users: 0, orders: 0 };

/** Small enough that a press on Cancel is answered soon, and that progress is seen to move. */
const BATCH = 500;

/**
 * Fills the demo batch by batch. Each batch is stored whole or not at all, so that stopping between two of them, by
 * choice or by a failure, leaves a shop that holds together.
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
    const refusal = await refusalForRoom(wanted, navigator);
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
      overtakeReads();
      dispatch(demoApi.util.invalidateTags([...TAGS]));
    }
  };
  return { ...state, fill, cancel: () => running.current?.abort() };
}
