import { Button } from 'antd';
import { groupDigits } from '../../domain/digits';
import type { Selection } from './dataView';
import styles from './DataTable.module.css';

/** How many rows are picked and what can be done with them; it stays in sight while the list is scrolled. */
export function SelectionBar<Row>({ selection }: { selection: Selection<Row> }) {
  return (
    <div className={styles.selection} role="group" aria-label="Selected rows">
      <p role="status" data-figures>{groupDigits(selection.rows.length)} selected</p>
      {selection.actions}
      <Button type="text" aria-label="Clear selection" onClick={() => { selection.onChange([]); }}>Clear</Button>
    </div>
  );
}
