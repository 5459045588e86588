/** Placeholder until the screen lands. */
export function ProfilePage() {
  return <h1>Profile</h1>;
}
