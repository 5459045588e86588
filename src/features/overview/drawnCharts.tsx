/**
 * The charts: the only file that imports @ant-design/charts. A canvas does not use style sheets, so colours are options and
 * change with the theme. The components are memoised, because the library draws a chart again for each new option.
 */
import { Column, Pie } from '@ant-design/charts';
import { FastColor } from '@ant-design/fast-color';
import { memo } from 'react';
import { groupDigits } from '../../domain/number/digits';
import { type ColourMode, pageColour, useColourMode } from '../../shared/back-office/hooks/pageColours';
import { GOLDEN_ANGLE } from '../../shared/ui';
import { CHART_HEIGHT, type ChartPoint, type DrawnChartProps } from './Drawing';

/** The hue of the first category: that of the accent. */
const FIRST_HUE = 28;

/**
 * Colours of some slices, far apart, with a lightness that contrasts with the background in each hue. As `rgb()`: the library
 * animates between `hsl()` colours through black.
 * @returns a colour for each label; it stays when the order of the labels changes
 */
function sliceColours(labels: readonly string[], mode: ColourMode): string[] {
  const places = labels.toSorted();
  return labels.map((label) => {
    const h = (FIRST_HUE + places.indexOf(label) * GOLDEN_ANGLE) % 360;
    return new FastColor(mode === 'dark' ? { h, s: 0.46, l: 0.64 } : { h, s: 0.5, l: 0.38 }).toRgbString();
  });
}

/** The options of both charts. */
const shared = ({ points, width }: DrawnChartProps, mode: ColourMode) => ({
  data: points,
  height: CHART_HEIGHT,
  ...(width > 0 && { width, autoFit: false }),
  theme: mode === 'dark' ? 'classicDark' : 'classic',
  // The tooltip's title in a colour with enough contrast.
  interaction: { tooltip: { css: { '.g2-tooltip-title': { color: pageColour('ink-muted') } } } },
  ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { animate: false }),
});

const dollars = (value: number) => `$${groupDigits(Math.round(value))}`;

/** Sales as a bar chart. */
export const SalesChart = memo(function SalesChart(props: DrawnChartProps) {
  const mode = useColourMode();
  const { points, subject } = props;
  const axis = { title: false, tick: false, labelFill: pageColour('ink-muted'), labelOpacity: 1, labelFillOpacity: 1 } as const;
  return (
    <Column
      {...shared(props, mode)}
      xField="label"
      yField="value"
      style={{ fill: pageColour('accent'), radiusTopLeft: 6, radiusTopRight: 6, maxWidth: 56 }}
      axis={{ x: axis, y: { ...axis, labelFormatter: dollars, gridStroke: pageColour('edge'), gridStrokeOpacity: 0.4 } }}
      label={{ text: ({ value }: ChartPoint) => dollars(value), textBaseline: 'bottom', fontSize: 11, fill: pageColour('ink'), fillOpacity: 1, transform: [{ type: 'overlapHide' }] }}
      tooltip={{ title: 'label', items: [(point: ChartPoint) => ({ name: subject.columns[1], value: subject.say(point, points) })] }}
    />
  );
});

/** Categories as a pie chart. */
export const CategoriesChart = memo(function CategoriesChart(props: DrawnChartProps) {
  const mode = useColourMode();
  const { points, subject } = props;
  const labels = points.map(({ label }) => label);
  return (
    <Pie
      {...shared(props, mode)}
      angleField="value"
      colorField="label"
      radius={0.8}
      style={{ stroke: pageColour('card'), lineWidth: 3 }}
      scale={{ color: { domain: labels, range: sliceColours(labels, mode) } }}
      legend={{ color: { position: 'bottom', layout: { justifyContent: 'center' }, itemLabelFill: pageColour('ink'), itemLabelFillOpacity: 1 } }}
      label={{
        position: 'outside',
        text: (point: ChartPoint) => subject.say(point, points),
        fill: pageColour('ink'),
        fillOpacity: 1,
        // Of labels that overlap, one is drawn. The table has all of them.
        transform: [{ type: 'overlapHide' }],
      }}
      tooltip={{ title: false, items: [(point: ChartPoint) => ({ name: point.label, value: subject.say(point, points) })] }}
    />
  );
});
