import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { idempotencyKeyOf } from '../../domain/idempotencyKey';

/**
 * Names what a form adds, so that pressing again after a lost answer adds nothing twice. What was changed in between is
 * something else, and comes to another key.
 */
export function useIdempotencyKey() {
  const attempt = useRef(nanoid());
  return {
    /** The key of what is to be added. */
    keyOf: useCallback((content: unknown) => idempotencyKeyOf(attempt.current, content), []),
    /** It has been added: the same again is another one. */
    renew: useCallback(() => { attempt.current = nanoid(); }, []),
  };
}
