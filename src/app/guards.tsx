import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { NO_PERMISSION } from '../domain/http/apiRefusal';
import { may } from '../domain/user/roles';
import { WholePageLoader } from '../pages/WholePageLoader';
import { lazyPage } from '../pages/lazyPage';
import { useNotify } from '../shared/notifications/notificationsSlice';
import { routes } from '../shared/utils/paths';
import { SessionFailed, useSession } from '../shared/session/SessionProvider';
import { selectSignedIn, selectSignedOutAt } from '../shared/session-store/sessionSlice';
import { PageLoader } from '../shared/ui';

/** Loads the back office. */
export const loadAdmin = () => import(/* webpackChunkName: "admin" */ '../pages/admin');

/** The back office as a page. */
export const AdminApp = lazyPage(async () => (await loadAdmin()).AdminApp);

/**
 * Renders its children for signed-in users. Others are redirected to the sign-in and return afterwards (docs/behaviour.md,
 * section 2).
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const left = useSelector(selectSignedOutAt) === location.key;
  switch (session.status) {
    case 'checking':
      return <PageLoader />;
    case 'failed':
      return <SessionFailed session={session} />;
    case 'signed-out':
      return <Navigate to={routes.auth} replace state={left ? null : { from: location }} />;
    case 'signed-in':
      return children;
  }
}

/** The section of the back office at an address; undefined without one, or if the code did not load: the route shows that error. */
const loadSection = (pathname: string) => loadAdmin().then(({ sectionOf }) => sectionOf(pathname), () => undefined);

/**
 * Renders its children for users who may enter the back office; renders nothing of them for anyone else (docs/behaviour.md,
 * section 6). Users who lose the right while they are inside stay, so that nothing typed is lost: the sections guard themselves. The code
 * loads while the session is checked, and the section's data while the screen renders.
 */
export function RequireStaff({ children }: { children: ReactNode }) {
  const session = useSession();
  // Before the stored session has been read, as in the prerendered page, there is nothing to check yet.
  const claimed = useSelector(selectSignedIn);
  const checking = claimed && session.status === 'checking';
  const location = useLocation();
  const left = useSelector(selectSignedOutAt) === location.key;
  useEffect(() => {
    if (!checking) return;
    void AdminApp.preload();
    void loadSection(location.pathname).then((section) => section?.Page.preload?.());
    // oxlint-disable-next-line react/exhaustive-deps -- once per session check, for the address at that time
  }, [checking]);
  const user = session.status === 'signed-in' ? session.user : null;
  const [inside, setInside] = useState<string | null>(null);
  if (user && user.id !== inside && may(user.role, 'back-office')) setInside(user.id);
  const admitted = user?.id === inside;
  // Deferred, so that React renders the large back office in small slices instead of one long task.
  const open = useDeferredValue(admitted, false);
  const waiting = <WholePageLoader />;
  switch (session.status) {
    case 'checking':
      return waiting;
    case 'failed':
      return <main><SessionFailed session={session} /></main>;
    case 'signed-out':
      if (left) return <Navigate to={routes.landing} replace />;
      return (
        <Refused title="Authentication Required" message="Please login to access the admin panel" kind="info">
          <Navigate to={routes.auth} replace state={{ from: location }} />
        </Refused>
      );
    case 'signed-in':
      if (admitted) return open ? children : waiting;
      return (
        <Refused title="Access Denied" message={NO_PERMISSION} kind="error">
          <Navigate to={routes.landing} replace />
        </Refused>
      );
  }
}

function Refused({ title, message, kind, children }: { title: string; message: string; kind: 'info' | 'error'; children: ReactNode }) {
  const notify = useNotify();
  useEffect(() => {
    notify[kind](message, title);
  }, [notify, kind, message, title]);
  return children;
}
