import { Button, Input, Radio } from 'antd';
import { type ReactNode, useRef } from 'react';
import { categoryGone } from '../../domain/category';
import { DIETS } from '../../domain/food';
import type { NewFood } from '../../domain/foodForm';
import { parsePrice, parseWhole } from '../../domain/parseNumber';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { LabelledInput } from '../../shared/back-office/LabelledInput';
import { LabelledNumber } from '../../shared/back-office/LabelledNumber';
import { useLeaveGuard } from '../../shared/back-office/useLeaveGuard';
import { usePictureCheck } from '../../shared/back-office/usePictureCheck';
import { useForm } from '../../shared/forms/useForm';
import { useStillAsSent } from '../../shared/forms/useStillAsSent';
import { usePictureFile } from '../../shared/lib/usePictureFile';
import { DietMark } from '../../shared/ui';
import { Field } from '../../shared/ui/Field';
import { CategoryField } from './CategoryField';
import { type FoodDraft, FoodDraftSchema } from './foodDraft';
import styles from './FoodForm.module.css';
import { FoodPreview } from './FoodPreview';
import { PictureField } from './PictureField';
import { TheirChanges, differencesOf } from './TheirChanges';

/** The longer edge of an uploaded picture: sharp on every card, small enough to be kept in this browser. */
const EDGE = 512;

interface FoodFormProps {
  label: string;
  /** Names what is typed, where the session ends under it: the new dish, or which one is edited. */
  keptAs: string;
  initial: FoodDraft;
  /** What somebody else has made of it while it was edited here, as far as it was shown after pressing Save. */
  theirs?: Partial<FoodDraft> | undefined;
  categories: readonly string[];
  submitLabel: string;
  pending: boolean;
  /** Saves the dish and says so; false where `theirs` has to be looked at first. Rejects with the backend's refusal. */
  onSave: (food: NewFood) => Promise<boolean>;
  /** Says why the dish was not saved; where nothing is said, what the shop says. */
  explain?: (error: unknown) => string;
  /** The dish is saved as it stands in the form. */
  onSaved: () => void;
  /** Other ways to end, beside the submit button. */
  children?: ReactNode;
}

/** Everything a dish says of itself (specification, section 5, add food). What is typed stays until it is saved. */
export function FoodForm({ label, keptAs, initial, theirs, categories, submitLabel, pending, onSave, explain = messageOf, onSaved, children }: FoodFormProps) {
  const { typed, set, meanwhile, field, formProblem, showProblem, onSubmit } = useForm<keyof FoodDraft>(initial, keptAs);
  const dirty = (Object.keys(initial) as (keyof FoodDraft)[]).some((name) => typed[name] !== initial[name]);
  const leaveFreely = useLeaveGuard(dirty);
  const stillAsSent = useStillAsSent(typed);
  const submitButton = useRef<HTMLButtonElement>(null);
  const seen = theirs ?? meanwhile;
  const differing = differencesOf(typed, seen);
  const { hint, onBroken } = usePictureCheck(typed.image);
  const setImage = (image: string) => { set('image', image); };
  const file = usePictureFile(EDGE, 'the dish', setImage);

  // Deleted elsewhere since it was chosen. Before the list has arrived nothing is known of that.
  const { category: chosen, newCategory } = typed;
  const isGone = categories.length > 0 && newCategory === '' && chosen !== initial.category && !categories.includes(chosen);
  const gone = isGone ? categoryGone(chosen) : undefined;

  const submit = onSubmit(FoodDraftSchema, (form, food, sent) => {
    if (pending) return;
    if (gone !== undefined) {
      showProblem({ message: gone, field: 'category' }, form);
      return;
    }
    onSave(food)
      .then((saved) => {
        if (!saved || !stillAsSent(sent)) return;
        leaveFreely();
        onSaved();
      })
      .catch((error: unknown) => {
        const field = isApiError(error) && error.code === 'category_gone' ? 'category' : undefined;
        showProblem({ message: explain(error), field }, form);
      });
  });
  const image = field('image');
  const category = field('category');
  const description = field('description');

  return (
    <div className={styles.frame}>
      <form className={styles.form} noValidate onSubmit={file.beforeSubmit(submit)} aria-label={label}>
        <div className={styles.fields}>
          <LabelledInput {...field('name')} label="Name" aria-required />
          <div className={styles.pair}>
            <LabelledNumber {...field('price')} label="Price" parse={parsePrice} min={0.01} step={0.01} aria-required prefix="$" onStep={(price) => { set('price', price); }} />
            <LabelledNumber {...field('stock')} label="Stock" parse={parseWhole} min={0} step={1} aria-required onStep={(stock) => { set('stock', stock); }} />
          </div>
          <CategoryField
            {...category}
            error={category.error ?? gone}
            categories={categories}
            isNew={newCategory !== ''}
            onChange={(value) => { set('category', value); }}
            onNew={(isNew) => { set('newCategory', isNew ? 'new' : ''); }}
          />
          <PictureField {...image} hint={hint} file={file} onChange={setImage} />
          <Field label="Description" error={description.error}>
            {(wiring) => (
              <Input.TextArea
                {...wiring}
                name="description"
                aria-required
                autoSize={{ minRows: 3, maxRows: 8 }}
                value={description.value}
                onChange={description.onChange}
                {...(description.error !== undefined && { status: 'error' })}
              />
            )}
          </Field>
          <Radio.Group
            className={styles.diet ?? ''}
            aria-label="Veg or Non-Veg"
            name="diet"
            value={typed.diet}
            options={DIETS.filter((diet) => diet !== 'All').map((diet) => ({ value: diet, label: <DietMark isVeg={diet === 'Veg'} /> }))}
            onChange={(event) => { set('diet', String(event.target.value)); }}
          />
        </div>
        <FoodPreview draft={typed} onBroken={onBroken} />
        <div className={styles.end}>
          {formProblem !== undefined && <p className={styles.problem}>{formProblem}</p>}
          {differing.length > 0 && (
            <TheirChanges theirs={seen} differing={differing} typed={typed} onTake={set} saveButton={submitButton} />
          )}
          <Button ref={submitButton} type="primary" htmlType="submit" loading={pending || file.waiting}>{differing.length > 0 ? 'Save mine' : submitLabel}</Button>
          {children}
        </div>
      </form>
    </div>
  );
}
