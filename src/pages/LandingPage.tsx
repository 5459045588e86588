/** Placeholder until the screen lands. */
export function LandingPage() {
  return <p>Redirecting to Food Delivery App...</p>;
}
