import type { ActionCreatorWithPayload, Middleware, UnknownAction } from '@reduxjs/toolkit';

/** State that the tabs share through local storage. */
interface SharedState<Root, State, Stored> {
  readonly select: (root: Root) => State;
  /** Whether the user's action changes what is shared. */
  readonly isChange: (action: unknown) => boolean;
  readonly read: () => Stored;
  /** Takes over what is stored. */
  readonly synced: ActionCreatorWithPayload<Stored>;
  /** Returns false if the storage is full or unavailable. */
  readonly write: (state: State) => boolean;
  /** The action after one whose change could not be stored, if any. */
  readonly notStored?: (action: unknown) => UnknownAction | null;
}

/** Creates the middleware that stores state for the other tabs, and for a reload. */
export function shareThroughStorage<Root, State, Stored>({ select, isChange, read, synced, write, notStored }: SharedState<Root, State, Stored>): Middleware<object, Root> {
  // Without storage each tab has its own.
  let stored = true;
  return (store) => (next) => (action) => {
    // Another tab may have changed it, and its storage event is still on its way.
    if (stored && isChange(action)) store.dispatch(synced(read()));
    const before = select(store.getState());
    const result = next(action);
    const after = select(store.getState());
    if (after !== before && !synced.match(action)) stored = write(after);
    const failure = stored ? null : notStored?.(action);
    if (failure) store.dispatch(failure);
    return result;
  };
}
