import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { InlineNumber } from './InlineNumber';

const saved = jest.fn();
beforeEach(() => { saved.mockClear(); });

function Stock() {
  const [stock, setStock] = useState(12);
  const save = (value: number) => {
    saved(value);
    setStock(value);
    return Promise.resolve(true);
  };
  return <InlineNumber label="Stock of Garden Salad" keptAs="stock garden-salad" value={stock} onSave={save} />;
}

function open() {
  const { store } = makeStore({ fetch, wait: () => Promise.resolve() });
  render(<Provider store={store}><Stock /></Provider>);
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Stock of Garden Salad' }) };
}

// Safari would set the caret with it, in front of the number.
it('keeps its number selected when the mouse that pressed it is released', async () => {
  const { user, field } = open();
  await user.pointer({ keys: '[MouseLeft>]', target: field });
  expect(fireEvent.mouseUp(field)).toBe(false);
  // Somebody who presses it again wants the caret there.
  expect(fireEvent.mouseUp(field)).toBe(true);
});

it('saves on Enter what was typed over it, by keyboard alone, once', async () => {
  const { user, field } = open();
  await user.tab();
  expect(field).toHaveFocus();
  await user.keyboard('30{Enter}');
  expect(field).toHaveValue('30');
  await user.tab();
  expect(saved.mock.calls).toEqual([[30]]);
});

it('saves when it is left by mouse', async () => {
  const { user, field } = open();
  await user.clear(field);
  await user.type(field, '7');
  await user.click(document.body);
  expect(saved.mock.calls).toEqual([[7]]);
});

it('Escape restores', async () => {
  const { user, field } = open();
  await user.clear(field);
  await user.type(field, '99{Escape}');
  await user.tab();
  expect(field).toHaveValue('12');
  expect(saved).not.toHaveBeenCalled();
});

it.each(['-5', '1.5', 'ten', '', '12'])('%j changes nothing', async (text) => {
  const { user, field } = open();
  await user.clear(field);
  if (text !== '') await user.type(field, text);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('12');
  expect(saved).not.toHaveBeenCalled();
});
