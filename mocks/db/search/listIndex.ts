import { Dexie, type Table } from 'dexie';
import type { Version } from '../repositories/counters';

/** An index of a store, or the part of it under some leading values. */
export interface Index<Row> {
  readonly table: Table<Row, number>;
  readonly index: string;
  readonly under?: readonly (string | number)[];
  /** The state of the store when it was read; another state may have another order. Only long stores have one. */
  readonly version?: Version;
}

/** The value by which an index sorts a row. */
export function valueOf<Row>(row: Row, { table, index }: Index<Row>): unknown {
  const keyPath = table.schema.idxByName[index]?.keyPath ?? '';
  const at = (path: string): unknown => Dexie.getByKeyPath(row as object, path);
  return typeof keyPath === 'string' ? at(keyPath) : keyPath.map(at);
}

/** The number of a row in its store. */
export function numberOf<Row>(row: Row, { table }: Index<Row>): number {
  return Dexie.getByKeyPath(row as object, table.schema.primKey.keyPath as string) as number;
}

/** The lowest and the highest key of an index. */
export function boundsOf({ under = [] }: Pick<Index<unknown>, 'under'>): [from: unknown, to: unknown] {
  return under.length > 0 ? [[...under, Dexie.minKey], [...under, Dexie.maxKey]] : [Dexie.minKey, Dexie.maxKey];
}
