import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectUndone } from '../../api/ownChangesSlice';

/**
 * The question of a list whose rows leave it by the user's own changes: with each undo it is another one, so that the list is
 * updated and contains what the undo has restored.
 * @param query of the list's call
 * @returns the `question` of `useStablePage` and `useStableList`
 */
export function useQuestionUntilUndo(query: unknown) {
  const undone = useSelector(selectUndone);
  return useMemo(() => ({ query, undone }), [query, undone]);
}
