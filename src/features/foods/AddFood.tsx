import { Card } from 'antd';
import { useRef, useState } from 'react';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { EMPTY_DRAFT } from './foodDraft';
import { FoodForm } from './FoodForm';
import { FOOD_ADDED, useAddFoodMutation } from './foodsApi';

/** Adds a dish; after a success the form is empty and ready for the next (specification, section 2, admin add food). */
export function AddFood({ categories }: { categories: readonly string[] }) {
  const [addFood, { isLoading }] = useAddFoodMutation();
  const [added, setAdded] = useState(0);
  const card = useRef<HTMLDivElement>(null);
  const notify = useNotify();

  return (
    <Card ref={card}>
      <FoodForm
        // Another key is another form, with nothing of the last dish in it.
        key={added}
        label="Add New Food"
        keptAs="new food"
        initial={EMPTY_DRAFT}
        categories={categories}
        submitLabel="Add Food"
        pending={isLoading}
        onSave={(food) => addFood(food).unwrap()}
        onSaved={() => {
          notify.success(FOOD_ADDED);
          setAdded(added + 1);
          requestAnimationFrame(() => card.current?.querySelector('input')?.focus());
        }}
      />
    </Card>
  );
}
