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
export function useFocusBack(list: string) {
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

/**
 * The focus is nowhere, or about to go with the drawer, or with what lies around that, which has the focus until
 * something in the drawer takes it; somebody who has gone elsewhere meanwhile is left there.
 */
function isLost(drawer: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return drawer !== null && (drawer.contains(activeElement) || activeElement.contains(drawer));
}
