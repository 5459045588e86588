import { Card, Checkbox, Flex, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { Diet } from '../../domain/food/food';
import type { NewFood } from '../../domain/food/foodForm';
import { PriceSchema, formatPrice } from '../../domain/number/money';
import { parsePrice, parseWhole } from '../../domain/number/parseNumber';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { NumberInput } from '../../shared/back-office/antd/NumberInput';
import { FormFooter } from '../../shared/back-office/forms/FormFooter';
import { useDraftForm } from '../../shared/back-office/forms/useDraftForm';
import { useDebouncedText } from '../../shared/back-office/hooks/useDebouncedText';
import { useImageUpload } from '../../shared/forms/useImageUpload';
import { DietMark, FoodPicture } from '../../shared/ui';
import { AllergensInput } from './AllergensInput';
import { CategoryInput } from './CategoryInput';
import { DietInput } from './DietInput';
import { FOOD_LABELS, shownInConflict } from './foodConflicts';
import { type FoodDraft, FoodDraftFieldsSchema, FoodDraftSchema } from './foodDraft';
import styles from './FoodForm.module.css';
import { useGetOptionGroupsQuery } from './foodsApi';
import { OptionsField } from './options/OptionsField';
import { PictureField } from './PictureField';

/** The longer edge of an uploaded picture in pixels: sharp on every card, small enough to be stored in the browser. */
const EDGE = 512;

interface FoodFormProps {
  label: string;
  /** The key of the draft: of a new food, or of the edited one. */
  draftKey: string;
  initial: FoodDraft;
  /** After a refused save: the values that another administrator has changed. */
  theirs?: Partial<FoodDraft> | undefined;
  categories: readonly string[];
  submitLabel: string;
  pending: boolean;
  /**
   * Saves the food. Resolves to false if the user has to resolve conflicts (`theirs`) first; rejects with the backend's
   * refusal.
   */
  onSave: (food: NewFood) => Promise<boolean>;
  /** The message for a refusal. */
  explain?: (error: unknown) => string;
  /** Called after the save if the form still has the saved values; `clear` empties it. */
  onSaved: (clear: () => void) => void;
  /** Buttons beside the submit button. */
  children?: ReactNode;
}

/**
 * The fields of a food with validation, preview and conflicts (docs/behaviour.md, section 5, food). The values stay until
 * they are saved.
 */
export function FoodForm({ label, draftKey, initial, theirs, categories, submitLabel, pending, onSave, explain = messageOf, onSaved, children }: FoodFormProps) {
  const { form, formProps, formErrors, values, serverChanges, fail, leaveFreely, isUnchangedSince, clear } = useDraftForm({
    name: 'food',
    draftKey,
    initial,
    schema: FoodDraftSchema,
    fields: FoodDraftFieldsSchema,
    onSave: (food, sent) => {
      if (pending) return;
      onSave(food)
        .then((saved) => {
          if (!saved || !isUnchangedSince(sent)) return;
          leaveFreely();
          onSaved(() => { clear('name'); });
        })
        .catch((error: unknown) => {
          fail(explain(error), isApiError(error) && error.code === 'category_gone' ? 'category' : undefined);
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
    <Form {...formProps} aria-label={label} onSubmitCapture={file.holdSubmit}>
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
            <CategoryInput categories={categories} isNew={isNew} onNew={(toNew) => { form.setFieldValue('newCategory', toNew ? 'new' : ''); }} />
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
        submitLabel={submitLabel}
        pending={pending || file.waiting}
      >
        {children}
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
