import type { SummaryText } from '../inspect/reader.ts';
import { LiveAnswer } from '../inspect/view/live-answer.ts';
import type { LiveExchanges, LiveObserver } from '../gateway/live-exchanges.ts';
import type { Exchange } from '../record/exchange.ts';
import type { TraceFilter } from '../record/store/listing.ts';

/** At most ten sends a second. */
const sendIntervalMs = 100;
/** How often summaries are read from the trace store. */
const listIntervalMs = 250;
/** How long an exchange may take to be in the trace store; after that it does not match the filter, or is not recorded. */
const maxListedAfterMs = 5_000;
/** How often a silent stream says that it is alive. */
const heartbeatMs = 15_000;
/** What may wait for a viewer that reads slowly. */
const maxQueuedBytes = 1024 * 1024;
/** How many exchanges may wait for their summaries. */
const maxPending = 500;

export interface LiveStreamOptions {
  readonly live: LiveExchanges;
  readonly filter: TraceFilter;
  /** The beginning of the id of the exchange whose response is sent as it arrives. */
  readonly tail: string | null;
  /** The credentials of the configuration. */
  readonly secrets: readonly string[];
  /** The exchanges of these ids that match the filter, as far as they are in the trace store. */
  list(ids: readonly string[], filter: TraceFilter): Promise<readonly SummaryText[]>;
  write(text: string): void;
  /** How many bytes wait for the viewer. */
  queuedBytes(): number;
  /** The stream cannot go on, because of a defect. */
  fail(error: unknown): void;
}

interface PendingSummary {
  /** Of the change. */
  number: number;
  sinceMs: number;
  isClosed: boolean;
}

/** What one viewer is sent: events of exchanges that match its filter, and the text of the one that it follows. */
export class LiveStream implements LiveObserver {
  readonly #options: LiveStreamOptions;
  readonly #pending = new Map<string, PendingSummary>();
  #tail: { exchange: Exchange; answer: LiveAnswer } | undefined;
  #unobserve: (() => void) | undefined;
  #sendTimer: NodeJS.Timeout | undefined;
  #listTimer: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #inFlight = -1;
  #isListing = false;
  #isBehind = false;

  constructor(options: LiveStreamOptions) {
    this.#options = options;
  }

