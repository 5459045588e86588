/** Counts attempts by a key, such as an address or an account, within a window of time. */
export class RateLimit {
  private readonly attempts = new Map<string, { count: number; endsAt: number }>();

  /** @param most attempts in a window @param windowMs its length in ms */
  constructor(private readonly most: number, private readonly windowMs: number) {}

  /** Counts an attempt. @returns in how many seconds to try again; 0 if it is admitted */
  take(key: string, now = Date.now()): number {
    const known = this.attempts.get(key);
    if (!known || known.endsAt <= now) {
      this.forget(now);
      this.attempts.set(key, { count: 1, endsAt: now + this.windowMs });
      return 0;
    }
    known.count += 1;
    return known.count > this.most ? Math.ceil((known.endsAt - now) / 1000) : 0;
  }

  /** Forgets the attempts of a key. */
  clear(key: string) {
    this.attempts.delete(key);
  }

  private forget(now: number) {
    for (const [key, { endsAt }] of this.attempts) if (endsAt <= now) this.attempts.delete(key);
  }
}
