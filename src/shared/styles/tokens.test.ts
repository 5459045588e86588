import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** WCAG 2.2, 1.4.3 and 1.4.11: writing needs 4.5 to 1, the edge of a control and a focus ring 3 to 1. */

type Theme = 'light' | 'dark';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const colours = new Map([...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [name, { light, dark }]));

function hex(name: string, theme: Theme): string {
  const found = colours.get(name)?.[theme];
  if (!found) throw new Error(`no colour token ${name}`);
  return found;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ['paper', 'card', 'raised', 'sunken'];
const onSurfaces = (names: string[]): [string, string][] => names.flatMap((name) => surfaces.map((surface): [string, string] => [name, surface]));

const writing: [string, string][] = [
  ...onSurfaces(['ink', 'ink-muted', 'accent', 'accent-strong', 'veg', 'non-veg', 'success', 'warning', 'danger', 'info']),
  ['ink', 'accent-soft'],
  ['ink-muted', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-accent-soft', 'accent-soft'],
  ['ink-inverse', 'ink'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
];

describe.each<Theme>(['light', 'dark'])('%s colours', (theme) => {
  it.each(writing)('%s can be read on %s', (text, ground) => {
    expect(contrast(hex(text, theme), hex(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(onSurfaces(['edge', 'focus']))('%s can be seen on %s', (edge, ground) => {
    expect(contrast(hex(edge, theme), hex(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
