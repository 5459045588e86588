import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { FirstViewDone, firstView, whenQuiet } from './app/firstView';
import { tellAboutMemory } from './app/memoryNotice';
import { type AppStore, makeStore } from './app/store';
import { joinTabs } from './app/tabs';
import { updateArrived } from './app/updateNotice';
import { firstViewShown } from './features/menu';
import { type Network, waitFor } from './shared/api/network';
import { startTheme } from './shared/theme/theme';

startTheme();

const basePath = process.env.BASE_PATH;
const withMocks = process.env.MOCKS !== 'off';
if (window.early) window.early.appRuns = true;
const shown = firstView();
let storeOfPage: AppStore | undefined;

/** The only door from src to mocks: the backend in the page, or a real one where the build leaves it out. */
async function loadBackend() {
  const { startNetwork } = await import(/* webpackChunkName: "backend" */ '../mocks/browser');
  return startNetwork({ basePath, onUpdate: () => { storeOfPage?.dispatch(updateArrived()); } });
}

let loading: ReturnType<typeof loadBackend> | null = null;
const backend = () => (loading ??= loadBackend());

// Where the first screen is there already, the backend waits until that screen can be used; else it is asked for at once.
const formShown = document.querySelector('#root form') !== null;
if (withMocks && !shown.hydrate && !formShown) void backend();

const network: Network = { fetch: withMocks ? async (...args) => (await backend()).fetch(...args) : (...args) => fetch(...args), wait: waitFor };

function open() {
  const heed = tellAboutMemory(() => store);
  const { store, persistor, cartStorage } = makeStore(
    {
      ...network,
      fetch: async (...args) => {
        const answer = await network.fetch(...args);
        heed(answer);
        return answer;
      },
    },
    shown.own,
  );
  storeOfPage = store;
  if (shown.view) store.dispatch(firstViewShown(shown.view));
  joinTabs({ store, cartStorage });
  // The last change may still be waiting for its turn to be written.
  window.addEventListener('pagehide', () => void persistor.flush());

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element to render into');
  const app = (
    <StrictMode>
      <BrowserRouter basename={basePath}>
        <App store={store} firstState={shown.hydrate ? store.getState() : undefined}>
          <FirstViewDone view={shown.view} hydrate={shown.hydrate} />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  const draw = () => { createRoot(root).render(app); };
  if (shown.hydrate) hydrateRoot(root, app);
  else if (!formShown) draw();
  else {
    void import(/* webpackChunkName: "auth" */ './app/replaceForm').then(({ replaceForm }) => replaceForm(root, draw, persistor), draw);
    if (withMocks) whenQuiet(() => void backend());
  }
}

// A QA link brings its own session and cart, which have to be stored before the store reads them.
if (withMocks && process.env.QA !== 'off' && /[?&]qa=/.test(window.location.search)) void backend().then(({ ready }) => ready).then(open);
else open();
