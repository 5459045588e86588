import { Button, Card, Checkbox, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import * as v from 'valibot';
import { dirtyFields, partsOf } from '../../domain/dirtyFields';
import type { Diet, Food } from '../../domain/food/food';
import { FoodPartsSchema, withLists } from '../../domain/food/foodForm';
import { PriceSchema, formatPrice } from '../../domain/number/money';
import { parsePrice, parseWhole } from '../../domain/number/parseNumber';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { NumberInput } from '../../shared/back-office/antd/NumberInput';
import { addFailureMessage } from '../../shared/back-office/forms/addFailureMessage';
import { conflictFieldsOf } from '../../shared/back-office/forms/conflictFieldsOf';
import { FormFooter } from '../../shared/back-office/forms/FormFooter';
import { useDraftForm } from '../../shared/back-office/forms/useDraftForm';
import { useDebouncedText } from '../../shared/back-office/hooks/useDebouncedText';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey';
import { useImageUpload } from '../../shared/forms/useImageUpload';
import { DietMark, FoodPicture } from '../../shared/ui';
import { AllergensInput } from './AllergensInput';
import { CategoryInput } from './CategoryInput';
import { DietInput } from './DietInput';
import { FOOD_LABELS, shownInConflict } from './foodConflicts';
import { EMPTY_DRAFT, type FoodDraft, FoodDraftFieldsSchema, FoodDraftSchema, draftOf } from './foodDraft';
import styles from './FoodForm.module.css';
import { FOOD_ADDED, FOOD_UPDATED, useAddFoodMutation, useGetOptionGroupsQuery, useUpdateFoodMutation } from './foodsApi';
import { OptionsField } from './options/OptionsField';
import { PictureField } from './PictureField';

/** The longer edge of an uploaded picture in pixels: sharp on every card, small enough to be stored in the browser. */
const EDGE = 512;

interface FoodFormProps {
  /** The food to edit; null adds one, after which the form is empty again. */
  food: Food | null;
  /** Called by Cancel, and after a save if the form still has the saved values; of a food to edit. */
  onDone?: () => void;
}

/**
 * The fields of a food with validation, preview and conflicts (docs/behaviour.md, section 5, food). The values stay until
 * they are saved.
 */
export function FoodForm({ food, onDone }: FoodFormProps) {
  const [addFood, { isLoading: adding }] = useAddFoodMutation();
  const [updateFood, { isLoading: updating }] = useUpdateFoodMutation();
  const notifyDone = useUndoToast();
  const { keyOf, renew } = useIdempotencyKey();
  // What edits are compared with: the food as it was opened or last saved, with the changes of other administrators that were
  // shown as conflicts. A refetch does not change it.
  const [known, setKnown] = useState(food && withLists(food));
  const [theirs, setTheirs] = useState<Partial<FoodDraft>>();
  const initial = known ? draftOf(known) : EMPTY_DRAFT;
  const { form, formProps, formErrors, values, serverChanges, fail, leaveFreely, isUnchangedSince, clear } = useDraftForm({
    name: 'food',
    draftKey: known ? `food ${known.id}` : 'new food',
    initial,
    schema: FoodDraftSchema,
    fields: FoodDraftFieldsSchema,
    onSave: (given, sentDraft) => {
      if (adding || updating) return;
      const { createCategory = true, ...fields } = given;
      const changes = known ? dirtyFields(known, withLists(fields)) : {};
      const sent = known
        ? updateFood({ id: known.id, ...changes, was: partsOf(known, changes), createCategory })
        : addFood({ food: given, idempotencyKey: keyOf(given) });
      sent
        .unwrap()
        .then((saved) => {
          if (known) setKnown({ ...known, ...partsOf(withLists(saved), changes) });
          else renew();
          setTheirs(undefined);
          notifyDone(known ? FOOD_UPDATED : FOOD_ADDED, sent, saved.name);
          if (!isUnchangedSince(sentDraft)) return;
          leaveFreely();
          if (known) onDone?.();
          else clear('name');
        })
        .catch((error: unknown) => {
          const unseen = conflictFieldsOf(error, FoodPartsSchema);
          if (!unseen || !known) {
            fail((known ? messageOf : addFailureMessage)(error), isApiError(error) && error.code === 'category_gone' ? 'category' : undefined);
            return;
          }
          const next = { ...known, ...unseen };
          setKnown(next);
          setTheirs(dirtyFields(draftOf(known), draftOf(next)));
        });
    },
  });
  const { data: shared = [] } = useGetOptionGroupsQuery(undefined, { skip: values.options.length === 0 });
  /** A new choice began with the diet of the dish, and has it until it is set. */
  const newChoicesFollow = (diet: string) => {
    const saved = new Set([...initial.options, ...shared].flatMap(({ choices }) => choices.map(({ id }) => id)));
    values.options.forEach(({ choices }, group) => {
      choices.forEach(({ id }, choice) => {
        const field = ['options', group, 'choices', choice, 'diet'];
        if (!saved.has(id) && !form.isFieldTouched(field)) form.setFieldValue(field, diet);
      });
    });
  };
  const setImage = (image: string) => { form.setFieldValue('image', image); };
  const file = useImageUpload(EDGE, 'the dish', setImage);

  const isNew = values.newCategory !== '';
  return (
    <Form {...formProps} aria-label={known ? 'Edit food item' : 'Add New Food'} onSubmitCapture={file.holdSubmit}>
      <Flex wrap gap="large">
        <div className={styles.fields}>
          <Form.Item name="name" label="Name" required>
            <Input />
          </Form.Item>
          <Flex gap="middle">
            <Form.Item name="price" label="Price" required className={styles.half ?? ''}>
              <NumberInput parse={parsePrice} min={0.01} step={0.01} prefix="$" />
            </Form.Item>
            <Form.Item name="stock" label="Stock" required className={styles.half ?? ''}>
              <NumberInput parse={parseWhole} min={0} step={1} />
            </Form.Item>
          </Flex>
          <Form.Item
            name="category"
            label={isNew ? 'New category' : 'Category'}
            required
            extra={isNew && 'It joins the categories with this dish.'}
          >
            <CategoryInput isNew={isNew} onNew={(toNew) => { form.setFieldValue('newCategory', toNew ? 'new' : ''); }} />
          </Form.Item>
          <PictureField value={values.image} file={file} onChange={setImage} />
          <Form.Item name="description" label="Description" required>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
          </Form.Item>
          <Form.Item name="diet">
            <DietInput aria-label="Veg or Non-Veg" onChange={({ target }) => { newChoicesFollow(target.value as string); }} />
          </Form.Item>
          {values.diet === ('Veg' satisfies Diet) && (
            <Form.Item name="diets">
              <Checkbox.Group options={[{ value: 'vegan', label: 'Vegan' }]} />
            </Form.Item>
          )}
          <Form.Item name="allergens" label="Allergens">
            <AllergensInput />
          </Form.Item>
          <OptionsField saved={initial.options} />
        </div>
        <FoodPreview draft={values} />
      </Flex>
      <FormFooter
        form={form}
        values={values}
        errors={formErrors}
        labels={FOOD_LABELS}
        theirs={theirs ?? serverChanges}
        shown={(...shown) => shownInConflict(...shown, values)}
        submitLabel={known ? 'Save' : 'Add Food'}
        pending={adding || updating || file.waiting}
      >
        {known && <Button onClick={onDone}>Cancel</Button>}
      </FormFooter>
    </Form>
  );
}

/** The food as customers will see it. A picture that does not load is replaced by the placeholder. */
function FoodPreview({ draft: { name, price, category, diet, image } }: { draft: FoodDraft }) {
  const amount = parsePrice(price);
  const picture = useDebouncedText(image.trim());
  return (
    <figure className={styles.preview}>
      <figcaption>Preview</figcaption>
      <Card size="small" cover={<FoodPicture src={picture} category={category} alt={picture === '' ? '' : `Picture of ${name.trim() || 'the dish'}`} />}>
        <Flex vertical gap={4}>
          <DietMark isVeg={diet === 'Veg'} />
          <p className={styles.previewName}>{name.trim() || 'Name'}</p>
          <p className="price">{formatPrice(v.is(PriceSchema, amount) ? amount : null)}</p>
        </Flex>
      </Card>
    </figure>
  );
}
