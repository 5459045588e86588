import { useMemo, useRef } from 'react';

/** The id of a list's element, which can take the focus; from the list's name. */
export function listId(name: string): string {
  return `list-${name}`;
}

/**
 * Where the focus goes when a drawer over a list closes. Ant Design gives it back to what opened the drawer; where that
 * has left the list meanwhile, or nothing here opened it, the list itself takes it, as it does from a row that goes.
 * @param list the list's name
 * @returns what the drawer has to be given
 */
export function useWayBack(list: string) {
  const panelRef = useRef<HTMLDivElement>(null);
  return useMemo(
    () => ({
      panelRef,
      afterOpenChange: (open: boolean) => {
        if (open) return;
        // Ant Design gives the focus back right after this call.
        queueMicrotask(() => {
          if (isLost(panelRef.current)) document.getElementById(listId(list))?.focus({ preventScroll: true });
        });
      },
    }),
    [list],
  );
}

/** The focus is nowhere, or about to go with the drawer; somebody who has gone elsewhere meanwhile is left there. */
function isLost(drawer: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || drawer?.contains(activeElement) === true;
}
