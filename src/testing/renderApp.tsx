import { type RenderOptions, act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { type ReactNode, Suspense } from 'react';
import { Outlet, Route, type RouteObject, RouterProvider, createBrowserRouter, createRoutesFromElements, useLocation } from 'react-router-dom';
import { onEventLogged } from '../../mocks/indexeddb/onEventLogged';
import { NEW_VERSION_EVENT } from '../../mocks/transport/workerTransport';
import { appRoutes } from '../app/App';
import { followShop } from '../app/followShop';
import { noticeStorage } from '../app/memoryNotice';
import { makeStore } from '../app/store';
import { startCrossTabSync } from '../app/crossTabSync';
import { Toasts, newVersionReady } from '../app/Toasts';
import { useFocusFallback } from '../app/useFocusFallback';
import { sectionOf } from '../pages/admin';
import { BackOfficeTheme } from '../shared/back-office/BackOfficeTheme';
import { api } from '../shared/api/api';
import { forgetClicks } from '../shared/utils/ignoreRepeatClicks';
import { SessionProvider, useSession } from '../shared/session/SessionProvider';
import { signIn } from '../domain/calls/sessionCalls';
import { DEMO_ACCOUNTS, type DemoAccount } from '../domain/user/demoAccounts';
import type { Session } from '../domain/user/user';
import { EMAIL_KEY, TOKEN_KEY } from '../domain/storedKeys';

const leave: (() => void)[] = [];

/** Closes the app as closing its tab would. Its storage stays. */
export function closeApp() {
  cleanup();
  leave.splice(0).forEach((stop) => { stop(); });
  forgetClicks();
}

afterEach(async () => {
  closeApp();
  // The app stores its state as it closes, a moment later.
  await Promise.resolve();
  localStorage.clear();
});

/**
 * Signs in with a real request and stores the session as the app does, so that the next rendered app finds it.
 * @throws Error if the sign-in is refused
 */
export async function storeSession({ email, password }: Pick<DemoAccount, 'email' | 'password'>): Promise<Session> {
  const answer = await fetch(new URL(`/api${signIn.path}`, window.location.origin), {
    method: signIn.method,
    headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
    body: JSON.stringify({ email, password: password || 'anything' }),
  });
  if (!answer.ok) throw new Error(`Nobody can sign in as ${email}: ${await answer.text()}`);
  const session = (await answer.json()) as Session;
  localStorage.setItem(EMAIL_KEY, session.user.email);
  localStorage.setItem(TOKEN_KEY, session.token);
  return session;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address" hidden>{pathname + search}</output>;
}

/** The app's current path and query, such as `/user/cart`. */
export function currentAddress(): string {
  return screen.getByTestId('address').textContent;
}

/**
 * Renders the whole app at an address with a new store and the backend that the browser uses. Retries do not wait. Local
 * storage is read as usual.
 * @param address path and query
 */
export function renderApp(address: string, options: Pick<RenderOptions, 'wrapper'> = {}) {
  return renderRoutes(appRoutes(<Address />), address, options);
}

function renderRoutes(routes: RouteObject[], address: string, options?: Pick<RenderOptions, 'wrapper'>) {
  window.history.pushState(null, '', address);
  const network = noticeStorage({ fetch: (...args) => fetch(...args), wait: () => Promise.resolve(), onEventLogged }, () => store);
  const made = makeStore(network);
  const { store, persistor } = made;
  const announce = () => { act(() => { store.dispatch(newVersionReady()); }); };
  window.addEventListener(NEW_VERSION_EVENT, announce);
  leave.push(startCrossTabSync(made), followShop(made), made.stop, () => {
    window.removeEventListener(NEW_VERSION_EVENT, announce);
    void persistor.flush();
    persistor.pause();
  });
  leave.push(() => { store.dispatch(api.util.getRunningQueriesThunk()).forEach((query) => { query.abort(); }); });
  const router = createBrowserRouter(routes);
  leave.push(() => { router.dispose(); });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
    options,
  );
  return {
    ...view,
    store,
    user: userEvent.setup(),
    /** Writes pending changes to local storage. */
    flush: () => act(() => persistor.flush()),
  };
}

/** Signs in (`storeSession`) and renders the app at an address. */
export async function renderAs(account: Parameters<typeof storeSession>[0], address: string) {
  await storeSession(account);
  return renderApp(address);
}

function SignedIn({ children }: { children: ReactNode }) {
  useFocusFallback();
  return useSession().status === 'signed-in' && children;
}

/**
 * Signs in and renders one section of the back office at an address, with the toasts and without the shell, which costs more
 * than most sections: for tests that neither navigate nor use the menus.
 */
export async function renderSection(address: string, account: Parameters<typeof storeSession>[0] = DEMO_ACCOUNTS.admin) {
  await storeSession(account);
  const { path, drawer, Page } = sectionOf(new URL(address, window.location.origin).pathname)!;
  await Page.preload?.();
  const page = <SignedIn><BackOfficeTheme><Suspense><Page /></Suspense></BackOfficeTheme></SignedIn>;
  const routes = createRoutesFromElements(
    <Route element={<><SessionProvider><Outlet /></SessionProvider><Toasts /><Address /></>}>
      <Route path={path} element={page}>
        {drawer !== undefined && <Route path={drawer} element={null} />}
      </Route>
    </Route>,
  );
  return renderRoutes(routes, address);
}

/** Closes the app and opens it again, as a reload does. */
export function reloadApp(address: string) {
  closeApp();
  return renderApp(address);
}
