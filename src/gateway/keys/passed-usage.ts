import type { ResponseSummary } from '../../record/exchange.ts';
import { outputLength } from '../../record/response-summary.ts';
import { createSummaryReader, type SummaryReader } from '../../record/response-summarizer.ts';
import type { UpstreamResponse } from '../attempt/transport.ts';
import type { Route } from '../route/routing.ts';

/** What was read of a response that is passed through. */
interface PassedAnswer {
  readonly summary: ResponseSummary | null;
  readonly outputCharacters: number;
  /** Why it could not be read to its end. */
  readonly failure?: string;
}

/** Reads the usage of a response that is passed through, for keys whose limits need it. */
export class PassedUsage {
  #reader: SummaryReader | undefined;
  #outputCharacters = 0;
  #failure: string | undefined;

  /** The response begins. */
  start(response: UpstreamResponse, { adapter, config, model, issuer }: Route, requestUrl: string): void {
    const { dialect, thinking, tools } = config;
    this.#reader = createSummaryReader(
      {
        backend: { protocol: adapter.codec.protocol, dialect, thinking, tools, model, issuer },
        status: response.status,
        headers: response.headers,
        requestUrl,
      },
      (event) => {
        this.#outputCharacters += outputLength(event);
      },
    );
  }

  push(bytes: Buffer): void {
    this.#read(() => this.#reader?.push(bytes));
  }

  /** What is known of it, when it has ended or broken. */
  end(): PassedAnswer {
    const summary = this.#read(() => this.#reader?.end()) ?? null;
    return {
      summary,
      outputCharacters: this.#outputCharacters,
      ...(this.#failure !== undefined && { failure: this.#failure }),
    };
  }

  /** A response that no decoder was made for is passed on nevertheless. */
  #read<Value>(read: () => Value): Value | undefined {
    if (this.#failure !== undefined) return undefined;
    try {
      return read();
    } catch (error) {
      this.#failure = error instanceof Error ? error.message : String(error);
      return undefined;
    }
  }
}

/** A request that counts against the limits of its key. */
export interface CountedRequest {
  /** Where bytes are passed through; the gateway knows the usage of others. */
  readonly passed: PassedUsage;
  /** Ends it with what it used; also if it failed. */
  end(): void;
}
