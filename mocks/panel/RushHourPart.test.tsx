/** The rush hour from the panel. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillField } from '../../src/testing/fillField';
import { installServer } from '../node';
import { currentRushHour, startRushHour, stopRushHour } from '../qa/rush-hour/rushHour';
import { QaPanel } from './QaPanel';

installServer();
beforeEach(() => { sessionStorage.clear(); });
afterEach(async () => { await act(stopRushHour); });

async function openPart() {
  const user = userEvent.setup();
  render(<QaPanel open onClose={jest.fn()} opener={document.body} />);
  const panel = within(await screen.findByRole('dialog', { name: 'QA workbench' }));
  await user.click(panel.getByRole('tab', { name: 'Rush hour' }));
  return { user, panel };
}

test('it is started, paused, changed, resumed and stopped', async () => {
  const { user, panel } = await openPart();
  const [rate, seed, clock] = [panel.getByLabelText('Orders a minute'), panel.getByLabelText('Seed'), panel.getByLabelText('Clock of the shop')];
  await fillField(user, rate, '120');
  await user.selectOptions(clock, '10 times as fast');
  await user.click(panel.getByRole('button', { name: 'Start' }));
  expect(await panel.findByText('Customers are ordering.')).toBeInTheDocument();
  expect([rate, seed, clock].map((field) => field.matches(':disabled'))).toEqual([true, true, true]);
  expect(currentRushHour()).toMatchObject({ rate: 120, speed: 10, seed: 1 });
  const [placed] = panel.getAllByRole('definition');
  await waitFor(() => { expect(placed).toHaveTextContent(/^[1-9]/); }, { timeout: 5000 });
  expect(panel.getByText(/, 10 times as fast$/)).toBeInTheDocument();

  await user.click(panel.getByRole('button', { name: 'Pause' }));
  expect(panel.getByText('Paused.')).toBeInTheDocument();
  expect([rate, seed, clock].map((field) => field.matches(':disabled'))).toEqual([false, true, false]);
  await fillField(user, rate, '0');
  expect(rate).toHaveValue('1');
  await fillField(user, rate, '60');
  await user.click(panel.getByRole('button', { name: 'Resume' }));
  expect(currentRushHour()).toMatchObject({ state: 'running', rate: 60 });

  await user.click(panel.getByRole('button', { name: 'Stop' }));
  expect(panel.getByRole('button', { name: 'Start' })).toHaveFocus();
  expect(panel.getByText('Stopped.')).toBeInTheDocument();
});

test('one that the console has started is shown', async () => {
  startRushHour({ rate: 1, seed: 3 });
  const { panel } = await openPart();
  expect(panel.getByText('Customers are ordering.')).toBeInTheDocument();
  expect(panel.getByText('A rush hour is on.')).toBeInTheDocument();
  expect(panel.queryByText('Nothing is switched on.')).not.toBeInTheDocument();
  expect(panel.getByLabelText('Seed')).toHaveValue('3');
});
