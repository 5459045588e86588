import type { Category } from '../../domain/category';

/** The categories in another order; `menu` is the one they come in. */
export function sortCategories(categories: readonly Category[], sort: 'menu' | 'name' | 'productCount', order: 'asc' | 'desc'): Category[] {
  const sorted = [...categories];
  if (sort === 'name') sorted.sort((a, b) => a.name.localeCompare(b.name));
  if (sort === 'productCount') sorted.sort((a, b) => a.productCount - b.productCount);
  return order === 'desc' ? sorted.reverse() : sorted;
}
