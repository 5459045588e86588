import { Button, Form, Input } from 'antd';
import { NewCategorySchema } from '../../domain/category/category';
import { messageOf } from '../../shared/api/apiError';
import { useDraftForm } from '../../shared/back-office/forms/useDraftForm';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { CATEGORY_ADDED, useAddCategoryMutation } from './categoriesApi';

const EMPTY = { name: '' };

/** Adds a category (docs/behaviour.md, section 5). */
export function CategoryForm() {
  const [addCategory, { isLoading }] = useAddCategoryMutation();
  const notifyDone = useUndoToast();
  const { formProps, fail, isUnchangedSince, clear } = useDraftForm({
    name: 'new-category',
    draftKey: 'new category',
    initial: EMPTY,
    schema: NewCategorySchema,
    onSave: ({ name }, sent) => {
      if (isLoading) return;
      const added = addCategory(name);
      added
        .unwrap()
        .then(() => {
          notifyDone(CATEGORY_ADDED, added, name);
          if (isUnchangedSince(sent)) clear('name');
        })
        .catch((error: unknown) => { fail(messageOf(error), 'name'); });
    },
  });
  return (
    <Form {...formProps} aria-label="Add New Category">
      <Form.Item name="name" label="Category name" required>
        <Input />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>Add Category</Button>
    </Form>
  );
}
