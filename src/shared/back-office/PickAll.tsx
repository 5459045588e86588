import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import type { DataViewProps } from './dataView';
import type { ListValues } from './listAddress';

interface PickAllProps<Row, Values extends ListValues> extends Pick<DataViewProps<Row, Values>, 'rows' | 'keyOf' | 'selection'> {
  className?: string;
  /** What stands beside the box, where it is not the head of a column. */
  children?: ReactNode;
}

/** The checkbox that picks the whole page, or lets it go; what is picked on other pages stays. */
export function PickAll<Row, Values extends ListValues>({ rows, keyOf, selection, className = '', children }: PickAllProps<Row, Values>) {
  const picked = selection?.rows ?? [];
  const keys = new Set(picked.map(keyOf));
  const here = rows.filter((row) => keys.has(keyOf(row)));
  const all = rows.length > 0 && here.length === rows.length;
  const pickAll = () => {
    const page = selection?.pageNow() ?? [];
    const onPage = new Set(page.map(keyOf));
    const others = picked.filter((row) => !onPage.has(keyOf(row)));
    selection?.onChange(all ? others : [...others, ...page]);
  };
  return (
    <Checkbox
      className={className}
      aria-label="Select all on this page"
      checked={all}
      indeterminate={here.length > 0 && !all}
      disabled={rows.length === 0}
      onChange={pickAll}
    >
      {children}
    </Checkbox>
  );
}
