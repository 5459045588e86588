import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useRowFocusRestore } from './useRowFocusRestore';

function List({ rows, part = 0 }: { rows: readonly string[]; part?: number }) {
  const panel = useRef<HTMLElement>(null);
  const focus = useRowFocusRestore(panel);
  return (
    <section ref={panel} {...focus} tabIndex={-1} aria-label="List">
      {rows.map((row) => (
        <dl key={row + String(part)} data-row-key={row}>
          <dd><input aria-label={`Number of ${row}`} /></dd>
          <dd><button type="button">Press {row}</button></dd>
        </dl>
      ))}
    </section>
  );
}

const field = (row: string) => screen.getByRole('textbox', { name: `Number of ${row}` });
const button = (row: string) => screen.getByRole('button', { name: `Press ${row}` });

it('moves the focus from a removed row to the button of the row in its place, and from a field to the list', () => {
  const { rerender } = render(<List rows={['a', 'b', 'c', 'd']} />);
  button('b').focus();
  rerender(<List rows={['a', 'c', 'd']} />);
  expect(button('c')).toHaveFocus();
  field('c').focus();
  rerender(<List rows={['a', 'd']} />);
  expect(screen.getByRole('region', { name: 'List' })).toHaveFocus();
});

it('finds the same row again after it has rendered in another place', () => {
  const { rerender } = render(<List rows={['a', 'b', 'c']} />);
  field('a').focus();
  rerender(<List rows={['b', 'c', 'a']} part={1} />);
  expect(field('a')).toHaveFocus();
});

it('does not move the focus if the user has left the row, for another element or for none', async () => {
  const { rerender } = render(<List rows={['a', 'b', 'c']} />);
  button('b').focus();
  field('a').focus();
  rerender(<List rows={['a', 'c']} />);
  expect(field('a')).toHaveFocus();
  await act(async () => { field('a').blur(); await Promise.resolve(); });
  rerender(<List rows={['c']} />);
  expect(document.body).toHaveFocus();
});
