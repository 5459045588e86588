import type { ApiDispatch } from '../shared/api/apiDispatch';

/** Asks for what the screens behind a guard show first, at the address that is open. */
export type AskAhead = (dispatch: ApiDispatch, pathname: string) => void;
