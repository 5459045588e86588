import type { Rows } from '../store';

const warned = new Set<string>();

/**
 * Converts the rows of a list for a response. A damaged row is left out instead of failing the whole list, and is named
 * once in the console. Pass the rows of one page, never a whole store.
 * @param read converts a row; throws if it is invalid
 */
export function parseValidRows<Row extends { id: string } | { key: string }, Item>({ name }: Pick<Rows<Row>, 'name'>, rows: readonly Row[], read: (row: Row) => Item): Item[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      const which = `${name} ${'id' in row ? row.id : row.key}`;
      if (!warned.has(which)) console.warn(`This record cannot be read and is left out: ${which}`, error);
      warned.add(which);
      return [];
    }
  });
}
