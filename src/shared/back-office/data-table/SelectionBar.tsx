import { Button } from 'antd';
import { groupDigits } from '../../../domain/digits';
import type { Selection } from './selection';
import styles from './DataTable.module.css';

/**
 * How many rows are picked and what can be done with them; it stays in sight while the list is scrolled. The number is
 * said in a region that was there before, without which many screen readers keep the first one to themselves.
 */
export function SelectionBar<Row>({ selection }: { selection: Selection<Row> }) {
  const count = selection.rows.length;
  return (
    <div {...(count > 0 && { className: styles.selection, role: 'group', 'aria-label': 'Selected rows' })}>
      <p role="status" data-figures>{count > 0 && `${groupDigits(count)} selected`}</p>
      {count > 0 && (
        <>
          <Button type="text" aria-label="Clear selection" onClick={() => { selection.onChange([]); }}>Clear</Button>
          {selection.actions}
        </>
      )}
    </div>
  );
}
