/** Placeholder until the screen lands. */
export function SearchPage() {
  return <h1>Search</h1>;
}
