import { useMemo, useState } from 'react';
import { messageOf } from '../../shared/api/apiError';
import { quietly } from '../../shared/back-office/quietly';
import { ToolButton } from '../../shared/back-office/ToolButton';
import { LIVE } from '../../shared/back-office/upToDate';
import { Badge, ErrorState, Skeleton } from '../../shared/ui';
import styles from './ChartCard.module.css';
import { ChartTable } from './ChartTable';
import type { ChartPoint, ChartSubject, DrawnChart } from './chartSubject';
import { Drawing } from './Drawing';
import { LiveSwitch } from './LiveSwitch';
import { OverviewPanel } from './OverviewPanel';
import { useGetChartsQuery } from './overviewApi';

interface ChartCardProps {
  subject: ChartSubject;
  /** The specified fixed values, shown until somebody switches to live orders. */
  sample: readonly ChartPoint[];
  load: () => Promise<DrawnChart>;
}

/** A chart with its switch from the sample to live orders, and the same figures as a table. */
export function ChartCard({ subject, sample, load }: ChartCardProps) {
  const [live, setLive] = useState(false);
  const [asTable, setAsTable] = useState(false);
  const { data, error, isFetching, refetch } = useGetChartsQuery(undefined, { ...LIVE, skip: !live, selectFromResult: quietly });
  const points = useMemo(() => (live ? data && subject.pointsOf(data) : sample), [live, data, subject, sample]);

  const content = () => {
    if (!points) {
      if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />;
      return <Skeleton shape="block" height="100%" />;
    }
    if (points.length === 0) return <p className={styles.empty}>No orders to show yet.</p>;
    return asTable ? <ChartTable subject={subject} points={points} /> : <Drawing subject={subject} points={points} load={load} />;
  };
  return (
    <OverviewPanel
      title={subject.title}
      mark={<Badge tone={live ? 'success' : 'neutral'}>{live ? 'Live orders' : 'Sample data'}</Badge>}
      tools={
        <>
          <LiveSwitch label={`${subject.title}: live orders`} on={live} onChange={setLive} />
          <ToolButton small aria-pressed={asTable} aria-label={`${subject.title}: table view`} onClick={() => { setAsTable(!asTable); }}>
            Table
          </ToolButton>
        </>
      }
    >
      <div className={styles.body}>{content()}</div>
    </OverviewPanel>
  );
}
