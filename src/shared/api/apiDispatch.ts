import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** A dispatch that accepts the API's thunks (`endpoints.….initiate()`), independent of the store's state type. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
