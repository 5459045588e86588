import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { FoodProvider } from '../shared/session/FoodProvider';
import { Tooltips } from '../shared/ui';
import { AppRoutes } from './AppRoutes';
import { Notices } from './Notices';
import type { AppStore, RootState } from './store';

interface AppProps {
  store: AppStore;
  /** The state of the prerendered page; needed only for hydration. */
  firstState?: RootState | undefined;
  children?: ReactNode;
}

/** The app without its router: the browser, the build and the tests each provide their own. */
export function App({ store, firstState, children }: AppProps) {
  return (
    <Provider store={store} {...(firstState && { serverState: firstState })}>
      <FoodProvider>
        <AppRoutes />
        {children}
      </FoodProvider>
      <Tooltips />
      <Notices />
    </Provider>
  );
}
