import { Card } from 'antd';
import { addFailureMessage } from '../../shared/back-office/forms/addFailureMessage';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey';
import { EMPTY_DRAFT } from './foodDraft';
import { FoodForm } from './FoodForm';
import { FOOD_ADDED, useAddFoodMutation } from './foodsApi';

/** Adds a food; after a success the form is empty again (docs/behaviour.md, section 2, Admin add food). */
export function AddFood({ categories }: { categories: readonly string[] }) {
  const [addFood, { isLoading }] = useAddFoodMutation();
  const notifyDone = useUndoToast();
  const { keyOf, renew } = useIdempotencyKey();
  return (
    <Card>
      <FoodForm
        label="Add New Food"
        draftKey="new food"
        initial={EMPTY_DRAFT}
        categories={categories}
        submitLabel="Add Food"
        pending={isLoading}
        onSave={async (food) => {
          const sent = addFood({ food, idempotencyKey: keyOf(food) });
          await sent.unwrap();
          renew();
          notifyDone(FOOD_ADDED, sent, food.name);
          return true;
        }}
        explain={addFailureMessage}
        onSaved={(clear) => { clear(); }}
      />
    </Card>
  );
}
