/** Placeholder until the screen lands. */
export function AddFoodPage() {
  return <h1>AddFood</h1>;
}
