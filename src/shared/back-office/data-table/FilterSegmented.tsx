import { Form, Segmented } from 'antd';
import { groupDigits } from '../../../domain/number/digits';
import { segmentedClass } from '../antd/segmentedClass';
import styles from './DataTable.module.css';

interface FilterSegmentedProps {
  /** The search param. */
  name: string;
  /** The accessible name. */
  label: string;
  /** The choices; `count` is the number of rows behind one, undefined until it is known. */
  options: readonly { label: string; value: string; count?: number | undefined }[];
}

/** The most used filter of a list: all of its choices are visible. */
export function FilterSegmented({ name, label, options }: FilterSegmentedProps) {
  return (
    <div className={styles.segments}>
      <Form.Item name={name} noStyle>
        <Segmented
          className={segmentedClass}
          aria-label={label}
          // The radios take the focus; Ant Design would make the group a tab stop of its own.
          tabIndex={-1}
          // Browsers do not scroll to a radio that the arrow keys choose.
          onFocus={({ target }) => { target.scrollIntoView({ block: 'nearest', inline: 'nearest' }); }}
          options={options.map((option) => ({
            value: option.value,
            label: <><span>{option.label}</span>{'count' in option && <span className={styles.count}>{option.count === undefined ? '' : ` ${groupDigits(option.count)}`}</span>}</>,
          }))}
        />
      </Form.Item>
    </div>
  );
}
