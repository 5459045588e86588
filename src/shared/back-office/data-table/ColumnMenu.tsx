import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Dropdown } from 'antd';
import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { readJson } from '../../utils/readJson';
import { storeItem } from '../../utils/safeStorage';
import type { DataColumn } from './columns';
import styles from './DataTable.module.css';

/**
 * Which columns of a table are shown. Stored in local storage under `columns.<table>` as the list of hidden ones, so that
 * a column added later is shown. Without storage the choice lasts until the page is left.
 */
export function useColumnChoice<Row>(table: string, columns: readonly DataColumn<Row>[]) {
  const storageKey = `columns.${table}`;
  const [hidden, setHidden] = useState(
    () => readJson('localStorage', storageKey, v.array(v.string())) ?? columns.filter(({ shown }) => shown === 'extra').map(({ key }) => key),
  );
  const visible = useMemo(() => columns.filter(({ key, shown }) => shown === 'always' || !hidden.includes(key)), [columns, hidden]);
  const show = (keys: readonly string[]) => {
    const next = columns.map(({ key }) => key).filter((key) => !keys.includes(key));
    setHidden(next);
    storeItem('localStorage', storageKey, JSON.stringify(next));
  };
  return { visible, show };
}

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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to keys pressed in the button and the checkboxes
    <div
      onKeyDown={({ key, nativeEvent }) => {
        // Ant Design closes a dropdown on Tab, which would make the checkboxes unreachable.
        if (key === 'Tab') nativeEvent.stopPropagation();
        if (key === 'Escape') button.current?.focus();
      }}
    >
      <Dropdown
        open={open}
        onOpenChange={setOpen}
        trigger={['click']}
        placement="bottomRight"
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        popupRender={() => (
          <fieldset className={styles.columns}>
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
    </div>
  );
}
