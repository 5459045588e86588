/** One spelling for all names of one category: case and the space around a name tell none apart. */
export function categoryKey(name: string): string {
  return name.trim().toLowerCase();
}
