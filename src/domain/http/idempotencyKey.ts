/**
 * A short hash of a text, in base 36: two polynomial remainders below 2^26, so that every product is an exact integer.
 * Not cryptographic.
 */
export function digest(text: string): string {
  const remainder = (base: number, prime: number) => {
    let rest = 0;
    for (let at = 0; at < text.length; at += 1) rest = (rest * base + text.charCodeAt(at)) % prime;
    return rest.toString(36);
  };
  return remainder(65_599, 67_108_859) + remainder(70_001, 67_108_837);
}

/**
 * The idempotency key of a submission: the attempt's id and a hash of the content. Two tabs at the same checkout, a
 * second click and a click after a reload give the same key; another cart, address or dish gives another.
 */
export function idempotencyKeyOf(attempt: string, content: unknown): string {
  return `${attempt}.${digest(JSON.stringify(content))}`;
}
