import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { installServer, server } from '../../../mocks/node';
import { fail } from '../../../mocks/scenarios/scenario';
import { ADMIN, ask } from '../../../mocks/testing/client';
import { fillDemo, resetDemo } from '../../domain/calls/demoCalls';
import '../../pages/admin';
import { currentAddress, renderAs } from '../../testing/renderApp';
import '.';

installServer();

async function openDialog() {
  const app = await renderAs(ADMIN, '/dashboard');
  await screen.findByText('7 total orders');
  await app.user.click(screen.getByRole('button', { name: 'Demo data' }));
  const dialog = await screen.findByRole('dialog', { name: 'Demo data' });
  return { ...app, dialog: within(dialog) };
}

/**
 * Found by its text: Ant Design gives every dialog the same id in tests, so the accessible name of this one is that of the
 * dialog below it.
 */
async function findQuestion() {
  const [title] = await screen.findAllByText('Reset demo data?');
  return within(title!.closest<HTMLElement>('[role=dialog]')!);
}

/** Holds each batch until `next` is called. */
function holdBatches() {
  const waiting: (() => void)[] = [];
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/demo/batches', async ({ request }) => {
      sent.push(await request.clone().json());
      await new Promise<void>((go) => { waiting.push(go); });
      return undefined;
    }),
  );
  return { sent, next: async () => { await waitFor(() => { expect(waiting).not.toEqual([]); }); waiting.shift()?.(); } };
}

it('continues when the dialog is closed and opened again, and stops between two batches when it is cancelled, and when the shop is reset elsewhere', async () => {
  const { sent, next } = holdBatches();
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Add 140 records' }));
  await waitFor(() => { expect(sent).toHaveLength(1); });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Demo data/ }));
  await next();
  const again = within(await screen.findByRole('dialog', { name: 'Demo data' }));
  expect(await again.findByText('20 of 140 records')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await next();
  expect(await again.findByText('Cancelled. What is stored so far stays.')).toBeVisible();
  expect(again.getByText('40 of 140 records')).toBeVisible();
  expect(again.getByRole('region', { name: 'Progress' })).toHaveFocus();
  expect(sent).toHaveLength(2);
  expect(await screen.findByRole('link', { name: /Active Customers 22/ })).toBeInTheDocument();
  expect(screen.getByText('7 total orders')).toBeInTheDocument();

  await user.click(again.getByRole('button', { name: 'Add 140 records' }));
  await next();
  expect(await again.findByText('20 of 140 records')).toBeVisible();
  await ask(resetDemo, { token: localStorage.getItem('sessionToken')! });
  await next();
  expect(await again.findByText('The shop was reset meanwhile, and what was added before is gone.')).toBeVisible();
  // Nothing is added to the new shop.
  const { db } = await openDatabase();
  expect([await db.foods.count(), await db.users.count(), await db.orders.count()]).toEqual([8, 3, 7]);
});

it('shows why a refused batch stopped it, generates a shop of the chosen size, and resets it after a confirmation; the administrator stays signed in', async () => {
  const { user, dialog } = await openDialog();
  const add = () => user.click(dialog.getByRole('button', { name: 'Add 140 records' }));
  server.use(fail(fillDemo, 507, 'The storage of this browser is full'));
  await add();
  expect(await dialog.findByText('The storage of this browser is full')).toBeVisible();

  server.resetHandlers();
  const { sent, next } = holdBatches();
  await add();
  await waitFor(() => { expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0'); });
  await next();
  expect(await dialog.findByText('20 of 140 records')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '14');
  await next();
  await next();
  expect(await dialog.findByText('Done. 140 records are new.')).toBeVisible();
  expect(dialog.getByText('140 of 140 records')).toBeVisible();
  expect(sent).toEqual([
    { kind: 'foods', seed: 1, from: 0, count: 20, foods: 20, users: 20 },
    { kind: 'users', seed: 1, from: 0, count: 20, foods: 20, users: 20, shop: expect.any(Number) as number },
    { kind: 'orders', seed: 1, from: 0, count: 100, foods: 20, users: 20, shop: expect.any(Number) as number },
  ]);
  expect(await screen.findByText('107 total orders')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Active Customers 22/ })).toBeInTheDocument();

  await user.click(dialog.getByRole('button', { name: 'Reset demo data' }));
  const question = await findQuestion();
  expect(question.getByText(/People who registered are signed out\.$/)).toBeVisible();
  // The focus is tested end to end: Ant Design focuses visible elements only, and jsdom computes no layout.
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('107 total orders')).toBeInTheDocument();
  await waitFor(() => { expect(dialog.getByRole('button', { name: 'Reset demo data' })).toHaveFocus(); });

  await user.keyboard('{Enter}');
  await user.click((await findQuestion()).getByRole('button', { name: 'Reset demo data' }));
  expect(await screen.findByText('The sample data is back')).toBeVisible();
  expect(await screen.findByText('7 total orders')).toBeInTheDocument();
  expect(currentAddress()).toBe('/dashboard');

  await user.click(screen.getByRole('button', { name: 'Demo data' }));
  expect(await screen.findByRole('dialog', { name: 'Demo data' })).toBeVisible();
});
