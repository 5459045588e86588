/** The parts that are not as they were when a form was opened: what was not changed is not for that form to write. */
export function changedParts<Parts extends object>(opened: Readonly<Parts>, now: Parts): Partial<Parts> {
  const parts = Object.keys(now) as (keyof Parts)[];
  return Object.fromEntries(parts.filter((part) => now[part] !== opened[part]).map((part) => [part, now[part]])) as Partial<Parts>;
}

/** What a record says of the parts that a change names: what they were when it was read, or what came of them. */
export function partsOf<Parts extends object>(record: Readonly<Parts>, change: Partial<Parts>): Partial<Parts> {
  const parts = Object.keys(change) as (keyof Parts)[];
  return Object.fromEntries(parts.map((part) => [part, record[part]])) as Partial<Parts>;
}
