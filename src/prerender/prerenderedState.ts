/** What the build, the inline script and the app share about a prerendered page. */

/** The ids of the elements that the build writes into a page. */
export const PAGE_ID = 'prerendered-page';
export const VIEW_ID = 'prerendered-menu';
export const LOADING_ID = 'loading-page';

/** What the build knows about a page; JSON in the element PAGE_ID. */
export interface PrerenderedPage {
  /** The address that the markup belongs to, with the base path. */
  readonly path: string;
  /** The version of the menu that the markup shows; absent on other pages and in builds without the mocks. */
  readonly stamp?: string;
  /** The app's scripts, requested after the first paint, in the order in which they run. */
  readonly scripts: string[];
  /** The files of the back office's screens, preloaded for signed-in users only. */
  readonly backOffice?: readonly string[];
  /** True if signed-in users never see this screen. */
  readonly visitorsOnly?: true;
}

/** The state of the page until the app handles input: `window.prerendered`. */
export interface PrerenderedState {
  /** True if the markup is what the app renders first for this address and user, so that React can hydrate it. */
  readonly matches: boolean;
  /** The controls that were pressed, in this order. */
  readonly pressed: Set<HTMLElement>;
  /** Called behind the markup: replaces markup that does not match with placeholders, and starts the app after the paint. */
  readonly settle: () => void;
}

declare global {
  interface Window {
    prerendered?: PrerenderedState | undefined;
  }
}
