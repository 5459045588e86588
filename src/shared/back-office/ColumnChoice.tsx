import { Button, Checkbox } from 'antd';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { isComposing } from '../lib/isComposing';
import styles from './ColumnChoice.module.css';
import type { Column } from './columns';
import { ColumnsIcon } from './icons';

interface ColumnChoiceProps<Row> {
  columns: readonly Column<Row>[];
  isShown: (column: Column<Row>) => boolean;
  onToggle: (key: string) => void;
}

/**
 * The button with which somebody chooses the columns of a table. What it opens stands right behind it in the page, so
 * that Tab leads into it; Ant Design's popover would be a tooltip to a screen reader, at the far end of the page.
 */
export function ColumnChoice<Row>({ columns, isShown, onToggle }: ColumnChoiceProps<Row>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || !open || isComposing(nativeEvent)) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // Safari gives the focus to what a pressed button stands in: that is still inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what happens inside
    <div className={styles.anchor} tabIndex={-1} onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <Button
        ref={button}
        icon={<ColumnsIcon />}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => { setOpen(!open); }}
      >
        Columns
      </Button>
      {open && (
        <fieldset id={panel} className={styles.panel} tabIndex={-1}>
          <legend className="visually-hidden">Columns to show</legend>
          {columns.map((column) => (
            <Checkbox
              key={column.key}
              checked={isShown(column)}
              disabled={column.shown === 'always'}
              onChange={() => { onToggle(column.key); }}
            >
              {column.title}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  );
}
