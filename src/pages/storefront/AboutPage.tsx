/** Placeholder until the screen lands. */
export function AboutPage() {
  return <h1>About</h1>;
}
