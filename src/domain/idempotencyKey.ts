import { digest } from './digest';

/**
 * The idempotency key of what is sent: the attempt, and its content. Two tabs at the same checkout, a second press and a
 * press after a reload come to the same key; another cart, another address or a changed dish comes to another.
 */
export function idempotencyKeyOf(attempt: string, content: unknown): string {
  return `${attempt}.${digest(JSON.stringify(content))}`;
}
