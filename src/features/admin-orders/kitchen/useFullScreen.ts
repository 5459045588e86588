import { useEffect, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => { document.removeEventListener('fullscreenchange', onChange); };
}
const isFull = () => Boolean(document.fullscreenElement);

function toggle() {
  // The page and not an element of it, which would not contain the toasts and dialogs. The browser refuses without a press of
  // the user.
  (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
}

/** Whether the page is in full screen, and a function that begins or ends it. It ends when the component unmounts. */
export function useFullScreen() {
  useEffect(() => () => {
    if (isFull()) document.exitFullscreen().catch(() => undefined);
  }, []);
  return { full: useSyncExternalStore(subscribe, isFull), toggle };
}
