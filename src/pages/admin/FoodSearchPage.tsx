/** Placeholder until the screen lands. */
export function FoodSearchPage() {
  return <h1>FoodSearch</h1>;
}
