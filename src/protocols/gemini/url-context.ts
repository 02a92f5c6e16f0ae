import type { ReceivedUrlContextMetadata, ReceivedUrlMetadata, UrlMetadata } from '../../../generated/gemini.js';
import { appendAll } from '../../core/append-all.ts';
import type { Report } from '../../core/codec.ts';
import { hostedToolNames, mintedIdPrefixes, unknownToolError } from '../../core/hosted-tools.ts';
import { asString, nonEmpty, type JsonObject } from '../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../core/provenance.ts';
import type { CoreSource, CoreText, CoreToolCall, CoreToolResult } from '../../core/types.ts';
import { protocol, wireFormOf, withWireForm } from './extras.ts';

/** Pages that the vendor read: `urlContextMetadata`, beside the content, has their addresses and whether they could be read. */

const statusPrefix = 'URL_RETRIEVAL_STATUS_';
const success = `${statusPrefix}SUCCESS`;
const unspecified = `${statusPrefix}UNSPECIFIED`;

/** Why a page could not be read, as Anthropic calls it. */
const reasons: ReadonlyMap<string, string> = new Map([
  [`${statusPrefix}ERROR`, 'url_not_accessible'],
  [`${statusPrefix}PAYWALL`, 'url_not_accessible'],
  [`${statusPrefix}UNSAFE`, 'url_not_allowed'],
]);
const statuses: ReadonlyMap<string, string> = new Map([
  ['url_not_accessible', `${statusPrefix}ERROR`],
  ['url_not_allowed', `${statusPrefix}UNSAFE`],
]);

export interface UrlContext {
  parts: (CoreToolCall | CoreToolResult)[];
  /** The metadata without what the calls and results have. */
  rest: ReceivedUrlContextMetadata | undefined;
}

/** The pages of a candidate, each as a call with its result; `undefined` where there are none. */
export function decodeUrlContext(
  { urlMetadata, ...others }: ReceivedUrlContextMetadata,
  mintId: (prefix: string) => string,
): UrlContext | undefined {
  const parts: UrlContext['parts'] = [];
  const pages = (urlMetadata ?? []).map((page): ReceivedUrlMetadata => {
    const { retrievedUrl, urlRetrievalStatus: status, ...own } = page;
    if (typeof retrievedUrl !== 'string' || status === null) return page;
    appendAll(parts, decodePage(retrievedUrl, status, mintId(mintedIdPrefixes['web-fetch'])));
    // The place of a page among the others.
    return { retrievedUrl: null, ...own };
  });
  if (parts.length === 0) return undefined;
  const isPlain = pages.every((page) => page.retrievedUrl === null && Object.keys(page).length === 1);
  return { parts, rest: nonEmpty({ ...others, ...(!isPlain && { urlMetadata: pages }) }) };
}

function decodePage(url: string, status: string | undefined, id: string): [CoreToolCall, CoreToolResult] {
  const name = hostedToolNames['web-fetch'];
  const isRead = status === undefined || status === success || status === unspecified;
  const reason: CoreText = { type: 'text', text: (status !== undefined && reasons.get(status)) || unknownToolError };
  const page: CoreSource = { type: 'source', url };
  const place = { place: 'url-context' };
  return [
    {
      type: 'tool-call',
      id,
      name,
      input: { kind: 'json', value: { url } },
      providerExecuted: true,
      ...withWireForm(place),
    },
    {
      type: 'tool-result',
      callId: id,
      name,
      content: [isRead ? page : reason],
      ...(!isRead && { isError: true }),
      providerExecuted: true,
      ...withWireForm({ ...place, status: status ?? null }),
    },
  ];
}

// ---------------------------------------------------------------- Core to wire

interface FetchedPage {
  at: object;
  url: string;
  result?: CoreToolResult;
}

/** The pages that were read for one candidate, by which its `urlContextMetadata` is completed. */
export class UrlContextEncoder {
  readonly #report: Report;
  /** By the ids of their calls; pages of calls with one id are all kept. */
  readonly #open = new Map<string, FetchedPage>();
  readonly #pages: FetchedPage[] = [];

  constructor(report: Report) {
    this.#report = report;
  }

  addCall(call: CoreToolCall, input: JsonObject | undefined, at: object): void {
    const { url, ...others } = input ?? {};
    if (typeof url !== 'string' || nonEmpty(others))
      this.#report({ at, what: 'what was asked beside the address of a page' });
    const page = { at, url: asString(url) ?? '' };
    this.#pages.push(page);
    this.#open.set(call.id, page);
  }

  /** Takes the result of a call; returns whether its call is known. */
  addResult(result: CoreToolResult): boolean {
    const page = this.#open.get(result.callId);
    if (!page) return false;
    this.#open.delete(result.callId);
    page.result = result;
    const { content, isError = false } = result;
    if (result.value !== undefined) this.#report({ at: result, field: 'value', what: 'the result as an object' });
    const [first] = content;
    for (const part of content) {
      if (part.type === 'opaque') reportForeignPart(part, this.#report);
      else if (part.type === 'source' && part === first && !isError) this.#reportSource(part, page);
      else if (part.type !== 'text' || part !== first || !isError || !isKnownReason(part, result))
        this.#report({
          at: part,
          what: isError ? 'why a page could not be read' : 'the content of a page that was read',
        });
    }
    return true;
  }

  #reportSource(source: CoreSource, { url }: FetchedPage): void {
    reportForeignExtras(source, protocol, this.#report);
    if (source.url !== url) this.#report({ at: source, field: 'url', what: 'another address of a page that was read' });
    for (const field of ['title', 'age'] as const)
      if (source[field] !== undefined)
        this.#report({ at: source, field, what: `the ${field} of a page that was read` });
  }

  /** The metadata with each page in the next place that is free. */
  complete(own: ReceivedUrlContextMetadata | undefined): ReceivedUrlContextMetadata | undefined {
    if (this.#pages.length === 0) return own;
    for (const { at, result } of this.#pages)
      if (!result) this.#report({ at, what: 'a page that is read without a result' });
    const pages = this.#pages.map(encodePage).values();
    const filled = (own?.urlMetadata ?? []).map((page): ReceivedUrlMetadata => {
      const { retrievedUrl, ...rest } = page;
      return retrievedUrl === null ? { ...pages.next().value, ...rest } : page;
    });
    return { ...own, urlMetadata: [...filled, ...pages] };
  }
}

const reasonOf = ({ content }: CoreToolResult): string => {
  const [first] = content;
  return first?.type === 'text' ? first.text : '';
};

/** Of a status that is not known, no reason is either. */
const isKnownReason = ({ text }: CoreText, result: CoreToolResult): boolean =>
  statuses.has(text) || (text === unknownToolError && typeof wireFormOf(result)['status'] === 'string');

function encodePage({ url, result }: FetchedPage): UrlMetadata {
  const { status } = result ? wireFormOf(result) : {};
  if (status === null && !result?.isError) return { retrievedUrl: url };
  if (!result) return { retrievedUrl: url, urlRetrievalStatus: unspecified };
  const written = asString(status);
  const isFailure = written !== undefined && written !== success && written !== unspecified;
  const isSame = written !== undefined && isFailure === (result.isError === true);
  const computed = result.isError ? (statuses.get(reasonOf(result)) ?? `${statusPrefix}ERROR`) : success;
  return { retrievedUrl: url, urlRetrievalStatus: isSame ? written : computed };
}
