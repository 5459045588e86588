import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AllergensInput } from './AllergensInput';

it('finds nuts before peanuts, so that Enter chooses what was typed', async () => {
  const chosen: string[][] = [];
  render(<AllergensInput aria-label="Allergens" onChange={(value) => { chosen.push(value); }} />);
  const input = screen.getByLabelText('Allergens');
  await userEvent.type(input, 'nuts');
  await waitFor(() => { expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(2); });
  // Ant Design reads the codes, which user-event does not send.
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13, which: 13 });
  expect(chosen).toEqual([['nuts']]);
});
