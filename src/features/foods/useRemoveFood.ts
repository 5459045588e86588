import type { Food } from '../../domain/food/food';
import { messageOf } from '../../shared/api/apiError';
import { useConfirm } from '../../shared/back-office/hooks/useConfirm';
import { useUndoableNotice } from '../../shared/back-office/undo/useUndoableNotice';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { foodRemoved, useRemoveFoodMutation } from './foodsApi';

/**
 * Returns a function that removes a dish from the menu after a confirmation. Its card disappears immediately and returns if
 * the backend refuses.
 */
export function useRemoveFood(): (food: Food) => void {
  const [removeFood] = useRemoveFoodMutation();
  const confirm = useConfirm();
  const notify = useNotify();
  const notifyDone = useUndoableNotice();

  const remove = async ({ id, name }: Food) => {
    const sure = await confirm({
      title: `Take ${name} off the menu?`,
      content: 'Customers can no longer order it. Past orders keep it.',
      okText: 'Take off the menu',
    });
    if (!sure) return;
    // The focused button is removed with its card, so the heading takes the focus.
    document.querySelector('h1')?.focus();
    const sent = removeFood(id);
    try {
      await sent.unwrap();
      notifyDone(foodRemoved(name), sent);
    } catch (refused) {
      notify.error(messageOf(refused));
    }
  };
  return (food) => void remove(food);
}
