import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** A dispatch that takes the API's calls (`endpoints.….initiate()`), whatever else the store holds. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
