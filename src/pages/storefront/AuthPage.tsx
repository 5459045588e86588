/** Placeholder until the screen lands. */
export function AuthPage() {
  return <h1>Auth</h1>;
}
