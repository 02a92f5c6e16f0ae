import type { GroundingSource, ReceivedGroundingChunk, ReceivedGroundingMetadata } from '../../../generated/gemini.js';
import { appendAll } from '../../core/append-all.ts';
import type { Report } from '../../core/codec.ts';
import { hostedToolNames } from '../../core/hosted-tools.ts';
import { asArray, asString, nonEmpty, type JsonObject } from '../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../core/provenance.ts';
import type { CoreSource, CoreToolCall, CoreToolResult } from '../../core/types.ts';
import { filled, wireObject } from '../../core/wire-object.ts';
import { protocol, withWireForm } from './extras.ts';

/** Searches of the web: `groundingMetadata`, beside the content, has their queries and the pages that were found. */

export interface Grounding {
  call: CoreToolCall;
  result: CoreToolResult;
  /** The metadata without what the call and the result have. */
  rest: ReceivedGroundingMetadata;
}

/** The searches of a candidate as one call with its result; `undefined` where the metadata is of something else. */
export function decodeGrounding(
  { webSearchQueries, groundingChunks, ...others }: ReceivedGroundingMetadata,
  mintId: (name: string) => string,
): Grounding | undefined {
  const queries = webSearchQueries ?? [];
  const content: CoreSource[] = [];
  const chunks = groundingChunks?.map((chunk): ReceivedGroundingChunk => {
    const { web, ...beside } = chunk;
    const { uri, title, ...own } = web ?? {};
    if (typeof uri !== 'string') return chunk;
    content.push({ type: 'source', url: uri, ...(typeof title === 'string' && { title }) });
    // The place of a page among the others.
    return { web: { uri: null, ...own }, ...beside };
  });
  const [query, ...more] = queries;
  if (query === undefined && content.length === 0) return undefined;
  const place = withWireForm({ place: 'grounding' });
  const name = hostedToolNames['web-search'];
  const id = mintId(name);
  const value: JsonObject = { ...(query !== undefined && { query }), ...(more.length > 0 && { queries }) };
  return {
    call: { type: 'tool-call', id, name, input: { kind: 'json', value }, providerExecuted: true, ...place },
    result: { type: 'tool-result', callId: id, name, content, providerExecuted: true, ...place },
    rest: { ...others, ...(chunks && { groundingChunks: chunks }) },
  };
}

// ---------------------------------------------------------------- Core to wire

/** The searches of one candidate, by which its `groundingMetadata` is completed. */
export class GroundingEncoder {
  readonly #report: Report;
  readonly #queries: string[] = [];
  readonly #sources: CoreSource[] = [];
  /** The calls by their ids; what is not known yet is their results. */
  readonly #calls = new Map<string, object>();
  readonly #results = new Map<string, CoreToolResult>();

  constructor(report: Report) {
    this.#report = report;
  }

  /** Whether there were searches. */
  get isUsed(): boolean {
    return this.#calls.size > 0;
  }

  addCall(call: CoreToolCall, input: JsonObject | undefined, at: object): void {
    const { query, queries, ...others } = input ?? {};
    const all = (asArray(queries) ?? []).flatMap((each) => asString(each) ?? []);
    const first = asString(query);
    const isRead = (query === undefined || first !== undefined) && (queries === undefined || all.length > 0);
    if (!input || nonEmpty(others) || !isRead)
      this.#report({ at, field: 'input', what: 'what a search was given beside its query' });
    if (all.length > 0 && first !== undefined && first !== all[0])
      this.#report({ at, field: 'input', what: 'the first query of a search', instead: 'the list of its queries' });
    appendAll(this.#queries, all.length > 0 ? all : first === undefined ? [] : [first]);
    this.#calls.set(call.id, at);
  }

  /** Takes the result of a search; returns whether it was one. */
  addResult(result: CoreToolResult): boolean {
    if (!this.#calls.has(result.callId)) return false;
    this.#results.set(result.callId, result);
    if (result.isError) this.#report({ at: result, what: 'a search that failed' });
    if (result.value !== undefined)
      this.#report({ at: result, field: 'value', what: 'the result of a search as an object' });
    for (const part of result.content) {
      if (part.type === 'opaque') reportForeignPart(part, this.#report);
      else if (part.type !== 'source') this.#report({ at: part, what: 'what a search found beside pages' });
      else {
        reportForeignExtras(part, protocol, this.#report);
        if (part.age !== undefined)
          this.#report({ at: part, field: 'age', what: 'the age of a page that a search found' });
        if (part.excerpt !== undefined)
          this.#report({ at: part, field: 'excerpt', what: 'what a search found of a page' });
        this.#sources.push(part);
      }
    }
    return true;
  }

  /** The metadata with the queries, and each page in the next place that is free. */
  complete(own: ReceivedGroundingMetadata | undefined): ReceivedGroundingMetadata | undefined {
    if (!this.isUsed) return own;
    for (const [id, at] of this.#calls)
      if (!this.#results.has(id)) this.#report({ at, what: 'a search without a result' });
    if (this.#calls.size > 1)
      for (const at of [...this.#calls.values(), ...this.#results.values()])
        this.#report({ at, what: 'which of several searches found a page', instead: 'one list of all pages' });
    const sources = this.#sources.map(({ url, title }) => wireObject<GroundingSource>({ uri: url, title })).values();
    const written = (own?.groundingChunks ?? []).map((chunk): ReceivedGroundingChunk => {
      const { uri, ...web } = chunk.web ?? {};
      return uri === null ? { ...chunk, web: { ...sources.next().value, ...web } } : chunk;
    });
    const known = new Set(written.map((chunk) => chunk.web?.uri));
    const added = [...sources].filter(({ uri }) => own || (!known.has(uri) && known.add(uri)));
    const chunks = [...written, ...added.map((web): ReceivedGroundingChunk => ({ web }))];
    return wireObject<ReceivedGroundingMetadata>({
      ...own,
      webSearchQueries: filled(this.#queries) ?? own?.webSearchQueries,
      groundingChunks: filled(chunks) ?? own?.groundingChunks,
    });
  }
}
