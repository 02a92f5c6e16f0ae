import type { ReceivedCandidate, ReceivedCandidatePart } from '../../../generated/gemini.js';
import type { Report } from '../../core/codec.ts';
import { isCodeCall } from '../../core/hosted-code.ts';
import { hostedToolNames } from '../../core/hosted-tools.ts';
import type { JsonObject } from '../../core/json.ts';
import type { CoreToolCall, CoreToolResult } from '../../core/types.ts';
import { encodeCode, encodeCodeResult } from './code-execution.ts';
import { GroundingEncoder } from './grounding.ts';
import { UrlContextEncoder } from './url-context.ts';

/** A call or result that this protocol has a place for: a part, or fields beside the content. */
interface Encoded {
  wire?: ReceivedCandidatePart;
}

/** The calls of tools that vendors of several protocols run, in one candidate. */
export class HostedEncoder {
  readonly #report: Report;
  readonly #searches: GroundingEncoder;
  readonly #pages: UrlContextEncoder;
  /** The ids of calls that run code. */
  readonly #code = new Set<string>();

  constructor(report: Report) {
    this.#report = report;
    this.#searches = new GroundingEncoder(report);
    this.#pages = new UrlContextEncoder(report);
  }

  /** Whether there were searches. */
  get hasSearches(): boolean {
    return this.#searches.isUsed;
  }

  /** Takes a call; returns `undefined` for one of another tool. */
  addCall(call: CoreToolCall, input: JsonObject | undefined, at: object): Encoded | undefined {
    switch (call.name) {
      case hostedToolNames['web-search']:
        this.#searches.addCall(call, input, at);
        return {};
      case hostedToolNames['web-fetch']:
        this.#pages.addCall(call, input, at);
        return {};
      default:
        if (!isCodeCall(call)) return undefined;
        this.#code.add(call.id);
        return { wire: encodeCode(call, at, this.#report) };
    }
  }

  /** Takes a result; returns `undefined` for one of a call that is not known. */
  addResult(result: CoreToolResult): Encoded | undefined {
    if (this.#searches.addResult(result) || this.#pages.addResult(result)) return {};
    return this.#code.delete(result.callId) ? { wire: encodeCodeResult(result, this.#report) } : undefined;
  }

  /** The fields beside the content. */
  complete({ groundingMetadata, urlContextMetadata }: ReceivedCandidate) {
    return {
      grounding: this.#searches.complete(groundingMetadata ?? undefined),
      urlContext: this.#pages.complete(urlContextMetadata ?? undefined),
    };
  }
}
