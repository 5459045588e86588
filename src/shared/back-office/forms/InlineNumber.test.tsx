import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../app/store';
import { StockSchema } from '../../../domain/food/food';
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
  return <InlineNumber label="Stock of Garden Salad" draftKey="stock garden-salad" value={stock} schema={StockSchema} onSave={save} />;
}

function open() {
  const { store } = makeStore({ fetch, wait: () => Promise.resolve() });
  render(<Provider store={store}><Stock /></Provider>);
  return { store, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Stock of Garden Salad' }) };
}

// On mouseup Safari would move the caret, in front of the number.
it('keeps the number selected when the mouse button is released', async () => {
  const { user, field } = open();
  await user.pointer({ keys: '[MouseLeft>]', target: field });
  expect(fireEvent.mouseUp(field)).toBe(false);
  // On a second click the user wants to place the caret.
  expect(fireEvent.mouseUp(field)).toBe(true);
});

it('saves once on Enter, and on blur, a number as it is typed anywhere; Escape restores the number', async () => {
  const { user, field } = open();
  await user.tab();
  expect(field).toHaveFocus();
  await user.keyboard('30{Enter}');
  expect(field).toHaveValue('30');
  await user.tab();
  expect(saved.mock.calls).toEqual([[30]]);
  await user.clear(field);
  await user.type(field, '１,５００');
  await user.click(document.body);
  expect(saved.mock.calls).toEqual([[30], [1500]]);
  await user.clear(field);
  await user.type(field, '99{Escape}');
  await user.tab();
  expect(field).toHaveValue('1500');
  expect(saved).toHaveBeenCalledTimes(2);
});

it.each([['1.5', 1], ['-5', 0], ['', 0], ['12', 0]])('does not save %j, and shows a message unless it is ignored', async (text, count) => {
  const { user, field, store } = open();
  await user.clear(field);
  if (text !== '') await user.type(field, text);
  await user.keyboard('{Enter}');
  const messages = store.getState().notifications.map(({ message }) => message);
  expect(messages).toEqual(Array(count).fill('Please enter a valid stock value'));
  expect(field).toHaveValue('12');
  expect(saved).not.toHaveBeenCalled();
});

// In Japanese, Chinese and Korean, Enter and Escape end a composition; Safari marks it by keyCode 229 only.
it.each([{ isComposing: true }, { keyCode: 229 }])('leaves Enter and Escape to an input method (%o)', async (composing) => {
  const { user, field } = open();
  await user.clear(field);
  await user.type(field, '３');
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, ...composing });
  expect(saved).not.toHaveBeenCalled();
  expect(field).toHaveValue('３');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => { expect(saved.mock.calls).toEqual([[3]]); });
});
