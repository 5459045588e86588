import { Skeleton } from 'antd';
import { type ComponentType, Suspense, lazy, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Charts } from '../../domain/overview/overview';
import { ErrorState } from '../../shared/ui';

/** The height of a chart in pixels, which its card reserves, so that nothing moves when it loads. */
export const CHART_HEIGHT = 280;

/** One bar or one slice. */
export interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

/** What a chart shows, for its drawing, its table and its text alternative. */
export interface ChartSubject {
  readonly title: string;
  /** The kind of chart, for the text alternative. */
  readonly shape: string;
  /** The column headers of the table. */
  readonly columns: readonly [label: string, value: string];
  readonly pointsOf: (charts: Charts) => ChartPoint[];
  /** Formats the value of a point. */
  readonly say: (point: ChartPoint, all: readonly ChartPoint[]) => string;
  /** Imports the chart. */
  readonly load: () => Promise<{ default: ComponentType<DrawnChartProps> }>;
}

export interface DrawnChartProps {
  points: readonly ChartPoint[];
  subject: ChartSubject;
  /** The available width in pixels; 0 before it is known. The library resizes with the window, but not when the side menu opens. */
  width: number;
}

/** The placeholder of a chart while its code or data is loading. */
export function ChartSkeleton() {
  return <Skeleton.Node active styles={{ root: { width: '100%' }, content: { width: '100%', height: CHART_HEIGHT } }} />;
}

/** A chart with a text alternative. Its code is larger than the rest of the back office, so it is loaded apart. */
export function Drawing({ subject, points }: { subject: ChartSubject; points: readonly ChartPoint[] }) {
  const [Chart, setChart] = useState(() => lazy(subject.load));
  return (
    <ErrorBoundary
      // React remembers the failure of a lazy component, so another try needs a new one.
      onReset={() => { setChart(lazy(subject.load)); }}
      fallbackRender={({ resetErrorBoundary }) => <ErrorState message="The chart could not be loaded." onRetry={resetErrorBoundary} />}
    >
      <Frame subject={subject} points={points} Chart={Chart} />
    </ErrorBoundary>
  );
}

function Frame({ subject, points, Chart }: Omit<DrawnChartProps, 'width'> & { Chart: ComponentType<DrawnChartProps> }) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const resize = new ResizeObserver(([entry]) => { setWidth(Math.floor(entry?.contentRect.width ?? 0)); });
    resize.observe(frame.current);
    return () => { resize.disconnect(); };
  }, []);
  const words = points.map((point) => `${point.label} ${subject.say(point, points)}`).join(', ');
  return (
    <div ref={frame} style={{ height: CHART_HEIGHT, overflow: 'hidden' }} role="img" aria-label={`${subject.shape} of ${subject.title}: ${words}`}>
      <Suspense fallback={<ChartSkeleton />}>
        <Chart points={points} subject={subject} width={width} />
      </Suspense>
    </div>
  );
}
