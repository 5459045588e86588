/** Placeholder until the screen lands. */
export function CartPage() {
  return <h1>Cart</h1>;
}
