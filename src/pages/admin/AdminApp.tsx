/** Placeholder until the back office lands. */
export function AdminApp() {
  return <h1>Dashboard</h1>;
}
