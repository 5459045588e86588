import { Button, Form, Input } from 'antd';
import * as v from 'valibot';
import { CATEGORY_EXISTS, type Category, NewCategorySchema } from '../../domain/category/category';
import { categoryKey } from '../../domain/category/categoryKey';
import { messageOf } from '../../shared/api/apiError';
import { useDraftForm } from '../../shared/back-office/forms/useDraftForm';
import { useUndoableNotice } from '../../shared/back-office/undo/undoChange';
import { CATEGORY_ADDED, useAddCategoryMutation } from './categoriesApi';

const EMPTY = { name: '' };

/**
 * Adds a category (docs/behaviour.md, section 5). The name stays in the field until the category is added; the next one can
 * be typed while the request is pending.
 * @param onOwnChange called when a category is sent, and when it is refused
 */
export function CategoryForm({ categories, onOwnChange }: { categories: readonly Category[]; onOwnChange: () => void }) {
  const [addCategory, { isLoading, originalArgs }] = useAddCategoryMutation();
  const notifyDone = useUndoableNotice();
  const { formProps, values, rules, fail, isUnchangedSince, clear } = useDraftForm({
    name: 'new-category',
    draftKey: 'new category',
    initial: EMPTY,
    schema: NewCategorySchema,
    onSave: ({ name }, sent) => {
      if (pending) return;
      // Refused before sending: an optimistic second row of the same name would appear and disappear.
      if (categories.some((category) => categoryKey(category.name) === categoryKey(name))) {
        fail(CATEGORY_EXISTS, 'name');
        return;
      }
      onOwnChange();
      const added = addCategory(name);
      added
        .unwrap()
        .then(() => {
          notifyDone(CATEGORY_ADDED, added, name);
          if (isUnchangedSince(sent)) clear('name');
        })
        .catch((error: unknown) => {
          onOwnChange();
          fail(messageOf(error), 'name');
        });
    },
  });
  const read = v.safeParse(NewCategorySchema, values);
  const pending = isLoading && read.success && read.output.name === originalArgs;
  return (
    <Form {...formProps} aria-label="Add New Category">
      <Form.Item name="name" label="Category name" required rules={rules('name')}>
        <Input />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={pending}>Add Category</Button>
    </Form>
  );
}
