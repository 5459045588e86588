/** Whether each word that is searched for stands somewhere in a text. */
export function hasWords(text: string, search: string): boolean {
  return search.toLowerCase().split(/\s+/).every((word) => text.toLowerCase().includes(word));
}
