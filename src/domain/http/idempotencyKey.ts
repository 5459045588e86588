import { digest } from './digest';

/**
 * The idempotency key of a submission: the attempt's id and a hash of the content. Two tabs at the same checkout, a
 * second click and a click after a reload give the same key; another cart, address or dish gives another.
 */
export function idempotencyKeyOf(attempt: string, content: unknown): string {
  return `${attempt}.${digest(JSON.stringify(content))}`;
}
