/** The charts: the only file that imports @ant-design/charts. */
import { Column, Pie } from '@ant-design/charts';
import { FastColor } from '@ant-design/fast-color';
import { type ComponentProps, useMemo } from 'react';
import { groupDigits } from '../../domain/number/digits';
import { type ColourMode, usePagePalette } from '../../shared/back-office/hooks/usePagePalette';
import { yieldToMain } from '../../shared/utils/yieldToMain';
import { categoryHue } from '../../shared/ui';
import { CHART_HEIGHT, type ChartPoint, type DrawnChart } from './Drawing';
import { OTHERS, shortName, slicesOf } from './slices';

type DrawnProps = ComponentProps<DrawnChart>;

/**
 * Widths in pixels. Below `NARROW` the labels of the pie take two lines, so that the pie keeps its size; below `PHONE` the
 * pie is smaller.
 */
const NARROW = 560;
const PHONE = 360;

const FONT = 'system-ui, sans-serif';

/**
 * The hue of the category's plate, with a lightness that contrasts with the background in each hue. As `rgb()`: the library
 * animates between `hsl()` colours through black.
 */
function sliceColour(category: string, mode: ColourMode): string {
  const h = categoryHue(category);
  return new FastColor(mode === 'dark' ? { h, s: 0.46, l: 0.64 } : { h, s: 0.5, l: 0.38 }).toRgbString();
}

/** The lines from a slice to its label, in pixels. */
const CONNECTOR = { connectorLength: 6, connectorLength2: 4, connectorDistance: 4 };
/** The length of a name beside a slice in characters, and the width of a character in pixels. */
const NAME = { most: 16, least: 6, character: 7.6 };
/** The radius in pixels of a pie that fills the card. */
const FULL = 124;

/** The radius as a share of a full pie: smaller on narrow screens, where the names need room. */
function radiusWithin(width: number): number {
  if (width < PHONE) return 0.55;
  return width < NARROW ? 0.68 : 0.85;
}

/** How many characters of a name fit beside the pie. */
function roomForNames(width: number, radius: number): number {
  const { connectorLength, connectorLength2, connectorDistance } = CONNECTOR;
  const room = width / 2 - radius * FULL - connectorLength - connectorLength2 - connectorDistance;
  return Math.max(NAME.least, Math.min(NAME.most, Math.floor(room / NAME.character)));
}

/** The options of both charts. */
const shared = (points: readonly ChartPoint[], width: number, { mode, palette }: ReturnType<typeof usePagePalette>) => ({
  data: {
    value: points,
    // Yields to the event loop before the chart is drawn: otherwise the library prepares and draws it in one long task.
    transform: [{ type: 'custom', callback: async (rows: unknown) => { await yieldToMain(); return rows; } }],
  },
  height: CHART_HEIGHT,
  ...(width > 0 && { width, autoFit: false }),
  theme: mode === 'dark' ? 'classicDark' : 'classic',
  // The tooltip's title in a colour with enough contrast.
  interaction: { tooltip: { css: { '.g2-tooltip-title': { color: palette['ink-muted'] } } } },
  ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { animate: false }),
});

/** Sales as a bar chart. A canvas does not use style sheets, so colours are options and change with the theme. */
export function SalesChart({ points, subject, width }: DrawnProps) {
  const theme = usePagePalette();
  const config = useMemo((): ComponentProps<typeof Column> => {
    const { palette } = theme;
    const label = { labelFill: palette['ink-muted'], labelOpacity: 1, labelFillOpacity: 1, labelFontSize: 12, labelFontFamily: FONT };
    return {
      ...shared(points, width, theme),
      margin: 0,
      paddingTop: 12,
      xField: 'label',
      yField: 'value',
      style: { fill: palette.accent, radiusTopLeft: 6, radiusTopRight: 6, maxWidth: 56 },
      axis: {
        x: { ...label, title: false, tick: false, line: false },
        y: {
          ...label,
          title: false,
          tick: false,
          labelFormatter: (value: number) => `$${groupDigits(value)}`,
          gridStroke: palette.edge,
          gridStrokeOpacity: 0.4,
        },
      },
      tooltip: { title: 'label', items: [(point: ChartPoint) => ({ name: subject.columns[1], value: subject.say(point, points) })] },
    };
  }, [points, subject, width, theme]);
  return <Column {...config} />;
}

/** Categories as a pie chart. */
export function CategoriesChart({ points, subject, width }: DrawnProps) {
  const theme = usePagePalette();
  const config = useMemo((): ComponentProps<typeof Pie> => {
    const { palette, mode } = theme;
    const narrow = width < NARROW;
    const radius = radiusWithin(width);
    const slices = slicesOf(points);
    const colourOf = (label: string) => (label === OTHERS ? palette['ink-muted'] : sliceColour(label, mode));
    return {
      ...shared(slices, width, theme),
      angleField: 'value',
      colorField: 'label',
      radius,
      style: { stroke: palette.card, lineWidth: 3 },
      scale: { color: { domain: slices.map(({ label }) => label), range: slices.map(({ label }) => colourOf(label)) } },
      legend: false,
      label: {
        // Labels in two columns beside the pie, where those of small slices are moved apart.
        position: 'spider',
        labelHeight: narrow ? 36 : 18,
        ...CONNECTOR,
        text: (point: ChartPoint) => `${shortName(point.label, roomForNames(width, radius))}${narrow ? '\n' : ' '}${subject.say(point, points)}`,
        fill: palette.ink,
        fillOpacity: 1,
        fontSize: 12,
        fontFamily: FONT,
        connectorStroke: palette.edge,
        connectorStrokeOpacity: 1,
      },
      tooltip: { title: false, items: [(point: ChartPoint) => ({ name: point.label, value: subject.say(point, points), color: colourOf(point.label) })] },
    };
  }, [points, subject, width, theme]);
  return <Pie {...config} />;
}
