import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { FoodProvider } from '../shared/session/FoodProvider';
import { SignInDetour } from '../shared/session/SignInDetour';
import { TooltipProvider } from '../shared/ui';
import { AppRoutes } from './AppRoutes';
import { Notices } from './Notices';
import type { AppStore } from './store';

/** The app below its router, which the browser and the tests each bring themselves. */
export function App({ store, children }: { store: AppStore; children?: ReactNode }) {
  return (
    <Provider store={store}>
      <FoodProvider>
        <SignInDetour>
          <TooltipProvider>
            <AppRoutes />
            {children}
          </TooltipProvider>
        </SignInDetour>
      </FoodProvider>
      <Notices />
    </Provider>
  );
}
