import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MultiSelect } from './MultiSelect';

it('keeps what was chosen when Tab leaves it', async () => {
  const user = userEvent.setup();
  const { container } = render(<MultiSelect aria-label="Allergens" virtual={false} options={[{ value: 'milk', label: 'Milk' }]} />);
  const select = screen.getByRole('combobox', { name: 'Allergens' });
  await user.click(select);
  await user.click(await screen.findByText('Milk', { selector: '.ant-select-item-option-content' }));
  const chosen = within(container).getByTitle('Milk');
  // Ant Design reads the codes, which user-event does not send.
  fireEvent.keyDown(select, { key: 'Tab', keyCode: 9, which: 9 });
  expect(chosen).toBeInTheDocument();
});
