import * as v from 'valibot';
import { CATEGORY_MAX_LENGTH } from './food';
import { requiredText } from './text';

/** A category is its name (specification, section 3); the list tells how many dishes use it. */
export const CategorySchema = v.object({ name: v.string(), productCount: v.number() });
export type Category = v.InferOutput<typeof CategorySchema>;

/** What the category form gives (specification, section 5). */
export const NewCategorySchema = v.object({
  name: requiredText('category name', CATEGORY_MAX_LENGTH, 'Category name cannot be empty'),
});

/** Refusal of a name that is there already (specification, section 5). */
export const CATEGORY_EXISTS = 'Category already exists';

/** Two names that differ only in case or in the space around them are one category. */
export function isSameCategory(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Refusal of deleting a category in use (specification, section 5). */
export function categoryInUse(name: string, products: number): string {
  return `Cannot delete category "${name}" as it has ${String(products)} products assigned to it`;
}
