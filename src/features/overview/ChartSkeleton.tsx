import { Skeleton } from 'antd';
import { CHART_HEIGHT } from './chartSubject';

/** In place of a chart whose code or figures are pending. */
export function ChartSkeleton() {
  return <Skeleton.Node active styles={{ root: { width: '100%' }, content: { width: '100%', height: CHART_HEIGHT } }} />;
}