  /** Begins to send; `last` is the last event that the viewer has received, before it connected again. */
  start(last?: { instance: string; number: number }): void {
    const { live } = this.#options;
    this.#unobserve = live.observe(this);
    if (last) this.#resume(last);
    this.#followTail();
    this.#heartbeat = setInterval(
      () => this.#attempt(() => this.#send('status', { in_flight: live.size })),
      heartbeatMs,
    );
    this.#flush();
  }

  stop(): void {
    this.#unobserve?.();
    clearTimeout(this.#sendTimer);
    clearTimeout(this.#listTimer);
    clearInterval(this.#heartbeat);
    this.#unobserve = undefined;
  }

  opened(exchange: Exchange): void {
    this.#changed(exchange, { isClosed: false });
    this.#followTail();
  }

  progressed(exchange: Exchange): void {
    if (this.#tail?.exchange !== exchange) return;
    // Now: the recorder may remove the bytes from memory.
    this.#tail.answer.read();
    this.#scheduleSend();
  }

  closed(exchange: Exchange): void {
    // First: the number of an event must not be beyond a summary that is still to be sent.
    this.#changed(exchange, { isClosed: true });
    if (this.#tail?.exchange === exchange) {
      this.#tail.answer.read();
      this.#sendDelta({ isEnded: true });
      this.#tail = undefined;
    }
  }

  failed(error: unknown): void {
    this.stop();
    this.#options.fail(error);
  }

  /** For timers, whose errors nobody else catches. */
  #attempt(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.failed(error);
    }
  }

  #resume({ instance, number }: { instance: string; number: number }): void {
    const { live } = this.#options;
    const changes = instance === live.instance ? live.changesAfter(number) : undefined;
    if (!changes || changes.length > maxPending) return this.#send('resync', {});
    for (const { number: of, traceId } of changes)
      this.#pending.set(traceId, { number: of, sinceMs: performance.now(), isClosed: !live.find(traceId) });
    if (changes.length > 0) this.#scheduleList();
  }

  #followTail(): void {
    const { live, tail, secrets } = this.#options;
    if (tail === null || this.#tail) return;
    const exchange = live.find(tail);
    if (exchange) this.#tail = { exchange, answer: new LiveAnswer(exchange, secrets) };
  }

  #changed({ traceId }: Exchange, { isClosed }: { isClosed: boolean }): void {
    const { live } = this.#options;
    if (this.#pending.size >= maxPending) {
      this.#pending.clear();
      this.#isBehind = true;
    }
    this.#pending.set(traceId, { number: live.lastNumber, sinceMs: performance.now(), isClosed });
    this.#scheduleList();
    this.#scheduleSend();
  }

  #scheduleSend(): void {
    this.#sendTimer ??= setTimeout(() => {
      this.#sendTimer = undefined;
      this.#attempt(() => this.#flush());
    }, sendIntervalMs);
  }

  #flush(): void {
    const { live, queuedBytes } = this.#options;
    if (this.#isBehind && queuedBytes() === 0) {
      this.#isBehind = false;
      this.#send('resync', {});
    }
    if (this.#isBehind) this.#scheduleSend();
    if (live.size !== this.#inFlight) this.#send('status', { in_flight: (this.#inFlight = live.size) });
    this.#sendDelta({ isEnded: false });
  }

  #sendDelta({ isEnded }: { isEnded: boolean }): void {
    if (!this.#tail || (!isEnded && this.#mustWait())) return;
    const { answer, exchange } = this.#tail;
    const delta = answer.take({ isEnded });
    if (!delta) return;
    const data = { trace_id: exchange.traceId, ...delta };
    // Without its texts, the last one is small enough to be sent in any case.
    if (isEnded && this.#isQueueFull())
      this.#write('delta', JSON.stringify({ ...data, texts: [], is_complete: false }));
    else this.#send('delta', data);
  }

  #isQueueFull(): boolean {
    return this.#options.queuedBytes() > maxQueuedBytes;
  }

  /** Whether the viewer must receive what is queued before it is sent more. */
  #mustWait(): boolean {
    if (this.#isQueueFull()) {
      this.#isBehind = true;
      this.#scheduleSend();
    }
    return this.#isBehind;
  }

  #scheduleList(): void {
    this.#listTimer ??= setTimeout(() => {
      this.#listTimer = undefined;
      void this.#listPending();
    }, listIntervalMs);
  }

  /** Sends the summaries of exchanges that were opened or closed, as soon as they are in the trace store. */
  async #listPending(): Promise<void> {
    if (this.#isListing || !this.#unobserve) return;
    this.#isListing = true;
    const { list, filter } = this.#options;
    const ids = [...this.#pending.keys()];
    // Traces are off, or cannot be read at the moment: they are queried again, and given up in the end.
    const summaries = await list(ids, filter).catch(() => []);
    this.#attempt(() => summaries.forEach((summary) => this.#sendSummary(summary)));
    this.#isListing = false;
    const now = performance.now();
    for (const [id, { sinceMs }] of this.#pending) if (now - sinceMs > maxListedAfterMs) this.#pending.delete(id);
    if (this.#pending.size > 0 && this.#unobserve !== undefined) this.#scheduleList();
  }

  #sendSummary({ traceId, isOpen, json }: SummaryText): void {
    const pending = this.#pending.get(traceId);
    if (!pending || !this.#unobserve) return;
    // What is closed is written a moment later.
    if (isOpen && pending.isClosed) return;
    this.#pending.delete(traceId);
    this.#sendJson(isOpen ? 'open' : 'close', json);
  }

  #send(event: string, data: object): void {
    this.#sendJson(event, JSON.stringify(data));
  }

  #sendJson(event: string, json: string): void {
    if (!this.#isQueueFull()) return this.#write(event, json);
    this.#isBehind = true;
    this.#scheduleSend();
  }

  #write(event: string, json: string): void {
    const { write, live } = this.#options;
    const waiting = [...this.#pending.values()].map(({ number }) => number);
    const number = waiting.length === 0 ? live.lastNumber : Math.min(...waiting) - 1;
    write(`id: ${live.instance}-${number}\nevent: ${event}\ndata: ${json}\n\n`);
  }
}
