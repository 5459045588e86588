import { Card, Empty, Flex } from 'antd';
import type { ReactNode } from 'react';
import { messageOf } from '../api/apiError';
import { ErrorState } from '../ui';
import { NewRowsButton, listId } from './HeadingRow';
import { LoadingLines } from './LoadingLines';
import { MissingRows } from './live-rows/MissingTag';
import type { StableRows } from './live-rows/useStableList';

interface ListCardProps<Row> {
  /** The list's name. */
  name: string;
  title: string;
  /** What its rows are, in the singular and the plural. */
  nouns: readonly [one: string, many: string];
  /** Of the list's query. */
  result: { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** What `useStableList` says: the rows, undefined until they are loaded, and their places. */
  rows: readonly Row[] | undefined;
  stable: StableRows;
  /** What an empty list says. */
  empty: string;
  /** Buttons beside the title. */
  extra?: ReactNode;
  /** Renders the rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list without pages, in a card with its title. */
export function ListCard<Row>({ name, title, nouns, result: { error, isFetching, refetch }, rows, stable, empty, extra, children }: ListCardProps<Row>) {
  const none = rows?.length === 0;
  const failed = !rows && error !== undefined;
  return (
    <Card
      id={listId(name)}
      tabIndex={-1}
      role="region"
      aria-label={title}
      title={<h2>{title}</h2>}
      extra={<Flex gap="small"><NewRowsButton list={name} nouns={nouns} size={Infinity} stable={stable} />{extra}</Flex>}
      styles={{ body: { padding: 0 } }}
    >
      {none && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} style={{ padding: '1rem' }} description={empty} />}
      {rows && !none && <MissingRows value={stable.missing}>{children(rows)}</MissingRows>}
      {!rows && !failed && <LoadingLines count={4} />}
      {failed && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />}
    </Card>
  );
}
