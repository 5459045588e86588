import type { ReactNode } from 'react';

/** One column of a list. */
export interface Column<Row, Sort extends string = string> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** The least width in pixels, where letters are as large as most have them; what a wide screen has left is shared out in proportion. */
  readonly width: number;
  /** Where there is room it is at least this wide, in percent of the table: for what stands in one line sooner than other columns grow. */
  readonly share?: number;
  /** The field the backend sorts this column by. */
  readonly sort?: Sort;
  /** Numbers and the actions of a row stand at the end. */
  readonly align?: 'end';
  /** `always` cannot be hidden; `extra` is hidden until somebody chooses it. */
  readonly shown?: 'always' | 'extra';
}
