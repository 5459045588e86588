import { Layout } from 'antd';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSelector } from 'react-redux';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '../../../compat/whenIdle';
import { groupDigits } from '../../../domain/number/digits';
import { useGetOpenWorkQuery } from '../../../features/overview';
import { classNames } from '../../../shared/utils/classNames';
import { confirmThen } from '../../../shared/utils/unsavedChanges';
import { selectNewOrders } from '../../../shared/api/newOrdersSlice';
import { REFETCH_OPTIONS } from '../../../shared/back-office/live-rows/refetchOptions';
import { useCommandKey } from '../../../shared/back-office/hooks/useCommandKey';
import { useUndoKey } from '../../../shared/back-office/undo/undoChange';
import { useMay } from '../../../shared/session/SessionProvider';
import { useSignOut } from '../../../shared/session/useSignOut';
import { routes } from '../../../shared/utils/paths';
import { PageLoader, lazyDialog } from '../../../shared/ui';
import { CrashedPage } from '../../CrashedPage';
import { SkipLink } from '../../SkipLink';
import { StaleNotice } from '../../StaleNotice';
import { sectionOf } from '../sections';
import { AdminHeader } from './AdminHeader';
import styles from './AdminShell.module.css';
import { NewOrders } from './NewOrders';
import { RoleNotice } from './RoleNotice';
import { SideMenu, useSideMenu } from './SideMenu';

const PhoneMenu = lazyDialog(async () => (await import('./PhoneMenu')).PhoneMenu);
const loadPalette = async () => (await import('./AdminPalette')).AdminPalette;
const AdminPalette = lazyDialog(loadPalette);
/** Null in a build for a real API, which has no demo data. */
const DemoDataDialog = process.env.MOCKS === 'off' ? null : lazyDialog(async () => (await import('../../../features/demo-data')).DemoDataDialog);

const BACK = { to: routes.dashboard, label: 'Back to the overview' };

/** The layout of the back office: side menu, header, the section's page, and the dialogs that open from everywhere. */
export function AdminShell() {
  const { pathname } = useLocation();
  const menu = useSideMenu();
  const signOut = useSignOut();
  const onSignOut = () => void confirmThen(signOut);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [demoDataOpen, setDemoDataOpen] = useState(false);
  const may = useMay();
  // A user who loses the staff role stays on the screen; the backend would refuse the request.
  const { currentData: openWork } = useGetOpenWorkQuery(undefined, { ...REFETCH_OPTIONS, skip: !may('back-office') });
  useSectionTitle(pathname, useSelector(selectNewOrders).length);
  useEffect(keepForOffline, []);
  // Keys that are typed right after Ctrl/Cmd+K would be lost while its code is fetched. If that fails, opening it tries again.
  useEffect(() => whenIdle(() => { loadPalette().catch(() => undefined); }), []);
  const onDemoData = () => { setDemoDataOpen(true); };

  useUndoKey();
  useCommandKey('k', () => { setPaletteOpen(!paletteOpen); });

  const sideMenu = (
    <ShellPart>
      <SideMenu
        collapsed={menu.collapsed}
        openWork={openWork}
        onDemoData={onDemoData}
        onSignOut={onSignOut}
        onChoose={menu.closeDrawer}
      />
    </ShellPart>
  );
  // Widths: docs/behaviour.md, section 9.
  return (
    <Layout hasSider={!menu.phone} className={styles.shell ?? ''}>
      <SkipLink />
      {menu.phone ? (
        <PhoneMenu open={menu.drawerOpen} onClose={menu.closeDrawer}>{sideMenu}</PhoneMenu>
      ) : (
        <Layout.Sider theme="light" width="16rem" collapsedWidth="3rem" collapsed={menu.collapsed} className={classNames(styles.side, 'no-print')}>
          {sideMenu}
        </Layout.Sider>
      )}
      <Layout>
        <ShellPart>
          <AdminHeader menu={menu} onSearch={() => { setPaletteOpen(true); }} onSignOut={onSignOut} />
        </ShellPart>
        <Layout.Content id="main" tabIndex={-1} className={styles.main ?? ''}>
          <ShellPart><RoleNotice /></ShellPart>
          <div className={styles.stale}>
            <ShellPart><StaleNotice /></ShellPart>
          </div>
          <ErrorBoundary resetKeys={[pathname]} fallbackRender={({ error, resetErrorBoundary }) => <CrashedPage error={error} onRetry={resetErrorBoundary} back={BACK} />}>
            <Suspense fallback={<PageLoader />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Layout.Content>
      </Layout>
      <ShellPart>
        <NewOrders />
      </ShellPart>
      <ShellPart>
        <AdminPalette
          open={paletteOpen}
          onClose={() => { setPaletteOpen(false); }}
          onDemoData={onDemoData}
          onSignOut={onSignOut}
        />
      </ShellPart>
      {DemoDataDialog && (
        <ShellPart>
          <DemoDataDialog open={demoDataOpen} onClose={() => { setDemoDataOpen(false); }} />
        </ShellPart>
      )}
    </Layout>
  );
}

/** A part of the shell: if it throws, it is missing until the next screen, and the screen stays. */
function ShellPart({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={null} resetKeys={[useLocation().pathname]}>{children}</ErrorBoundary>;
}

/** Sets the document title of the section, after the number of new orders, and scrolls a newly opened section to its top. */
function useSectionTitle(pathname: string, newOrders: number) {
  const arrival = useNavigationType();
  const section = sectionOf(pathname);
  const onArrival = useEffectEvent(() => {
    if (arrival === NavigationType.Push) window.scrollTo(0, 0);
  });
  useEffect(() => {
    if (section) document.title = `${newOrders === 0 ? '' : `(${groupDigits(newOrders)}) `}Dashboard - ${section.title ?? section.label}`;
  }, [section, newOrders]);
  useEffect(() => {
    // Depends on the section alone: the pages and filters of a list do not count as an arrival.
    onArrival();
  }, [section]);
}

/**
 * Asks the service worker to cache the code of all sections, so that they open offline after one visit of the back office
 * (mocks/service-worker/serviceWorker.ts). Waits until the browser is idle.
 * @returns cancels the wait
 */
function keepForOffline(): () => void {
  // Undefined in insecure contexts, although the type does not say so.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return whenIdle(() => {
    void container?.ready.then(({ active }) => { active?.postMessage('KEEP_BACK_OFFICE'); });
  });
}
