/** A short word for a text: two remainders of it read as a number, each below 2^26 so that no product loses a bit. */
export function digest(text: string): string {
  const remainder = (base: number, prime: number) => {
    let rest = 0;
    for (let at = 0; at < text.length; at += 1) rest = (rest * base + text.charCodeAt(at)) % prime;
    return rest.toString(36);
  };
  return remainder(65_599, 67_108_859) + remainder(70_001, 67_108_837);
}
