import { useState } from 'react';
import { useCommandKey } from '../../../shared/back-office/hooks/useCommandKey';
import { PHONE } from '../../../shared/back-office/phone';
import { useMediaQuery } from '../../../shared/hooks/useMediaQuery';

const COOKIE = 'sidebar_state';
/** Seven days (docs/behaviour.md, section 9). */
const COOKIE_SECONDS = 7 * 24 * 60 * 60;

const readCookie = () => !document.cookie.split('; ').includes(`${COOKIE}=false`);

function writeCookie(open: boolean) {
  document.cookie = `${COOKIE}=${String(open)}; path=${process.env.BASE_PATH}; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

/**
 * The state of the side menu: open or collapsed, stored in a cookie for a week; on a phone a drawer, closed at first.
 * Ctrl/Cmd+B toggles it.
 */
export function useSideMenu() {
  const phone = useMediaQuery(PHONE);
  const [open, setOpen] = useState(readCookie);
  const [drawerOpen, setDrawerOpen] = useState(false);
  // A drawer that is open when the window becomes wide does not reappear when it becomes narrow again.
  if (!phone && drawerOpen) setDrawerOpen(false);

  const toggle = () => {
    if (phone) {
      setDrawerOpen(!drawerOpen);
    } else {
      writeCookie(!open);
      setOpen(!open);
    }
  };

  useCommandKey('b', toggle);

  const closeDrawer = () => { setDrawerOpen(false); };
  return { phone, collapsed: !phone && !open, expanded: phone ? drawerOpen : open, drawerOpen: phone && drawerOpen, toggle, closeDrawer };
}
