/** An in-memory word index of the menu. A search in it takes less time than one request to the database. */
import type { Food } from '../../../src/domain/food/food';
import { wordsOf } from '../../../src/domain/search/search';
import { RowSet } from './rowSet';
import type { WordSource } from './searchIndex';

/** The dishes that a phone can index without a noticeable delay. */
const AT_ONCE = 500;

/** The words of a fixed set of dishes, by row number. Dishes are indexed in idle time, or when a search needs them. */
export class MenuWords implements WordSource {
  private readonly rows = new Map<string, number[]>();
  private readonly unread: IterableIterator<[number, Food]>;

  constructor(menu: ReadonlyMap<number, Food>) {
    this.unread = menu.entries();
    this.readWhenIdle();
  }

  begunBy(beginning: string): RowSet {
    this.read(Infinity);
    const found = new RowSet();
    for (const [word, rows] of this.rows) if (word.startsWith(beginning)) rows.forEach((n) => { found.add(n); });
    return found;
  }

  having(word: string): RowSet {
    this.read(Infinity);
    return new RowSet(this.rows.get(word));
  }

  words(): readonly string[] {
    this.read(Infinity);
    return [...this.rows.keys()];
  }

  /** Indexes the next dishes. @param most the most dishes to index now @returns whether more may be left */
  private read(most: number): boolean {
    for (let count = 0; count < most; count += 1) {
      const next = this.unread.next();
      if (next.done) return false;
      const [n, { name, description, category }] = next.value;
      for (const word of new Set(wordsOf(`${name} ${description} ${category}`))) {
        const rows = this.rows.get(word);
        if (rows) rows.push(n);
        else this.rows.set(word, [n]);
      }
    }
    return true;
  }

  private readWhenIdle() {
    if (!('requestIdleCallback' in globalThis)) return;
    requestIdleCallback(() => { if (this.read(AT_ONCE)) this.readWhenIdle(); });
  }
}
