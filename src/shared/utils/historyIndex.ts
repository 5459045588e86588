/** The index of the present history entry, as counted by React Router; undefined for an entry that the router has not made. */
export function historyIndex(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}
