import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../../testing/contrast';

/** WCAG 2.2, 1.4.3 and 1.4.11: text needs a contrast of 4.5:1, the border of a control and a focus ring 3:1. */

type Theme = 'light' | 'dark';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
/** The default colours, and those that replace them if the user prefers more contrast. */
const [usual = '', stronger = ''] = css.split('@media (prefers-contrast: more)');

const coloursIn = (text: string) =>
  new Map([...text.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [name, { light, dark }]));
const COLOURS = { usual: coloursIn(usual), stronger: new Map([...coloursIn(usual), ...coloursIn(stronger)]) };

function hex(colours: ReturnType<typeof coloursIn>, name: string, theme: Theme): string {
  const found = colours.get(name)?.[theme];
  if (!found) throw new Error(`no colour token ${name}`);
  return found;
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

describe.each([
  ['light', 'usual'],
  ['dark', 'usual'],
  ['light', 'stronger'],
  ['dark', 'stronger'],
] as const)('%s colours, %s', (theme, strength) => {
  const colour = (name: string) => hex(COLOURS[strength], name, theme);

  const fainterThan = (least: number, pairs: [string, string][]) => pairs.filter(([front, ground]) => contrast(colour(front), colour(ground)) < least);

  it('are readable as text, and visible as edges and focus rings', () => {
    expect(fainterThan(4.5, writing)).toEqual([]);
    expect(fainterThan(strength === 'stronger' ? 4.5 : 3, onSurfaces(['edge', 'focus']))).toEqual([]);
    if (strength === 'stronger') expect(fainterThan(7, onSurfaces(['ink-muted']))).toEqual([]);
  });
});
