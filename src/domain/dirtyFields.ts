import { isEqual } from './isEqual';

/** Returns the fields that differ from the values at opening: a form saves only the fields that the user has changed. */
export function dirtyFields<Parts extends object>(opened: Readonly<Parts>, now: Parts): Partial<Parts> {
  const parts = Object.keys(now) as (keyof Parts)[];
  return Object.fromEntries(parts.filter((part) => !isEqual(now[part], opened[part])).map((part) => [part, now[part]])) as Partial<Parts>;
}

/** Returns the record's values of the fields that a change names. */
export function partsOf<Parts extends object>(record: Readonly<Parts>, change: Partial<Parts>): Partial<Parts> {
  const parts = Object.keys(change) as (keyof Parts)[];
  return Object.fromEntries(parts.map((part) => [part, record[part]])) as Partial<Parts>;
}
