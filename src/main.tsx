import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { tellAboutMemory } from './app/memoryNotice';
import { makeStore } from './app/store';
import { joinTabs } from './app/tabs';
import { type Network, waitFor } from './shared/api/network';
import { startTheme } from './shared/theme/theme';

startTheme();

const basePath = process.env.BASE_PATH;

const withMocks = process.env.MOCKS !== 'off';
// Asked for at once, so that it arrives beside the first render instead of after it.
const backend = withMocks ? import('../mocks/browser').then(({ startNetwork }) => startNetwork({ basePath })) : null;

/** The only door from src to mocks: the backend in the page, or a real one where the build leaves it out. */
function connect(): Network {
  if (!backend) return { fetch: (...args) => fetch(...args), wait: waitFor };
  return { fetch: async (...args) => (await backend).fetch(...args), wait: waitFor };
}

/** A QA link brings its own session and cart, which have to be stored before the store reads them. */
async function settleLink() {
  await (await backend)?.ready;
}

function open() {
  const network = connect();
  const heed = tellAboutMemory(() => store);
  const { store, persistor } = makeStore({
    ...network,
    fetch: async (...args) => {
      const answer = await network.fetch(...args);
      heed(answer);
      return answer;
    },
  });
  joinTabs(store);
  // The last change may still be waiting for its turn to be written.
  window.addEventListener('pagehide', () => void persistor.flush());

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element to render into');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={basePath}>
        <App store={store} />
      </BrowserRouter>
    </StrictMode>,
  );
}

if (withMocks && process.env.QA !== 'off' && /[?&]qa=/.test(window.location.search)) void settleLink().then(open);
else open();
