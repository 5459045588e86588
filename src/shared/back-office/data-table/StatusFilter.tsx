import { Segmented } from 'antd';
import { groupDigits } from '../../../domain/digits';
import { segmentedClass } from '../antd/segmentedClass';
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
        className={segmentedClass}
        // The radios take the focus; Ant Design would make the group a tab stop of its own.
        tabIndex={-1}
        // Browsers do not scroll to a radio that the arrow keys choose.
        onFocus={({ target }) => { target.scrollIntoView({ block: 'nearest', inline: 'nearest' }); }}
        aria-label={label}
        value={list.values.status}
        options={options.map((option) => ({
          value: option.status,
          label: <><span>{option.label}</span>{'count' in option && <span className={styles.count}>{option.count === undefined ? '' : ` ${groupDigits(option.count)}`}</span>}</>,
        }))}
        onChange={(status) => { list.set({ status } as Partial<Values>); }}
      />
    </div>
  );
}
