import * as v from 'valibot';
import { CountSchema } from './count';
import { filledText, harmless } from './text';

/** A category is its name (specification, section 3); the list tells how many dishes use it. */
export const CategorySchema = v.object({ name: v.string(), productCount: CountSchema });
export type Category = v.InferOutput<typeof CategorySchema>;

/** The longest name of a category, in characters. */
const MAX_LENGTH = 60;

/** In an address these two mean a folder, even encoded. */
const FOLDERS = ['.', '..'];

/** The name of a category; refused with `message` when there is none. */
export function categoryName(label: string, message: string) {
  const isNoFolder = v.notValues<string, string[], string>(FOLDERS, 'Category name cannot be "." or ".."');
  return v.pipe(
    filledText(label, MAX_LENGTH, message),
    // Once for the published description, which ends at a transformation, and once for the result of the transformation.
    isNoFolder,
    v.transform(harmless),
    isNoFolder,
    // Shown as it is compared (categoryKey), case aside.
    v.transform((name) => name.replace(/\s+/g, ' ')),
  );
}

/**
 * A category's name as a part of an address. There `.` and `..` mean folders, even encoded; an earlier version has stored
 * such names. A space before it, which makes no other category of it, keeps each a name.
 */
export function nameInAddress(name: string): string {
  return name === '.' || name === '..' ? ` ${name}` : name;
}

/** What the category form gives (specification, section 5). */
export const NewCategorySchema = v.object({ name: categoryName('category name', 'Category name cannot be empty') });

/** Refusal of a name that is there already (specification, section 5). */
export const CATEGORY_EXISTS = 'Category already exists';

/** Refusal of a dish in a category that was deleted after it was chosen. */
export function categoryGone(name: string): string {
  return `Category "${name}" no longer exists`;
}

/** Refusal of deleting a category in use (specification, section 5). */
export function categoryInUse(name: string, products: number): string {
  return `Cannot delete category "${name}" as it has ${String(products)} products assigned to it`;
}
