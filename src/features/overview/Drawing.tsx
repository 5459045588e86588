import { Skeleton } from 'antd';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { untilIdle, whenIdle } from '../../compat/whenIdle';
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
  readonly columns: readonly [string, string];
  readonly pointsOf: (charts: Charts) => ChartPoint[];
  /** Formats the value of a point. */
  readonly say: (point: ChartPoint, all: readonly ChartPoint[]) => string;
  /** Imports the chart. */
  readonly load: () => Promise<DrawnChart>;
}

/** The component of a chart, in a lazy chunk. */
export type DrawnChart = ComponentType<{
  points: readonly ChartPoint[];
  subject: ChartSubject;
  /** The available width in pixels. The library resizes with the window, but not when the side menu opens. */
  width: number;
}>;

/** The placeholder of a chart while its code or data is loading. */
export function ChartSkeleton() {
  return <Skeleton.Node active styles={{ root: { width: '100%' }, content: { width: '100%', height: CHART_HEIGHT } }} />;
}

/** Settles when all charts so far have been drawn. */
let turn: Promise<unknown> = Promise.resolve();

/** Draws charts one after the other, each when the browser is idle, because each is a long task. */
function inTurn(draw: () => void) {
  turn = turn.then(untilIdle).then(draw);
}

/** How far outside the viewport loading starts. */
const NEARLY_IN_VIEW = '200px';

/**
 * A chart with a text alternative. Its code is larger than the rest of the back office, so it is fetched when the card
 * scrolls into view. The card reserves the chart's height.
 */
export function Drawing({ subject, points }: { subject: ChartSubject; points: readonly ChartPoint[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [Chart, setChart] = useState<DrawnChart>();
  const [failed, setFailed] = useState(false);
  const [fetching, setFetching] = useState(false);
  const [width, setWidth] = useState(0);

  const fetchChart = useCallback(() => {
    setFetching(true);
    subject.load()
      .then(
        (drawn) => {
          setFailed(false);
          inTurn(() => { setChart(() => drawn); });
        },
        () => { setFailed(true); },
      )
      .finally(() => { setFetching(false); });
  }, [subject]);

  useEffect(() => {
    if (!frame.current) return undefined;
    let callOff = () => observer.disconnect();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // The figures and orders on the same screen are rendered first.
        callOff = whenIdle(fetchChart);
      },
      { rootMargin: NEARLY_IN_VIEW },
    );
    observer.observe(frame.current);
    return () => { callOff(); };
  }, [fetchChart]);

  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => { setWidth(Math.floor(entry?.contentRect.width ?? 0)); });
    observer.observe(frame.current);
    return () => { observer.disconnect(); };
  }, [failed]);

  if (failed) return <ErrorState message="The chart could not be loaded." onRetry={fetchChart} pending={fetching} />;
  const words = points.map((point) => `${point.label} ${subject.say(point, points)}`).join(', ');
  return (
    <div ref={frame} style={{ height: CHART_HEIGHT, overflow: 'hidden' }} role="img" aria-label={`${subject.shape} of ${subject.title}: ${words}`}>
      {Chart ? <Chart points={points} subject={subject} width={width} /> : <ChartSkeleton />}
    </div>
  );
}
