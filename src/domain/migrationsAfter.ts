/** What brings stored data up to a version, by the number of that version. A migration that was released does not change. */
export type Migrations<Migrate> = Readonly<Record<number, Migrate>>;

/** The migrations after a version, in ascending order. */
export function migrationsAfter<Migrate>(version: number, migrations: Migrations<Migrate>): Migrate[] {
  // Numeric keys come in ascending order.
  return Object.entries(migrations).filter(([number]) => Number(number) > version).map(([, migrate]) => migrate);
}
