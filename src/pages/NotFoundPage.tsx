/** Placeholder until the screen lands. */
export function NotFoundPage() {
  return <h1>404</h1>;
}
