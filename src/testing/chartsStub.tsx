/** Replaces @ant-design/charts in Jest. Renders the chart's data and point labels as text, so that a test can check them. */
import type { ReactElement } from 'react';

interface ChartProps {
  readonly data: readonly unknown[];
  readonly label?: { readonly text: (point: unknown) => string };
}

function ChartStub({ data, label }: ChartProps): ReactElement {
  return <pre data-testid="chart">{[JSON.stringify(data), ...(label ? data.map(label.text) : [])].join('\n')}</pre>;
}

export const Column = ChartStub;
export const Pie = ChartStub;
