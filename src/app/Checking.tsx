/** Shown while the backend says who is signed in, or a screen's code arrives: quiet, and never for long. */
export function Checking() {
  return (
    <div role="status" aria-busy="true" style={{ minHeight: '60vh' }}>
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
