import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { setLatency } from '../../../mocks/transport/latency';
import { installServer, server } from '../../../mocks/node';
import { clearScenarios, enableScenario } from '../../../mocks/scenarios/catalogue';
import { ADMIN, CUSTOMER, ask, send } from '../../../mocks/testing/client';
import { getSession, signIn } from '../../domain/calls/sessionCalls';
import { WRONG_SIGN_IN } from '../../domain/user/user';
import { EMAIL_KEY, TOKEN_KEY } from '../../domain/storedKeys';
import { selectSignedIn } from '../../shared/session-store/sessionSlice';
import { fillField } from '../../testing/fillField';
import { currentAddress, reloadApp, renderApp } from '../../testing/renderApp';

installServer();
afterEach(() => {
  server.events.removeAllListeners();
});

const arriveAt = (address: string) => waitFor(() => { expect(currentAddress()).toBe(address); });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password', { selector: 'input' });

async function openSignIn() {
  const { user } = renderApp('/user/auth');
  await screen.findByRole('textbox', { name: 'Email' });
  return user;
}

/** Fills fields as some password managers do: sets the values without firing an event. */
function autofillSilently(...fills: readonly (readonly [field: HTMLElement, value: string])[]) {
  // React overrides the `value` setter of the element; the prototype's setter goes unnoticed.
  for (const [field, value] of fills) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

/** The message is shown at the field and announced. */
function expectProblem(field: HTMLElement, sentence: string) {
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(field).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
}

/** Counts the changes that are sent. */
function countChanges() {
  const sent = jest.fn();
  server.events.on('request:start', ({ request }) => { if (request.method === 'POST') sent(request.url); });
  return sent;
}

describe('signing in', () => {
  test('with empty fields asks to fill all; with a wrong password it is refused, and nothing typed is lost', async () => {
    const [mail, secret] = [ADMIN.email, 'admin124'];
    const user = await openSignIn();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expectProblem(email(), 'Please fill all fields');
    await fillField(user, email(), mail);
    await fillField(user, password(), secret);
    await user.keyboard('{Enter}');
    await screen.findByText(WRONG_SIGN_IN, { selector: '[role=alert] *' });
    expectProblem(password(), WRONG_SIGN_IN);
    expect(email()).toHaveValue(mail);
    expect(password()).toHaveValue(secret);
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  test('does not take along a user who presses a link at that moment', async () => {
    const { user, store } = renderApp('/user/auth');
    const profile = await screen.findByRole('link', { name: 'Profile' });
    const stop = store.subscribe(() => {
      if (!selectSignedIn(store.getState())) return;
      stop();
      profile.click();
    });
    await user.click(await screen.findByRole('button', { name: 'Regular User' }));
    expect(await screen.findByText(CUSTOMER.email)).toBeVisible();
    expect(currentAddress()).toBe('/user/profile');
  });

  test('works on a full storage, and says that the session lasts until the page closes', async () => {
    const user = await openSignIn();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError'); });
    await user.click(screen.getByRole('button', { name: 'Regular User' }));
    await arriveAt('/user');
    expect(await screen.findByText('This browser could not store your sign-in: it ends when you reload or close this page.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(await screen.findByText(CUSTOMER.email)).toBeVisible();
  });

  test('with a long token survives a reload', async () => {
    const { user: account } = await ask(signIn, { body: CUSTOMER });
    const token = 'j'.repeat(8192);
    server.use(
      http.post('*/api/session', () => HttpResponse.json({ token, user: account }, { status: 201 })),
      http.get('*/api/session', () => HttpResponse.json(account)),
      // The backend does not know this session.
      http.get('*/api/events', () => new HttpResponse('', { headers: { 'content-type': 'text/event-stream' } })),
    );
    const user = await openSignIn();
    await user.click(screen.getByRole('button', { name: 'Regular User' }));
    await waitFor(() => { expect(localStorage.getItem(TOKEN_KEY)).toBe(token); });
    reloadApp('/user/profile');
    expect(await screen.findByText(account.email)).toBeVisible();
  });

  test('refuses a token that no HTTP header can carry', async () => {
    const token = 'tök';
    const { user: account } = await ask(signIn, { body: CUSTOMER });
    server.use(http.post('*/api/session', () => HttpResponse.json({ token, user: account }, { status: 201 })));
    const user = await openSignIn();
    await user.type(email(), account.email);
    await user.type(password(), 'x{Enter}');
    expect(await screen.findByText('The shop sent an answer that we could not read.', { selector: 'form *' })).toBeVisible();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  test('keeps values that a password manager filled in without an event, while another field is edited and the password is shown; a double click sends them once, and leads an administrator to the back office', async () => {
    const { email: mail, password: secret } = ADMIN;
    const user = await openSignIn();
    autofillSilently([email(), 'somebody'], [password(), secret]);
    await fillField(user, email(), mail);
    expect(password()).toHaveValue(secret);
    expect(password()).toHaveAttribute('type', 'password');
    autofillSilently([password(), 'another']);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveValue('another');
    expect(password()).toHaveAttribute('type', 'text');
    autofillSilently([password(), secret]);
    const sent = countChanges();
    await user.dblClick(screen.getByRole('button', { name: 'Sign In' }));
    await arriveAt('/dashboard');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('the quick logins', () => {
  test('show the administrator’s credentials, and handle the first of two clicks only', async () => {
    const user = await openSignIn();
    expect(screen.getByText('admin123')).toBeVisible();
    expect(screen.getByText(ADMIN.email)).toBeVisible();
    const sent = countChanges();
    setLatency(100);
    for (const name of ['Admin User', 'Regular User']) await user.click(screen.getByRole('button', { name }));
    await arriveAt('/dashboard');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('say so when they fail, and explain that the account now has another e-mail', async () => {
    enableScenario('sign-in-fails');
    const user = await openSignIn();
    const login = () => user.click(screen.getByRole('button', { name: 'Regular User' }));
    await login();
    expect(await screen.findByText('Something went wrong in the shop')).toBeVisible();
    clearScenarios();
    const { db } = await openDatabase();
    const rename = (from: string, to: string) => db.users.where('email').equals(from).modify({ email: to, emailKey: to });
    await rename(CUSTOMER.email, 'maya@example.org');
    await login();
    expect(await screen.findByText(/^This demo account has another e-mail or password by now/)).toBeVisible();
    expect(screen.queryByText(WRONG_SIGN_IN)).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/user/auth');

    await rename('maya@example.org', CUSTOMER.email);
    await login();
    await arriveAt('/user');
    expect(screen.queryByText('Something went wrong in the shop')).not.toBeInTheDocument();
  });
});

describe('after the sign-in', () => {
  test('an administrator whom a page of customers has stopped goes to the back office', async () => {
    const { user } = renderApp('/user/orders');
    await user.click(await screen.findByRole('button', { name: 'Admin User' }));
    await arriveAt('/dashboard');
  });

  test.each([
    ['/user/search?q=pizza', '/user/search?q=pizza'],
    ['/\\elsewhere.example/', '/user'],
  ])('a link with the return address %s says why it leads here, and goes to %s', async (from, address) => {
    const { user } = renderApp(`/user/auth?why=cart&from=${encodeURIComponent(from)}`);
    expect(await screen.findByText('Please login to add items to cart')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    await user.click(await screen.findByRole('button', { name: 'Regular User' }));
    await arriveAt(address);
    expect(screen.queryByText('Please login to add items to cart')).not.toBeInTheDocument();
  });
});

describe('registering', () => {
  test('keeps the e-mail typed into the sign-in form', async () => {
    const user = await openSignIn();
    await user.type(email(), 'nora@example.org');
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await arriveAt('/user/auth?mode=register');
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toHaveFocus();
    expect(email()).toHaveValue('nora@example.org');
    await user.click(screen.getByRole('link', { name: 'Sign in instead' }));
    await arriveAt('/user/auth');
    expect(email()).toHaveValue('nora@example.org');
  });

  test('signs in, until the user signs out', async () => {
    const { user } = renderApp('/user/auth?mode=register');
    await screen.findByRole('button', { name: 'Create Account' });
    for (const field of [screen.getByRole('textbox', { name: 'Name' }), email(), password()]) expect(field).toBeRequired();
    for (const [field, text] of [['Name', 'Nora Lind'], ['Email', 'nora@example.org'], [/^Phone/, '555 010 0199']] as const) await fillField(user, screen.getByRole('textbox', { name: field }), text);
    await fillField(user, password(), 'long enough');
    const sent = countChanges();
    await user.dblClick(screen.getByRole('button', { name: 'Create Account' }));
    await arriveAt('/user');
    expect(sent).toHaveBeenCalledTimes(1);
    // As plain text.
    await waitFor(() => { expect(localStorage.getItem(EMAIL_KEY)).toBe('nora@example.org'); });

    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(await screen.findByText('555 010 0199')).toBeVisible();
    const token = localStorage.getItem(TOKEN_KEY) ?? '';
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.getByText('Logged out successfully')).toBeVisible();
    // The token is invalid in the backend too.
    await waitFor(async () => { expect((await send(getSession, { token })).status).toBe(401); });
    expect(localStorage.getItem(EMAIL_KEY)).toBeNull();
  });
});
