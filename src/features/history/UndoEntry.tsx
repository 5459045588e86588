import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { HistoryEntry } from '../../domain/history/history';
import type { ApiDispatch } from '../../shared/api/api';
import { undoChange } from '../../shared/back-office/undo/undoChange';
import styles from './HistoryTable.module.css';

/** A button that undoes an entry's change, or who has undone it. */
export function UndoEntry({ entry: { id, action, details, undoable, undoneBy } }: { entry: HistoryEntry }) {
  const dispatch = useDispatch<ApiDispatch>();
  const [pending, setPending] = useState(false);
  // Shown before the list is refetched.
  const [undoneHere, setUndoneHere] = useState('');
  const by = undoneBy || undoneHere;
  if (by !== '') return <span className={styles.undone}>{`Undone by ${by}`}</span>;
  if (!undoable) return null;

  const undo = async () => {
    setPending(true);
    const entry = await dispatch(undoChange(id));
    if (entry) setUndoneHere(entry.user);
    setPending(false);
  };
  return <Button size="small" loading={pending} aria-label={`Undo ${action}: ${details}`} onClick={() => void undo()}>Undo</Button>;
}
