import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Asks for what the screens behind a guard show first, at the address that is open. */
export type AskAhead = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, pathname: string) => void;
