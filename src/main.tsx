import './shared/styles/tokens.css';
import './shared/styles/base.css';
import type { LoadBackend } from './app/bootstrap';
import { startApp } from './prerender/startApp';
import { safariFocusOnClick } from './compat/safariFocusOnClick';
import { scrollFocusIntoView } from './shared/utils/scrollFocusIntoView';
import { showRadioFocus } from './compat/showRadioFocus';
import { startTheme } from './shared/theme/theme';

/**
 * The only import of mocks in src: it loads the backend that runs in the page. Null with `MOCKS=off`, where requests go to a
 * real API: webpack does not follow an import in a branch that the constant excludes, so that build contains nothing of
 * mocks.
 */
const loadBackend: LoadBackend | null =
  process.env.MOCKS === 'off'
    ? null
    : async (onUpdate) => {
        const { startNetwork } = await import(/* webpackChunkName: "backend" */ '../mocks/browser');
        return startNetwork({ basePath: process.env.BASE_PATH, onUpdate });
      };

startTheme();
document.documentElement.addEventListener('click', safariFocusOnClick, true);
document.documentElement.addEventListener('keyup', scrollFocusIntoView);
document.documentElement.addEventListener('keyup', showRadioFocus);
void startApp(loadBackend);
