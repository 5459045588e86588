import './shared/styles/tokens.css';
import './shared/styles/base.css';
import type { LoadBackend } from './app/open';
import { yieldToMain } from './shared/utils/yieldToMain';
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

/**
 * Evaluates the modules one by one and yields to the browser between them: evaluated in one task, they block a slow phone
 * for too long. All of them are in the bundle already.
 */
async function start() {
  startTheme();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './app/store');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './app/App');
  await yieldToMain();
  const { openApp } = await import(/* webpackMode: "eager" */ './app/open');
  openApp(loadBackend);
}

void start();
