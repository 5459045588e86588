import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatMoment, formatTime, isoDay } from '../domain/date/dates';
import { type ApiDispatch, api } from '../shared/api/api';
import { TAGS } from '../shared/api/eventTags';
import { selectStreamLostSince, streamRetried } from '../shared/api/liveStreamSlice';
import { selectStaleReason, selectStaleSince } from '../shared/api/staleQueries';
import { Button } from '../shared/ui';
import styles from './StaleNotice.module.css';

/** A stream that is lost for a shorter time, in ms, is not worth a message: it is opened again after a second. */
const LOST_AFTER_MS = 5000;

/**
 * A lasting line while the screen shows data that is not up to date: a refetch has failed, or the event stream that tells of
 * others' changes has been lost for some seconds. Screens without data show their own error.
 */
export function StaleNotice() {
  const failedAt = useSelector(selectStaleSince);
  const lostAt = useLostStream();
  // Each retry begins later; the data is stale since the first one.
  const [failedSince, setFailedSince] = useState(failedAt);
  if (failedAt === null ? failedSince !== null : failedSince === null) setFailedSince(failedAt);
  const since = Math.min(failedSince ?? Infinity, lostAt ?? Infinity);
  // The region exists before its text: screen readers announce only what is added to a known one.
  return <div role="status">{since !== Infinity && <Stale since={since} />}</div>;
}

function Stale({ since }: { since: number }) {
  const dispatch = useDispatch<ApiDispatch>();
  const reason = useSelector(selectStaleReason) ?? 'Changes made by others do not arrive.';
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    dispatch(streamRetried());
    dispatch(api.util.invalidateTags([...TAGS]));
    await Promise.allSettled(dispatch(api.util.getRunningQueriesThunk()));
    setRetrying(false);
  };
  return (
    <p className={styles.notice}>
      <span>{`Not up to date since ${momentText(new Date(since))}. ${reason}`}</span>
      <Button size="sm" variant="secondary" pending={retrying} onClick={() => void retry()}>Try again</Button>
    </p>
  );
}

/** The time of a moment today, else its date and time. */
function momentText(moment: Date): string {
  const isToday = isoDay(moment) === isoDay(new Date());
  return (isToday ? formatTime : formatMoment)(moment.toISOString());
}

/** Since when the event stream is lost, in ms since 1970, once that lasts; else null. */
function useLostStream(): number | null {
  const lostSince = useSelector(selectStreamLostSince);
  const [lasting, setLasting] = useState<number | null>(null);
  useEffect(() => {
    if (lostSince === null) return undefined;
    const timer = setTimeout(() => { setLasting(lostSince); }, Math.max(0, lostSince + LOST_AFTER_MS - Date.now()));
    return () => { clearTimeout(timer); };
  }, [lostSince]);
  return lostSince !== null && lasting === lostSince ? lostSince : null;
}
