import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { parsePrice } from '../../../domain/number/parseNumber';
import { NumberInput } from './NumberInput';

function open() {
  render(
    <Form initialValues={{ price: '12.99' }}>
      <Form.Item name="price" label="Price">
        <NumberInput parse={parsePrice} min={0.01} step={0.01} />
      </Form.Item>
    </Form>,
  );
  return { user: userEvent.setup(), price: screen.getByRole('spinbutton', { name: 'Price' }) };
}

it.each(['five', '1,234.50', ''])('keeps the text %j on Enter and on blur', async (text) => {
  const { user, price } = open();
  await user.clear(price);
  if (text !== '') await user.type(price, text);
  await user.keyboard('{Enter}');
  expect(price).toHaveValue(text);
  await user.tab();
  expect(price).toHaveValue(text);
});

it('steps from the number that the text means, down to the minimum', async () => {
  const { user, price } = open();
  await user.clear(price);
  await user.type(price, '4,99{ArrowUp}');
  expect(price).toHaveValue('5.00');
  expect(price).toHaveAttribute('aria-valuenow', '5');
  await user.clear(price);
  await user.type(price, '0.02{ArrowDown}{ArrowDown}');
  expect(price).toHaveValue('0.01');
});
