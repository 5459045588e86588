/**
 * Stands in for @ant-design/charts in Jest. It shows the data it was given as text, and what stands beside each point, so
 * that a test can tell whether the right figures and names reached the chart.
 */
import type { ReactElement } from 'react';

interface ChartProps {
  readonly data: { readonly value: readonly unknown[] };
  readonly label?: { readonly text: (point: unknown) => string };
}

function ChartStub({ data, label }: ChartProps): ReactElement {
  return <pre data-testid="chart">{[JSON.stringify(data), ...(label ? data.value.map(label.text) : [])].join('\n')}</pre>;
}

export const Column = ChartStub;
export const Pie = ChartStub;
