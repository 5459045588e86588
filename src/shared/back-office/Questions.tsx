import { App } from 'antd';
import type { ReactNode } from 'react';

/**
 * Stands around the screens that ask through useConfirm and useLeaveGuard. It brings all of Ant Design's windows and
 * messages along (30 KB), so it comes with those screens rather than with the first.
 */
export function Questions({ children }: { children: ReactNode }) {
  return <App component={false}>{children}</App>;
}
