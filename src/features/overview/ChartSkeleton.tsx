import { Skeleton } from 'antd';
import { CHART_HEIGHT } from './chartSubject';

/** The placeholder of a chart while its code or data is loading. */
export function ChartSkeleton() {
  return <Skeleton.Node active styles={{ root: { width: '100%' }, content: { width: '100%', height: CHART_HEIGHT } }} />;
}
