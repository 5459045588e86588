/** Placeholder until the screen lands. */
export function BannersPage() {
  return <h1>Banners</h1>;
}
