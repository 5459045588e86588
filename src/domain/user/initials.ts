/** The first letters of a name's first and last word, shown in place of a missing photo: `MP` for Maya Patel. */
export function initialsOf(name: string): string {
  const letters = name.match(/(?<=^|\s)\S/gu) ?? [];
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}
