import { type DemoCounts, refusalForRoom } from '../../domain/demoData';

/** Asks the browser whether it grants the room. Gives a sentence that refuses, or null. */
export async function askForRoom(counts: DemoCounts): Promise<string | null> {
  // Only a secure page is told how much there is.
  const storage = (navigator as { storage?: StorageManager }).storage;
  return refusalForRoom(counts, (await storage?.estimate().catch(() => undefined)) ?? {});
}
