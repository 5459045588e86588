/** The rows on the screen where nothing about them is new, so that nothing is drawn; else the new ones. */
export function sameRows<Row>(shown: readonly Row[], rows: Row[]): Row[] {
  return rows.length === shown.length && rows.every((row, place) => row === shown[place]) ? (shown as Row[]) : rows;
}
