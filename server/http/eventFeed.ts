/** The event streams of this process: one reader of the log for all of them. */
import { type Position, type Reader, findReader, firstEvents, streamText } from '../../backend/handlers/eventHandlers';
import type { Backend } from '../../backend/backend';
import { eventsAfter } from '../../backend/repositories/eventLog';
import { RefusedError, answerOf, refusal } from '../../backend/utils/refusal';

/** How many streams one account may hold open. */
const STREAMS_MAX = 20;
/** How often a quiet stream says that it is alive, and whether its session still is, in ms. */
const HEARTBEAT_MS = 25_000;
/** After how many ms a client comes back when the server stops. */
const RETRY_MS = 2000;

/**
 * Reads for all who ask at once: who asks during a read gets the result of the next one, with everybody else who does. So no
 * result is older than the request for it.
 */
function together<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | null = null;
  const start = () => {
    next = null;
    const reading = read();
    current = reading.catch(() => undefined);
    return reading;
  };
  return () => (next ??= current.then(start));
}

interface Stream {
  reader: Reader;
  position: Position;
  send(text: string): void;
  /** Finds out who reads now; ends the stream if its session has ended. */
  checkReader(): Promise<void>;
  end(): void;
}

/** Reads the log when it is woken, and sends what is new to the streams. */
export class EventFeed {
  /** Called when the shop may have changed, by any server. */
  onWake: () => void = () => undefined;
  private readonly streams = new Set<Stream>();
  private readonly read = together(() => this.sendNews());
  private readonly poll: ReturnType<typeof setInterval>;

  /**
   * @param pollMs how often the log is read besides, in ms: NOTIFY can be lost with a connection, and some databases and
   * poolers do not have it
   */
  constructor(private readonly backend: Backend, pollMs: number) {
    this.poll = setInterval(() => { this.wake(); }, pollMs);
  }

  /** Reads what is new in the log, once more if it is being read. */
  wake() {
    this.onWake();
    this.read().catch(() => undefined);
  }

  private async sendNews() {
    // One that is opened during this read is behind or ahead of the others, and is read for by the next.
    const streams = [...this.streams];
    if (streams.length === 0) return;
    const oldest = streams.map(({ position }) => position).reduce((one, other) => (other.n < one.n ? other : one));
    const log = await this.backend.store.read((db) => eventsAfter(db, oldest));
    // The role of a reader decides what it may see, of these events too.
    const changed = new Set(log.rows.map(({ event }) => (event.type === 'users-changed' ? event.userId : undefined)));
    await Promise.all(streams.filter(({ reader }) => reader && changed.has(reader.id)).map((stream) => stream.checkReader().catch(() => { stream.end(); })));
    for (const stream of streams) {
      const { shop, n } = stream.position;
      const missed = shop !== log.shop || (log.missed && n < log.latest);
      const rows = missed ? [] : log.rows.filter((row) => row.n > n);
      if (rows.length > 0 || missed) stream.send(streamText({ ...log, rows, missed }, stream.reader));
      stream.position = { shop: log.shop, n: log.latest };
    }
  }

  /** The answer to `GET /events`: a stream that stays open. @throws RefusedError 401 */
  async open(request: Request): Promise<Response> {
    const { text, position, reader } = await firstEvents(request, this.backend);
    const own = [...this.streams].filter((each) => each.reader?.id === reader?.id);
    if (reader && own.length >= STREAMS_MAX) return answerOf(refusal('too_many_requests', 'Too many windows of this account follow the shop'));
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    const send = (part: string) => { writer.write(encoder.encode(part)).catch(() => { stream.end(); }); };
    const stream: Stream = {
      reader,
      position,
      send,
      checkReader: async () => {
        try {
          stream.reader = await this.backend.store.read((db) => findReader(db, request, this.backend));
        } catch (error) {
          if (error instanceof RefusedError) stream.end();
          throw error;
        }
      },
      end: () => {
        clearInterval(heartbeat);
        if (this.streams.delete(stream)) writer.close().catch(() => undefined);
      },
    };
    const heartbeat = setInterval(() => {
      stream.checkReader().then(() => { send(':\n\n'); }, () => undefined);
    }, HEARTBEAT_MS);
    request.signal.addEventListener('abort', stream.end);
    this.streams.add(stream);
    send(text);
    // The log may have grown since it was read for this stream.
    this.wake();
    return new Response(readable, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } });
  }

  /** Ends all streams, and says when to come back. */
  close() {
    clearInterval(this.poll);
    for (const stream of this.streams) {
      stream.send(`retry: ${RETRY_MS}\n\n`);
      stream.end();
    }
  }
}
