/** Mounts the workbench's panel in its own React root, beside the app's. */
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
 * Ant Design's open dialogs move the focus back into themselves, and so out of the panel above them. They listen on the
 * window, so stopping the event here prevents that.
 */
function keepFocus(event: FocusEvent) {
  if (event.target instanceof Element && event.target.closest('[data-qa]')) event.stopPropagation();
}

/** Opens the panel. When it closes, the focus returns to `opener`. */
export function openPanel(opener: HTMLElement) {
  show ??= mount();
  show(opener);
}
