import { createContext } from 'react';

/** What a tooltip's element tells the provider that shows the one bubble of the page. */
interface Tooltips {
  /** The pointer rests on the element: show its words after the delay. */
  pointed: (anchor: Element, text: string) => void;
  /** Show the words at once. */
  shown: (anchor: Element, text: string) => void;
  /** The pointer went away, perhaps into the bubble. */
  left: () => void;
  dismissed: () => void;
}

export const TooltipContext = createContext<Tooltips | undefined>(undefined);
