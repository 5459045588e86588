import type { ComponentType } from 'react';
import type { Charts } from '../../domain/overview';

/** Of a drawn chart, in pixels. Its card keeps the room, so that nothing moves when it comes. */
export const CHART_HEIGHT = 280;

/** One bar or one slice. */
export interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

/** What a chart is about, for its drawing, its table and its words alike. */
export interface ChartSubject {
  readonly title: string;
  /** How it is drawn, for whoever does not see it. */
  readonly shape: string;
  /** Heads of the table. */
  readonly columns: readonly [string, string];
  readonly pointsOf: (charts: Charts) => ChartPoint[];
  /** A point's value as people read it. */
  readonly say: (point: ChartPoint, all: readonly ChartPoint[]) => string;
}

/** A drawn chart; its code comes on demand. */
export type DrawnChart = ComponentType<{
  points: readonly ChartPoint[];
  subject: ChartSubject;
  /** Pixels there are; a drawing follows the window by itself, but not the side menu. */
  width: number;
}>;
