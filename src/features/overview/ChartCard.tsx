import { Badge, Button, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { SAMPLE_CHARTS } from '../../domain/overview/overview';
import { messageOf } from '../../shared/api/apiError';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { ErrorState, PART_NOT_LOADED } from '../../shared/ui';
import styles from './ChartCard.module.css';
import type { ChartTable as ChartTableType } from './ChartTable';
import { CHART_HEIGHT, type ChartSubject } from './chartSubject';
import { ChartSkeleton, Drawing } from './Drawing';
import { loadTables } from './loadTables';
import { OverviewPanel } from './OverviewPanel';
import { useGetChartsQuery } from './overviewApi';

/**
 * A chart with a switch between sample and live values, and the same values as a table. The sample values are fixed
 * (docs/behaviour.md, section 2, Admin overview).
 */
export function ChartCard({ subject }: { subject: ChartSubject }) {
  const [live, setLive] = useState(false);
  const [ChartTable, setChartTable] = useState<typeof ChartTableType>();
  const notify = useNotify();
  const { data, error, isFetching, refetch } = useGetChartsQuery(undefined, { ...REFETCH_OPTIONS, skip: !live });
  const charts = live ? data : SAMPLE_CHARTS;
  const points = useMemo(() => charts && subject.pointsOf(charts), [charts, subject]);

  const toggleTable = () => {
    if (ChartTable) setChartTable(undefined);
    else loadTables().then((tables) => { setChartTable(() => tables.ChartTable); }, () => { notify.error(PART_NOT_LOADED); });
  };
  const content = () => {
    if (!points) {
      if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />;
      return <ChartSkeleton />;
    }
    if (points.length === 0) return <p>No orders to show yet.</p>;
    return ChartTable ? <ChartTable subject={subject} points={points} /> : <Drawing subject={subject} points={points} />;
  };
  return (
    <OverviewPanel
      title={subject.title}
      mark={<Badge status={live ? 'success' : 'default'} text={live ? 'Live orders' : 'Sample data'} />}
      tools={
        <>
          <Switch aria-label={`${subject.title}: live orders`} checkedChildren="Live" unCheckedChildren="Live" checked={live} onChange={setLive} />
          <Button
            size="small"
            className={ChartTable ? styles.pressed ?? '' : ''}
            style={ChartTable ? { boxShadow: 'var(--line-chosen)' } : {}}
            aria-pressed={ChartTable !== undefined}
            aria-label={`${subject.title}: table view`}
            onClick={toggleTable}
          >
            Table
          </Button>
        </>
      }
      styles={{ body: { boxSizing: 'content-box', height: CHART_HEIGHT, padding: 8, overflow: 'auto' } }}
    >
      {content()}
    </OverviewPanel>
  );
}
