import { Card } from 'antd';
import { addFailureMessage } from '../../shared/back-office/forms/addFailureMessage';
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { EMPTY_DRAFT } from './foodDraft';
import { FoodForm } from './FoodForm';
import { FOOD_ADDED, useAddFoodMutation } from './foodsApi';

/** Adds a dish; after a success the form is empty again (docs/behaviour.md, section 2, Admin add food). */
export function AddFood({ categories }: { categories: readonly string[] }) {
  const [addFood, { isLoading }] = useAddFoodMutation();
  const notify = useNotify();
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
          await addFood({ food, idempotencyKey: keyOf(food) }).unwrap();
          renew();
          notify.success(FOOD_ADDED);
          return true;
        }}
        explain={addFailureMessage}
        onSaved={(clear) => { clear(); }}
      />
    </Card>
  );
}
