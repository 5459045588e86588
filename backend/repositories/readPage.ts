import type { Page } from '../../src/domain/http/page';
import type { Query, Rows } from '../store';
import { parseValidRows } from './parseValidRows';

/** The requested page of a list, as `pageQuery` parses it, with the filters of the list. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly order: 'asc' | 'desc';
}

/**
 * One page of a list for a response, without damaged rows.
 * @param listing which rows, sorted by which fields
 * @param read converts a row; throws if it is invalid
 */
export async function readPage<Row extends { id: string }, Item>(
  table: Rows<Row>,
  listing: Omit<Query<Row>, 'order' | 'offset' | 'limit'>,
  { page, size, order }: PageRequest,
  read: (row: Row) => Item,
): Promise<Page<Item>> {
  const { rows, total } = await table.page({ ...listing, order, offset: (page - 1) * size, limit: size });
  return { items: parseValidRows(table, rows, read), total };
}
