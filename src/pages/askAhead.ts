import type { ApiDispatch } from '../shared/api/apiDispatch';

/** Prefetches the data that the guarded screen at a path shows first. */
export type AskAhead = (dispatch: ApiDispatch, pathname: string) => void;
