/** The charts themselves: the only file that loads @ant-design/charts. */
import { Column, Pie } from '@ant-design/charts';
import { type ComponentProps, useMemo } from 'react';
import { groupDigits } from '../../domain/digits';
import { type ColourMode, usePagePalette } from '../../shared/back-office/usePagePalette';
import { breathe } from '../../shared/lib/breathe';
import type { Palette } from '../../shared/styles/palette';
import { plateHue } from '../../shared/ui';
import { CHART_HEIGHT, type ChartPoint, type DrawnChart } from './chartSubject';
import { OTHERS, shortName, slicesOf } from './slices';

type DrawnProps = ComponentProps<DrawnChart>;

/** Below this the labels beside a pie stand in two lines, so that the pie keeps its size; on a phone it gives way to them. */
const NARROW = 560;
const PHONE = 360;

const FONT = 'system-ui, sans-serif';
const stillPreferred = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** As rgb(): from one hsl() to another the library's animation goes by way of black. */
function rgb(hue: number, saturation: number, lightness: number): string {
  const part = (n: number) => {
    const turn = (n + hue / 30) % 12;
    return Math.round(255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return `rgb(${String(part(0))}, ${String(part(8))}, ${String(part(4))})`;
}

/** A slice has the colour of its category's plates, dark or light enough in every hue to be told from its ground. */
function sliceColour(category: string, mode: ColourMode): string {
  const hue = plateHue(category);
  return mode === 'dark' ? rgb(hue, 0.46, 0.64) : rgb(hue, 0.5, 0.38);
}

/** From a slice to its label, in pixels. */
const CONNECTOR = { connectorLength: 6, connectorLength2: 4, connectorDistance: 4 };
/** The most of a name that stands beside a slice, and the least, in characters; and how wide one is, in pixels. */
const NAME = { most: 16, least: 6, character: 7.6 };
/** The radius of a pie that fills the card, in pixels. */
const FULL = 124;

/** A pie as large as leaves room for names beside it: its share of the one that fills the card. */
function radiusWithin(width: number): number {
  if (width < PHONE) return 0.55;
  return width < NARROW ? 0.68 : 0.85;
}

/** How much of a name has room beside a pie. */
function roomForNames(width: number, radius: number): number {
  const { connectorLength, connectorLength2, connectorDistance } = CONNECTOR;
  const room = width / 2 - radius * FULL - connectorLength - connectorLength2 - connectorDistance;
  return Math.max(NAME.least, Math.min(NAME.most, Math.floor(room / NAME.character)));
}

/** The same points, after which the library pauses: it would make ready and draw a chart in one long task. */
const inTwoTasks = (points: readonly ChartPoint[]) => ({
  value: points,
  transform: [{ type: 'custom', callback: async (rows: unknown) => { await breathe(); return rows; } }],
});

/** What is said of the point under the pointer: its title is too pale in the library's own colour. */
const readable = (palette: Palette) => ({ tooltip: { css: { '.g2-tooltip-title': { color: palette['ink-muted'] } } } });

/** Sales as columns. A canvas follows no style sheet: every colour is told, and told again when the theme changes. */
export function SalesChart({ points, subject, width }: DrawnProps) {
  const theme = usePagePalette();
  const config = useMemo((): ComponentProps<typeof Column> => {
    const { palette, mode } = theme;
    const label = { labelFill: palette['ink-muted'], labelOpacity: 1, labelFillOpacity: 1, labelFontSize: 12, labelFontFamily: FONT };
    return {
      data: inTwoTasks(points),
      height: CHART_HEIGHT,
      ...(width > 0 && { width, autoFit: false }),
      margin: 0,
      paddingTop: 12,
      xField: 'label',
      yField: 'value',
      theme: mode === 'dark' ? 'classicDark' : 'classic',
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
      interaction: readable(palette),
      ...(stillPreferred() && { animate: false }),
    };
  }, [points, subject, width, theme]);
  return <Column {...config} />;
}

/** Categories as slices. */
export function CategoriesChart({ points, subject, width }: DrawnProps) {
  const theme = usePagePalette();
  const config = useMemo((): ComponentProps<typeof Pie> => {
    const { palette, mode } = theme;
    const narrow = width < NARROW;
    const radius = radiusWithin(width);
    const slices = slicesOf(points);
    const colourOf = (label: string) => (label === OTHERS ? palette['ink-muted'] : sliceColour(label, mode));
    return {
      data: inTwoTasks(slices),
      height: CHART_HEIGHT,
      ...(width > 0 && { width, autoFit: false }),
      angleField: 'value',
      colorField: 'label',
      theme: mode === 'dark' ? 'classicDark' : 'classic',
      radius,
      style: { stroke: palette.card, lineWidth: 3 },
      scale: { color: { domain: slices.map(({ label }) => label), range: slices.map(({ label }) => colourOf(label)) } },
      legend: false,
      label: {
        // In two columns beside the pie, where those of small slices make room for each other.
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
      interaction: readable(palette),
      ...(stillPreferred() && { animate: false }),
    };
  }, [points, subject, width, theme]);
  return <Pie {...config} />;
}
