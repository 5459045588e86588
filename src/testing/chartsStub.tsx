/**
 * Stands in for @ant-design/charts in Jest. It shows the data it was given as text, so that a test can tell whether the
 * right figures reached the chart.
 */
import type { ReactElement } from 'react';

interface ChartProps {
  readonly data?: unknown;
}

function ChartStub({ data }: ChartProps): ReactElement {
  return <pre data-testid="chart">{JSON.stringify(data)}</pre>;
}

export const Column = ChartStub;
export const Pie = ChartStub;
