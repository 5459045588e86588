/** Placeholder until the screen lands. */
export function OrdersPage() {
  return <h1>Orders</h1>;
}
