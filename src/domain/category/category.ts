import * as v from 'valibot';
import { CountSchema } from '../number/digits';
import { filledText, harmless } from '../text/text';

/** A category is identified by its name (docs/behaviour.md, section 3). `productCount` is the number of dishes in it. */
export const CategorySchema = v.object({ name: v.string(), productCount: CountSchema });
export type Category = v.InferOutput<typeof CategorySchema>;

/** The longest category name, in characters. */
const MAX_LENGTH = 60;

/** URL path segments that mean a folder, even when they are percent-encoded. */
const FOLDERS = ['.', '..'];

/** A category's name; refused with `message` when it is empty. */
export function categoryName(label: string, message: string) {
  const isNoFolder = v.notValues<string, string[], string>(FOLDERS, 'Category name cannot be "." or ".."');
  return v.pipe(
    filledText(label, MAX_LENGTH, message),
    // Checked twice: before the transformation, because the published description ends at one, and after it, for the
    // result.
    isNoFolder,
    v.transform(harmless),
    isNoFolder,
    // Collapses spaces as categoryKey does.
    v.transform((name) => name.replace(/\s+/g, ' ')),
  );
}

/** What the category form submits (docs/behaviour.md, section 5). */
export const NewCategorySchema = v.object({ name: categoryName('category name', 'Category name cannot be empty') });

/** The message for a name that already exists (docs/behaviour.md, section 5). */
export const CATEGORY_EXISTS = 'Category already exists';

/** The message for a dish whose category was deleted after the form was filled in. */
export function categoryGone(name: string): string {
  return `Category "${name}" no longer exists`;
}

/** The message for deleting a category that dishes use (docs/behaviour.md, section 5). */
export function categoryInUse(name: string, products: number): string {
  return `Cannot delete category "${name}" as it has ${String(products)} products assigned to it`;
}
