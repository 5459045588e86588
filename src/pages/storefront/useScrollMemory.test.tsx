import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { useScrollMemory } from './useScrollMemory';

let grow: () => void = () => undefined;
const scrolled = jest.fn((top: number) => { Object.assign(window, { scrollY: top }); });

beforeEach(() => {
  scrolled.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => { scrolled(options.top ?? 0); }) as typeof window.scrollTo);
  class Observer {
    constructor(callback: () => void) { grow = callback; }
    observe = () => undefined;
    disconnect = () => { grow = () => undefined; };
  }
  Object.assign(window, { ResizeObserver: Observer });
});

function Page({ to, children }: { to: string; children?: React.ReactNode }) {
  useScrollMemory(useLocation().pathname);
  return <main><Link to={to}>Go on</Link>{children}</main>;
}

it('holds the place of a list that is still being rendered, which grows above it too', async () => {
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '/menu', element: <Page to="/cart"><ul aria-busy="true" /></Page> }, { path: '/cart', element: <Page to="/menu" /> }], { initialEntries: ['/menu'] });
  render(<RouterProvider router={router} />);
  Object.assign(window, { scrollY: 900 });
  window.dispatchEvent(new Event('scroll'));
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  await waitFor(() => { expect(scrolled).toHaveBeenLastCalledWith(0); });

  await act(() => router.navigate(-1));
  await waitFor(() => { expect(scrolled).toHaveBeenLastCalledWith(900); });
  // Cards above the place: the browser keeps what it shows, further down.
  Object.assign(window, { scrollY: 1400 });
  scrolled.mockClear();
  grow();
  expect(scrolled).toHaveBeenCalledWith(900);
  screen.getByRole('list').removeAttribute('aria-busy');
  grow();
  scrolled.mockClear();
  // The list is complete, and the place is the user's again.
  grow();
  expect(scrolled).not.toHaveBeenCalled();
});
