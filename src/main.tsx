import './shared/styles/tokens.css';
import './shared/styles/base.css';
import type { LoadBackend } from './app/open';
import { breathe } from './shared/lib/breathe';
import { startTheme } from './shared/theme/theme';

/**
 * The only import of mocks in src: the backend in the page. Null with `MOCKS=off`, where calls go to a real API: webpack
 * follows no import in a branch that the constant excludes, so the build contains nothing of mocks.
 */
const loadBackend: LoadBackend | null =
  process.env.MOCKS === 'off'
    ? null
    : async (onUpdate) => {
        const { startNetwork } = await import(/* webpackChunkName: "backend" */ '../mocks/browser');
        return startNetwork({ basePath: process.env.BASE_PATH, onUpdate });
      };

/** All of this code is here already. It is set up in parts, because in one go it would hold up a phone for too long. */
async function start() {
  startTheme();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager" */ './app/store');
  await breathe();
  await import(/* webpackMode: "eager" */ './app/App');
  await breathe();
  const { openApp } = await import(/* webpackMode: "eager" */ './app/open');
  openApp(loadBackend);
}

void start();
