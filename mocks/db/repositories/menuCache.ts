/** The menu cache: searches use the menu in memory until a dish changes, in this or another tab. */
import { Dexie } from 'dexie';
import type { Food } from '../../../src/domain/food/food';
import { wordsOf } from '../../../src/domain/search/search';
import type { ShopDatabase } from '../schema/database';
import { toFood } from '../schema/rows';
import { RowSet } from '../search/rowSet';
import type { WordSource } from '../search/searchIndex';
import { onMenu } from './foodsRepository';
import { parseValidRows } from './parseValidRows';

/** The dishes that a phone can index without a noticeable delay. */
const AT_ONCE = 500;

/**
 * The word index of a menu, by row number: a search in it takes less time than one request to the database. Dishes are
 * indexed in idle time, or when a search needs them.
 */
function menuWords(menu: ReadonlyMap<number, Food>): WordSource {
  const rows = new Map<string, number[]>();
  const unread = menu.entries();

  /** Indexes the next dishes. @param most the most dishes to index now @returns whether more may be left */
  function read(most: number): boolean {
    for (let count = 0; count < most; count += 1) {
      const next = unread.next();
      if (next.done) return false;
      const [n, { name, description, category }] = next.value;
      for (const word of new Set(wordsOf(`${name} ${description} ${category}`))) {
        const known = rows.get(word);
        if (known) known.push(n);
        else rows.set(word, [n]);
      }
    }
    return true;
  }

  function readWhenIdle() {
    if (!('requestIdleCallback' in globalThis)) return;
    requestIdleCallback(() => { if (read(AT_ONCE)) readWhenIdle(); });
  }

  const allRows = () => {
    read(Infinity);
    return rows;
  };

  readWhenIdle();
  return {
    begunBy: (beginning) => {
      const found = new RowSet();
      for (const [word, numbers] of allRows()) if (word.startsWith(beginning)) numbers.forEach((n) => { found.add(n); });
      return found;
    },
    having: (word) => new RowSet(allRows().get(word)),
    words: () => [...allRows().keys()],
  };
}

interface CachedMenu {
  /** The dishes on the menu by row number, in insertion order. */
  readonly menu: ReadonlyMap<number, Food>;
  readonly words: WordSource;
  /** How many changes there had been when it was read. */
  readonly read: number;
}

const cache = new WeakMap<ShopDatabase, CachedMenu>();
let changes = 0;

// Dexie fires this before the write resolves, and in the other tabs.
Dexie.on('storagemutated', (parts) => {
  if (Object.keys(parts).some((part) => part === 'all' || part.includes('/foods/'))) changes += 1;
});

/** Reads the menu from the database and caches it. */
export async function readMenu(db: ShopDatabase): Promise<CachedMenu> {
  const read = changes;
  const rows = await onMenu(db).toArray();
  const menu = new Map(parseValidRows(db.foods, rows, (row): [number, Food] => [row.n ?? 0, toFood(row)]));
  const next = { menu, words: menuWords(menu), read };
  cache.set(db, next);
  return next;
}

/** The current menu with its word index, from the cache if no dish has changed. */
export async function cachedMenu(db: ShopDatabase): Promise<CachedMenu> {
  const cached = cache.get(db);
  return cached?.read === changes ? cached : readMenu(db);
}
