import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { useRef, useState } from 'react';
import { Link, RouterProvider, createBrowserRouter, useNavigate } from 'react-router-dom';
import { ConfirmProvider } from '../hooks/useConfirm';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt';

function Form() {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const leaveFreely = useUnsavedChangesPrompt(() => input.current?.value !== '', text !== '');
  const navigate = useNavigate();
  return (
    <>
      <input ref={input} aria-label="Name" value={text} onChange={(event) => { setText(event.target.value); }} />
      <Link to="/list">To the list</Link>
      <Link to="/form?page=2">Next page</Link>
      <button type="button" onClick={() => void navigate('/list')}>Go</button>
      <button type="button" onClick={() => { leaveFreely(); void navigate('/list'); }}>Save</button>
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
afterEach(() => { router.dispose(); });

async function open() {
  window.history.pushState({ idx: 1 }, '', '/form');
  router = createBrowserRouter([{ path: '/form', element: <Form /> }, { path: '/list', element: <h1>The list</h1> }]);
  const blocking = jest.spyOn(router, 'getBlocker');
  render(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <ConfirmProvider>
        <RouterProvider router={router} />
      </ConfirmProvider>
    </ConfigProvider>,
  );
  await waitFor(() => { expect(blocking).toHaveBeenCalled(); });
  return userEvent.setup();
}

const asked = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

it('asks if the form is left before React has rendered what was typed', async () => {
  await open();
  // Without an event, as in the milliseconds before React has handled it.
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Half';
  fireEvent.click(screen.getByRole('link', { name: 'To the list' }));
  expect(await asked()).toBeVisible();
  expect(window.location.pathname).toBe('/form');
});

it('asks before a link, again right after, and before a navigation by code: Stay keeps the text, Leave goes on', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Name'), 'Half');
  const link = screen.getByRole('link', { name: 'To the list' });
  await user.click(link);
  const question = await asked();
  // The icon is hidden from screen readers: it adds nothing to the text.
  expect(within(question).queryByRole('img')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(link);
  await waitFor(() => { expect(question).not.toBeInTheDocument(); });
  await user.click(within(await asked()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  expect(screen.getByLabelText('Name')).toHaveValue('Half');
  expect(window.location.pathname).toBe('/form');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await user.click(within(await asked()).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The list')).toBeInTheDocument();
});

it('does not ask on the same path, by a link or by Back, nor after saving', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Name'), 'Half');
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(window.location.search).toBe('?page=2');
  window.history.back();
  await waitFor(() => { expect(window.location.search).toBe(''); });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Half');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The list')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has the browser ask before the page is closed while there are unsaved changes', async () => {
  const user = await open();
  const closing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  await user.type(screen.getByLabelText('Name'), 'Half');
  expect(closing()).toBe(true);
  await user.clear(screen.getByLabelText('Name'));
  expect(closing()).toBe(false);
});

it('Back returns to the form until the user has answered: Stay keeps the text, Leave goes back', async () => {
  window.history.pushState({ idx: 0 }, '', '/list');
  const user = await open();
  await user.type(screen.getByLabelText('Name'), 'Half');
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  window.history.go(-2);
  await asked();
  await waitFor(() => { expect(window.location.search).toBe('?page=2'); });
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  expect(screen.getByLabelText('Name')).toHaveValue('Half');
  expect(window.location.pathname).toBe('/form');
  window.history.go(-2);
  await asked();
  await waitFor(() => { expect(window.location.search).toBe('?page=2'); });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The list')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/list');
});
