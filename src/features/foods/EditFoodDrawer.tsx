import { Button, Drawer } from 'antd';
import { useRef, useState } from 'react';
import type { Food } from '../../domain/food/food';
import { FoodPartsSchema, withLists } from '../../domain/food/foodForm';
import { LoadingLines } from '../../shared/back-office/LoadingLines';
import { RecordFailed } from '../../shared/back-office/RecordFailed';
import { conflictFieldsOf } from '../../shared/back-office/forms/conflictFieldsOf';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { dirtyFields, partsOf } from '../../domain/dirtyFields';
import { useOpenDialog } from '../../shared/hooks/useOpenDialog';
import { type FoodDraft, draftOf } from './foodDraft';
import { FoodForm } from './FoodForm';
import { FOOD_UPDATED, useGetFoodToEditQuery, useUpdateFoodMutation } from './foodsApi';

interface EditFoodDrawerProps {
  /** The food's id; undefined while the drawer is closed. */
  id: string | undefined;
  open: boolean;
  onClose: () => void;
  categories: readonly string[];
}

/** A drawer with the form that edits a food. */
export function EditFoodDrawer({ id, open, onClose, categories }: EditFoodDrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  useOpenDialog(open, panel, true);
  return (
    <Drawer
      panelRef={panel}
      title={<h2>Edit food item</h2>}
      open={open}
      size="min(54rem, 100%)"
      onClose={onClose}
      closable={{ 'aria-label': 'Close' }}
      mask={{ closable: false }}
      destroyOnHidden
    >
      {id !== undefined && <FoodToEdit key={id} id={id} categories={categories} onDone={onClose} />}
    </Drawer>
  );
}

function FoodToEdit({ id, categories, onDone }: { id: string; categories: readonly string[]; onDone: () => void }) {
  const { data: food, error, isFetching, refetch } = useGetFoodToEditQuery(id);
  if (food) {
    return (
      <>
        {/* Under the specification's title, which names no dish. */}
        <p style={{ marginBlockEnd: 'var(--space-2)' }}><strong>{food.name}</strong></p>
        <EditForm food={food} categories={categories} onDone={onDone} />
      </>
    );
  }
  if (error) {
    return <RecordFailed error={error} pending={isFetching} onRetry={() => void refetch()} onBack={onDone} backLabel="Back to the menu" />;
  }
  return <LoadingLines count={8} />;
}

function EditForm({ food, categories, onDone }: { food: Food; categories: readonly string[]; onDone: () => void }) {
  const [updateFood, { isLoading }] = useUpdateFoodMutation();
  // `known` is the food that edits are compared with: as the form was opened or last saved, with the changes of other
  // administrators that were shown as conflicts. A refetch does not change it.
  const [known, setKnown] = useState(withLists(food));
  const [theirs, setTheirs] = useState<Partial<FoodDraft>>();
  const notifyDone = useUndoToast();
  return (
    <FoodForm
      label="Edit food item"
      draftKey={`food ${known.id}`}
      initial={draftOf(known)}
      theirs={theirs}
      categories={categories}
      submitLabel="Save"
      pending={isLoading}
      onSave={async ({ createCategory = true, ...given }) => {
        const changes = dirtyFields(known, withLists(given));
        const sent = updateFood({ id: known.id, ...changes, was: partsOf(known, changes), createCategory });
        try {
          const saved = await sent.unwrap();
          setKnown({ ...known, ...partsOf(withLists(saved), changes) });
          setTheirs(undefined);
          notifyDone(FOOD_UPDATED, sent, saved.name);
          return true;
        } catch (error) {
          const unseen = conflictFieldsOf(error, FoodPartsSchema);
          if (!unseen) throw error;
          const next = { ...known, ...unseen };
          setKnown(next);
          setTheirs(dirtyFields(draftOf(known), draftOf(next)));
          return false;
        }
      }}
      onSaved={onDone}
    >
      <Button onClick={onDone}>Cancel</Button>
    </FoodForm>
  );
}
