/** The workbench's drawer, in a React root of its own beside the app's. */
import { createRoot } from 'react-dom/client';
import { QaPanel } from './QaPanel';

let show: ((opener: HTMLElement) => void) | null = null;

function mount(): (opener: HTMLElement) => void {
  const place = document.createElement('div');
  place.dataset.qa = '';
  document.body.append(place);
  const root = createRoot(place);
  const render = (opener: HTMLElement, open: boolean) => {
    root.render(<QaPanel open={open} onClose={() => { render(opener, false); }} opener={opener} />);
  };
  return (opener) => { render(opener, true); };
}

/** Opens the drawer; on closing, `opener` has the focus again. */
export function openPanel(opener: HTMLElement) {
  show ??= mount();
  show(opener);
}
