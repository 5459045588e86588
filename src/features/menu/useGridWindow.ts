import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Food } from '../../domain/food';
import { type Part, gridParts, rowsBetween } from './gridRows';
import { noteRowHeight, rowHeight } from './rowHeights';
import { watchPage } from './watchPage';

/**
 * How far beyond the screen cards are drawn, in screens: what a flick or a few presses of Tab can reach. They follow once
 * those on the screen have been painted.
 */
const BEYOND = 0.75;

interface Measures {
  columns: number;
  gap: number;
  /** Rows of the same content and this are of the same height. */
  width: string;
}

function measure(grid: HTMLElement): Measures | null {
  // Nothing is laid out where there is no screen.
  const width = grid.clientWidth;
  if (width === 0) return null;
  const { columnWidth, columnGap, rowGap } = getComputedStyle(grid);
  const columns = Math.max(1, Math.floor((width + parseFloat(columnGap)) / (parseFloat(columnWidth) + parseFloat(columnGap))));
  return { columns, gap: parseFloat(rowGap), width: `${String(width)}/${String(columns)}` };
}

/** What tells one row from another. */
function nameOf(foods: readonly Food[], row: number, columns: number): string {
  const last = foods[Math.min((row + 1) * columns, foods.length) - 1];
  return `${foods[row * columns]?.id ?? ''} ${last?.id ?? ''}`;
}

function sameParts(before: readonly Part[], now: readonly Part[]): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

interface GridWindow {
  grid: RefObject<HTMLUListElement | null>;
  parts: readonly Part[];
}

/** The number of the card that has the focus, if one of this grid's has. */
function focusedCard(grid: HTMLElement): number | null {
  const index = grid.contains(document.activeElement) && document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index ? Number(index) : null;
}

/**
 * Which cards of a long grid are worth drawing now. The others give way to room of their height, so that a menu of a
 * thousand dishes is as light as one of twenty.
 */
export function useGridWindow(foods: readonly Food[]): GridWindow {
  const grid = useRef<HTMLUListElement>(null);
  const beyond = useRef(0);
  // Until it is measured a grid is taken for longer than it is, so that those below it know themselves far away.
  const [parts, setParts] = useState<readonly Part[]>(() => [{ kind: 'room', height: foods.length * rowHeight('', '') }]);

  const look = useCallback(() => {
    const element = grid.current;
    if (!element) return;
    const measures = measure(element);
    if (!measures) {
      setParts([{ kind: 'cards', from: 0, to: foods.length }]);
      return;
    }
    const { columns, gap, width } = measures;
    const count = Math.ceil(foods.length / columns);
    const heights = Array.from({ length: count }, (_, row) => rowHeight(width, nameOf(foods, row, columns)));
    const { top } = element.getBoundingClientRect();
    const screen = window.innerHeight;
    const { from, to } = rowsBetween({ heights, gap }, -top - beyond.current * screen, -top + (1 + beyond.current) * screen);
    const drawn = new Set(Array.from({ length: to - from }, (_, at) => from + at));
    const focused = focusedCard(element);
    if (focused !== null) {
      // Wherever the page is scrolled meanwhile, the focus stays; and the next press of Tab goes to a neighbour.
      const row = Math.floor(focused / columns);
      for (const near of [row - 1, row, row + 1]) if (near >= 0 && near < count) drawn.add(near);
    }
    const now = gridParts({ heights, gap }, [...drawn].sort((a, b) => a - b), columns, foods.length);
    setParts((before) => (sameParts(before, now) ? before : now));
  }, [foods]);

  useLayoutEffect(() => {
    look();
    const element = grid.current;
    // Whoever holds Tab down is faster than the page scrolls.
    element?.addEventListener('focusin', look);
    const end = watchPage(look);
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        beyond.current = BEYOND;
        look();
      });
    });
    return () => {
      element?.removeEventListener('focusin', look);
      end();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [look]);

  // Once drawn, a row is measured; room for it will be as high. A guess that was wrong moves nothing that is on the
  // screen: browsers hold on to what they show.
  useLayoutEffect(() => {
    const measures = grid.current && measure(grid.current);
    if (!measures) return;
    const { columns, width } = measures;
    for (const card of grid.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
      const index = Number(card.dataset.index);
      if (index % columns === 0) noteRowHeight(width, nameOf(foods, index / columns, columns), card.getBoundingClientRect().height);
    }
  }, [foods, parts]);

  return { grid, parts };
}
