import { useMemo, useRef } from 'react';

/** The id of the element of a list that takes the focus, from the list's name. */
export function listId(name: string): string {
  return `list-${name}`;
}

/**
 * Restores the focus when a drawer over a list closes. Ant Design returns it to the element that opened the drawer. If that
 * has left the list, or the drawer was opened by its address, the list itself is focused.
 * @param list the list's name
 * @returns props for the drawer
 */
export function useFocusRestore(list: string) {
  const panelRef = useRef<HTMLDivElement>(null);
  return useMemo(
    () => ({
      panelRef,
      afterOpenChange: (open: boolean) => {
        if (open) return;
        // Ant Design restores the focus right after this call.
        queueMicrotask(() => {
          if (isLost(panelRef.current)) document.getElementById(listId(list))?.focus({ preventScroll: true });
        });
      },
    }),
    [list],
  );
}

/**
 * Whether the focus is on nothing, in the closing drawer, or on an element around it, which has the focus until something in
 * the drawer takes it. False if the user has focused something else since.
 */
function isLost(drawer: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return drawer !== null && (drawer.contains(activeElement) || activeElement.contains(drawer));
}
