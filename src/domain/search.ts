/** Words of a text in the spelling searches compare: lower case, without accents, split at anything else. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** True where every word of `query` begins some word of the fields. An empty query matches everything. */
export function matchesSearch(query: string, fields: readonly string[]): boolean {
  const words = fields.flatMap(wordsOf);
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
