import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type DemoCounts, fillInBatches, totalOf } from '../../domain/demo-data/demoData';
import { groupDigits } from '../../domain/number/digits';
import type { ApiDispatch } from '../../shared/api/api';
import { messageOf } from '../../shared/api/apiError';
import { TAGS } from '../../shared/api/eventTags';
import { demoApi } from './demoApi';

/** The progress of the present run or the result of the last one. */
interface Fill {
  readonly running: boolean;
  /** How many records were requested, and how many of them are stored. */
  readonly wanted: number;
  readonly stored: number;
  /** The result of a run that has ended. */
  readonly outcome?: string;
  /** The error message of a failed run. */
  readonly error?: string;
}

/** The same seed generates the same records, and existing ones are not added again. */
const SEED = 1;

/**
 * Generates records with the call of the backend. Unmounting cancels the run.
 * @returns the progress, null before the first run; `fill(counts)` and `cancel`
 */
export function useFill() {
  const dispatch = useDispatch<ApiDispatch>();
  const [progress, setProgress] = useState<Fill | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => { running.current?.abort(); }, []);

  const fill = async (counts: DemoCounts) => {
    const { signal } = (running.current = new AbortController());
    const wanted = totalOf(counts);
    let [stored, added] = [0, 0];
    let shop: number | undefined;
    const show = (result: Pick<Fill, 'outcome' | 'error'> | null) => { setProgress({ running: !result, wanted, stored, ...result }); };

    show(null);
    try {
      await fillInBatches(counts, async (batch) => {
        const answer = await dispatch(demoApi.endpoints.fillDemo.initiate({ ...batch, seed: SEED, shop }, { track: false })).unwrap();
        ({ shop } = answer);
        added += answer.stored;
      }, { signal, onProgress: (total) => { stored = total; show(null); } });
      show({ outcome: signal.aborted ? 'Cancelled. What is stored so far stays.' : `Done. ${groupDigits(added)} records are new.` });
    } catch (error) {
      show({ error: messageOf(error) });
    } finally {
      dispatch((_, __, { overlap }) => { overlap.invalidateInFlightReads(); });
      dispatch(demoApi.util.invalidateTags([...TAGS]));
    }
  };
  return { progress, fill, cancel: () => running.current?.abort() };
}
