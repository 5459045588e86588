import { Button } from 'antd';
import * as v from 'valibot';
import { CATEGORY_EXISTS, type Category, NewCategorySchema } from '../../domain/category';
import { categoryKey } from '../../domain/categoryKey';
import { messageOf } from '../../shared/api/apiError';
import { LabelledInput } from '../../shared/back-office/LabelledInput';
import { useForm } from '../../shared/forms/useForm';
import { useStillAsSent } from '../../shared/forms/useStillAsSent';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import styles from './Categories.module.css';
import { CATEGORY_ADDED, useAddCategoryMutation } from './categoriesApi';

/** Adds a category (specification, section 5). What is typed stays until the category is there; the next may be typed meanwhile. */
export function CategoryForm({ categories }: { categories: readonly Category[] }) {
  const { typed, set, field, showProblem, onSubmit } = useForm({ name: '' }, 'new category');
  const [addCategory, { isLoading, originalArgs }] = useAddCategoryMutation();
  const stillAsSent = useStillAsSent(typed);
  const notify = useNotify();
  const read = v.safeParse(NewCategorySchema, typed);
  const pending = isLoading && read.success && read.output.name === originalArgs;

  const submit = onSubmit(NewCategorySchema, (form, { name }, sent) => {
    if (pending) return;
    // Refused here already, so that a second row of that name does not come and go.
    if (categories.some((category) => categoryKey(category.name) === categoryKey(name))) {
      showProblem({ message: CATEGORY_EXISTS, field: 'name' }, form);
      return;
    }
    addCategory(name)
      .unwrap()
      .then(() => {
        notify.success(CATEGORY_ADDED);
        if (stillAsSent(sent)) set('name', '');
      })
      .catch((error: unknown) => { showProblem({ message: messageOf(error), field: 'name' }, form); });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Add New Category">
      <LabelledInput {...field('name')} label="Category name" aria-required />
      <Button type="primary" htmlType="submit" loading={pending}>Add Category</Button>
    </form>
  );
}
