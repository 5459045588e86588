/** The words of the menu in memory: looked up there, a search is over before the database would have answered once. */
import type { Food } from '../../src/domain/food';
import { wordsOf } from '../../src/domain/search';
import { RowSet } from './rowSet';
import type { WordSource } from './searchIndex';

/** As many dishes as are read without anybody noticing, on a phone. */
const AT_ONCE = 500;

/** The words of dishes that never change, by the dishes' numbers. They are read in idle moments, or when they are asked for. */
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

  /** @returns whether there may be more to read */
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
