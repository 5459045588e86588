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
