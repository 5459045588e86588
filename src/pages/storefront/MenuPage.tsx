/** Placeholder until the screen lands. */
export function MenuPage() {
  return <h1>Menu</h1>;
}
