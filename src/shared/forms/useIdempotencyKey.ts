import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { idempotencyKeyOf } from '../../domain/http/idempotencyKey';

/**
 * Idempotency keys for a form that adds a record: submitting again after a lost response adds nothing twice. Edited content
 * gets a different key.
 */
export function useIdempotencyKey() {
  const attempt = useRef(nanoid());
  return {
    /** Returns the key for the content to be added. */
    keyOf: (content: unknown) => idempotencyKeyOf(attempt.current, content),
    /** Call after a success: the same content submitted again is a new record. */
    renew: () => { attempt.current = nanoid(); },
  };
}
