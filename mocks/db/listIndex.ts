import type { Table } from 'dexie';
import type { Version } from './counters';

/** An index of a store, or the part of it under some leading values. */
export interface Index<Row> {
  readonly table: Table<Row, number>;
  readonly index: string;
  readonly under?: readonly (string | number)[];
  /** What the store was read at: another version may have another order. Only of stores so long does somebody keep count. */
  readonly version?: Version;
}
