/** Installs a Web Audio API that plays nothing; jsdom has none. The app opens one context for the whole test file. */
export function stubAudio() {
  const sounds = jest.fn();
  const contexts: TestContext[] = [];

  class TestContext extends EventTarget {
    /** Suspended until a gesture, as after a reload of the page. */
    static allowed = true;
    state = TestContext.allowed ? 'running' : 'suspended';
    currentTime = 0;
    constructor() {
      super();
      contexts.push(this);
    }
    resume() {
      // A browser keeps the promise until it allows the sound.
      if (!TestContext.allowed) return new Promise<void>(() => undefined);
      this.state = 'running';
      this.dispatchEvent(new Event('statechange'));
      return Promise.resolve();
    }
  }
  class Silent { connect = (next: object) => next; start = sounds; stop = () => undefined; }

  Object.assign(globalThis, { AudioContext: TestContext, OscillatorNode: Silent, GainNode: Silent });
  return { sounds, contexts, allow: (allowed: boolean) => { TestContext.allowed = allowed; } };
}
