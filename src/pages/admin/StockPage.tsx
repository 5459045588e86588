/** Placeholder until the screen lands. */
export function StockPage() {
  return <h1>Stock</h1>;
}
