import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Food } from '../../../domain/food/food';
import { isEqual } from '../../../domain/isEqual';
import { type Part, gridParts, rowsBetween } from './gridRows';

/**
 * How far beyond the viewport cards render, in viewport heights: the distance of a flick or a few Tab presses. These cards
 * render after the first paint of the visible ones.
 */
const BEYOND = 0.75;

/** The height of a row before any was measured, in pixels. */
const UNKNOWN_ROW = 330;
/**
 * Measured row heights in pixels, by grid width and row content, so that the space for unrendered rows has the right height
 * and a restored page is as long as before.
 */
const measured = new Map<string, number>();
/**
 * Estimate for a row that was never rendered: the first row measured at that width. It never changes, or the page length
 * would drift.
 */
const typical = new Map<string, number>();

function rowHeight(width: string, row: string): number {
  return measured.get(`${width} ${row}`) ?? typical.get(width) ?? UNKNOWN_ROW;
}

function noteRowHeight(width: string, row: string, height: number) {
  measured.set(`${width} ${row}`, height);
  if (!typical.has(width)) typical.set(width, height);
}

/** Measures a grid. Rows with the same content have the same height if `width` is the same. */
function measure(grid: HTMLElement) {
  // The width is zero without layout, as in tests.
  const width = grid.clientWidth;
  if (width === 0) return null;
  const { columnWidth, columnGap, rowGap } = getComputedStyle(grid);
  const columns = Math.max(1, Math.floor((width + parseFloat(columnGap)) / (parseFloat(columnWidth) + parseFloat(columnGap))));
  return { columns, gap: parseFloat(rowGap), width: `${String(width)}/${String(columns)}` };
}

/** Returns a key for the content of a row. */
function nameOf(foods: readonly Food[], row: number, columns: number): string {
  const last = foods[Math.min((row + 1) * columns, foods.length) - 1];
  return `${foods[row * columns]?.id ?? ''} ${last?.id ?? ''}`;
}

/** Returns the index of the focused card, if it is in this grid. */
function focusedCard(grid: HTMLElement): number | null {
  const index = grid.contains(document.activeElement) && document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index ? Number(index) : null;
}

/**
 * Decides which cards of a long grid render. Empty space replaces the others, so that a menu of a thousand dishes is as fast
 * as one of twenty.
 * @returns the ref for the grid element, and the parts to render
 */
export function useGridWindow(foods: readonly Food[]) {
  const grid = useRef<HTMLUListElement>(null);
  const beyond = useRef(0);
  // Before it is measured, a grid counts as longer than it is, so that the grids below it know that they are far from the
  // viewport.
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
      // The focused card stays mounted when it is scrolled away, with its neighbours for the next Tab press.
      const row = Math.floor(focused / columns);
      for (const near of [row - 1, row, row + 1]) if (near >= 0 && near < count) drawn.add(near);
    }
    const now = gridParts({ heights, gap }, [...drawn].sort((a, b) => a - b), columns, foods.length);
    setParts((before) => (isEqual(before, now) ? before : now));
  }, [foods]);

  useLayoutEffect(() => {
    look();
    const element = grid.current;
    // Holding Tab moves the focus faster than scroll events arrive.
    element?.addEventListener('focusin', look);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // The content above may have grown.
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        beyond.current = BEYOND;
        look();
      });
    });
    return () => {
      element?.removeEventListener('focusin', look);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      growth.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [look]);

  // Measure each row once it has rendered. A wrong estimate does not shift visible content, because browsers anchor the
  // scroll position.
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
