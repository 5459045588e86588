/** The workbench's drawer, in a React root of its own beside the app's. */
import { createRoot } from 'react-dom/client';
import { QaPanel } from './QaPanel';

let show: ((opener: HTMLElement) => void) | null = null;

function mount(): (opener: HTMLElement) => void {
  const place = document.createElement('div');
  place.dataset.qa = '';
  document.body.append(place);
  const root = createRoot(place);
  let isOpen = false;
  const render = (opener: HTMLElement, open: boolean) => {
    isOpen = open;
    root.render(<QaPanel open={open} onClose={() => { render(opener, false); }} opener={opener} />);
  };
  document.addEventListener('focusin', keepFocus);
  return (opener) => {
    if (!isOpen) render(opener, true);
  };
}

/**
 * An open window of Ant Design's fetches the focus back from wherever it goes, and so from the fields of the drawer
 * above it. It hears of it on the window, after everybody else.
 */
function keepFocus(event: FocusEvent) {
  if (event.target instanceof Element && event.target.closest('[data-qa]')) event.stopPropagation();
}

/** Opens the drawer; on closing, `opener` has the focus again. */
export function openPanel(opener: HTMLElement) {
  show ??= mount();
  show(opener);
}
