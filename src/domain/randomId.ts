/** Formats 32 hexadecimal digits as a UUID. */
export function uuidOf(digits: string): string {
  const [a, b, c, d, e] = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(13, 16), digits.slice(17, 20), digits.slice(20)];
  return `${a}-${b}-4${c}-a${d}-${e}`;
}

/** Bytes as lower-case hexadecimal, two digits each. */
export function toHex(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An unguessable UUID. Insecure contexts (plain http from another machine) have no `crypto.randomUUID`. */
export function randomId(): string {
  return uuidOf(toHex(crypto.getRandomValues(new Uint8Array(16))));
}
