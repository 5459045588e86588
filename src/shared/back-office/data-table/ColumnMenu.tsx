import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import type { DataColumn } from './columns';
import styles from './DataTable.module.css';

interface ColumnMenuProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** The keys of the shown columns. */
  shown: readonly string[];
  onChange: (shown: string[]) => void;
}

/** Chooses the columns of a table. The checkboxes follow the button in the page, so Tab leads into them and Escape back. */
export function ColumnMenu<Row>({ columns, shown, onChange }: ColumnMenuProps<Row>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      popupRender={() => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to keys pressed in the checkboxes
        <fieldset
          className={styles.columns}
          onKeyDown={(event) => {
            // Ant Design closes a dropdown on Tab, which would make the checkboxes unreachable.
            if (event.key === 'Tab') event.stopPropagation();
            if (event.key === 'Escape') button.current?.focus();
          }}
        >
          <legend className="visually-hidden">Columns to show</legend>
          <Checkbox.Group
            value={[...shown]}
            options={columns.map(({ key, title, shown: rule }) => ({ value: key, label: title, disabled: rule === 'always' }))}
            onChange={onChange}
          />
        </fieldset>
      )}
    >
      <Button ref={button} icon={<SettingOutlined aria-hidden />} aria-expanded={open}>Columns</Button>
    </Dropdown>
  );
}
