import { Card } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { whyNotAdded } from '../../shared/back-office/whyNotAdded';
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey';
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
  const { keyOf, renew } = useIdempotencyKey();
  useEffect(() => {
    // The button that was pressed went with the last form. Whoever has gone on to something else meanwhile stays there.
    if (added > 0 && document.activeElement === document.body) card.current?.querySelector('input')?.focus();
  }, [added]);

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
        onSave={async (food) => {
          await addFood({ food, idempotencyKey: keyOf(food) }).unwrap();
          renew();
          notify.success(FOOD_ADDED);
          return true;
        }}
        explain={whyNotAdded}
        onSaved={() => { setAdded(added + 1); }}
      />
    </Card>
  );
}
