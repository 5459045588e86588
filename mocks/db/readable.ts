import type { Table } from 'dexie';

const told = new Set<string>();

/**
 * The rows of a list as the API tells them. One that has been damaged is left out instead of taking the others along: it
 * is named in the console, once, for whoever is to repair it. The rows of a page are looked at, never a whole store.
 * @param read throws where a row is not what it should be
 */
export function readable<Row extends { id: string } | { key: string }, Told>({ name }: Table<Row, number>, rows: readonly Row[], read: (row: Row) => Told): Told[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      const which = `${name} ${'id' in row ? row.id : row.key}`;
      if (!told.has(which)) console.warn(`This record cannot be read and is left out: ${which}`, error);
      told.add(which);
      return [];
    }
  });
}
