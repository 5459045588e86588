/** Placeholder until the screen lands. */
export function CategoriesPage() {
  return <h1>Categories</h1>;
}
