import { Segmented } from 'antd';
import { groupDigits } from '../../../domain/digits';
import type { ListValues } from '../listAddress';
import type { ListState } from '../useListState';
import styles from './DataTable.module.css';

interface StatusFilterProps<Values extends ListValues & { status: string }> {
  /** The accessible name. */
  label: string;
  list: ListState<Values>;
  /** The choices; `count` is the number of rows behind one, undefined until it is known. */
  options: readonly { label: string; status: Values['status']; count?: number | undefined }[];
}

/** The most used filter of a list, with counts. */
export function StatusFilter<Values extends ListValues & { status: string }>({ label, list, options }: StatusFilterProps<Values>) {
  return (
    <div className={styles.status}>
      <Segmented<Values['status']>
        aria-label={label}
        value={list.values.status}
        options={options.map((option) => ({
          value: option.status,
          label: <><span>{option.label}</span>{option.count !== undefined && <span className={styles.count}>{` ${groupDigits(option.count)}`}</span>}</>,
        }))}
        onChange={(status) => { list.set({ status } as Partial<Values>); }}
      />
    </div>
  );
}
