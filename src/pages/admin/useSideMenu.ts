import { useCallback, useState } from 'react';
import { useCommandKey } from '../../shared/back-office/useCommandKey';
import { PHONE } from '../../shared/back-office/phone';
import { useMediaQuery } from '../../shared/lib/useMediaQuery';

const COOKIE = 'sidebar_state';
/** Seven days (specification, section 9). */
const COOKIE_SECONDS = 7 * 24 * 60 * 60;

function readCookie(): boolean {
  try {
    return !document.cookie.split('; ').includes(`${COOKIE}=false`);
  } catch {
    // A browser that refuses cookies has the menu open.
    return true;
  }
}

function writeCookie(open: boolean) {
  try {
    document.cookie = `${COOKIE}=${String(open)}; path=${process.env.BASE_PATH}; max-age=${COOKIE_SECONDS}; samesite=lax`;
  } catch {
    // It lasts as long as the page.
  }
}

/**
 * The side menu's state: open or collapsed beside the page, remembered for a week; on a phone a drawer, closed until
 * asked for. Ctrl/Cmd+B toggles whichever there is.
 */
export function useSideMenu() {
  const phone = useMediaQuery(PHONE);
  const [open, setOpen] = useState(readCookie);
  const [drawerOpen, setDrawerOpen] = useState(false);
  // A drawer left open while the window was made wider must not reappear when it is made narrow again.
  if (!phone && drawerOpen) setDrawerOpen(false);

  const toggle = useCallback(() => {
    if (phone) {
      setDrawerOpen(!drawerOpen);
    } else {
      writeCookie(!open);
      setOpen(!open);
    }
  }, [phone, open, drawerOpen]);

  useCommandKey('b', toggle);

  const closeDrawer = useCallback(() => { setDrawerOpen(false); }, []);
  return { phone, collapsed: !phone && !open, expanded: phone ? drawerOpen : open, drawerOpen: phone && drawerOpen, toggle, closeDrawer };
}
