import { Outlet } from 'react-router-dom';

/** The customer's shell. */
export function StorefrontShell() {
  return <Outlet />;
}
