import type { ComponentType } from 'react';
import type { Charts } from '../../domain/overview/overview';

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
