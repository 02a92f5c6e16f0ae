import { findRouteEnd } from '../../config/base-url.ts';
import { LouterError } from '../../core/error.ts';
import { findErrorText, isPage, textOfPage } from '../../core/error-text.ts';
import { asArray, asObject, parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import { truncateShown } from '../../core/shown.ts';
import type { BackendCodec } from '../../core/codec.ts';
import { protocols, type CoreError, type Protocol } from '../../core/types.ts';
import type { UpstreamRequest, UpstreamResponse } from './transport.ts';

// Responses that show that a request reached something else than the API that it was meant for: base_url or protocol is wrong.

/** A response as far as it was read. */
export interface ReadResponse {
  readonly request: Pick<UpstreamRequest, 'url' | 'protocol' | 'method'>;
  readonly response: Pick<UpstreamResponse, 'status' | 'header'>;
  /** The body, or its beginning, without credentials. */
  readonly body: string;
}

/** Whether a response is a web page by its header. */
export const isPageType = (response: Pick<UpstreamResponse, 'header'>): boolean =>
  /^(?:text\/html|application\/xhtml)/i.test(response.header('content-type')?.trim() ?? '');

/**
 * The error for a response of something else than the API: a page in place of an answer, an unknown path. `undefined` for
 * others: a page with another error is from a proxy before the API.
 */
export function findMisdirection(read: ReadResponse): CoreError | undefined {
  const { response, body } = read;
  const { status } = response;
  const isWebPage = isPageType(response) || isPage(body);
  if (status < 400 && isWebPage)
    return toError(
      read,
      `${hostOf(read)} answered ${status} with a web page${quoted(textOfPage(body))}, not with JSON`,
    );
  if (!isUnknownRoute(read)) return undefined;
  const { method = 'POST', url } = read.request;
  return toError(
    read,
    `${hostOf(read)} has no route ${method} ${new URL(url).pathname} (${status}${quoted(wordsOf(body))})`,
  );
}

/**
 * What was thrown for a response with a successful status that could not be read as an answer, or what its body shows of the
 * reason: it is something else, it is of another protocol, or it is an error of the vendor.
 */
export function explainError(read: ReadResponse, codec: Pick<BackendCodec, 'decodeError'>, thrown: unknown): unknown {
  if (!(thrown instanceof LouterError) || thrown.detail.kind === 'internal') return thrown;
  const isUnread = thrown.detail.kind === 'bad-upstream-reply';
  // What begins an answer in one protocol may be taken for an error in another.
  const reason =
    findMisdirection(read) ?? findOtherProtocol(read) ?? (isUnread ? findOwnError(read, codec) : undefined);
  return reason ? new LouterError(reason, { cause: thrown }) : thrown;
}

function findOwnError(
  { body, response }: ReadResponse,
  codec: Pick<BackendCodec, 'decodeError'>,
): CoreError | undefined {
  const value = firstValue(body) ?? body;
  // JSON that cannot be parsed is no sentence of the vendor.
  const isBroken = typeof value === 'string' && /^\s*(?:[[{"]|data:|event:|:)/.test(value);
  // What names its model is an answer that has a fault, such as a message that is a text.
  if (isBroken || asObject(value)?.['model'] !== undefined || findErrorText(value) === undefined) return undefined;
  return codec.decodeError({ status: response.status, headers: {}, body: value });
}

/** The error for an answer that its protocol cannot read, if it is one of another protocol. */
function findOtherProtocol(read: ReadResponse): CoreError | undefined {
  const { protocol } = read.request;
  const found = protocolOf(firstValue(read.body));
  // The answers of OpenAI's two oldest protocols look alike.
  if (found === undefined || found === protocol || protocol === 'openai-completions') return undefined;
  return toError(
    read,
    `${hostOf(read)} answers in the protocol ${found}, but the backend has protocol = "${protocol}"`,
    `set protocol = "${found}"`,
  );
}

/** Not the vendor's own error: that of another program is not passed on as one. */
function toError(read: ReadResponse, what: string, next = remedyOf(read)): CoreError {
  return { kind: 'bad-upstream-reply', message: `${what}: ${next}`, isPermanent: true };
}

const hostOf = ({ request: { url } }: ReadResponse): string => new URL(url).host;

const quoted = (text: string): string => (text === '' ? '' : ` ${JSON.stringify(truncateShown(text))}`);

const wordsOf = (body: string): string => findErrorText(parseJson(body) ?? body) ?? '';

/** What diagnostics recommend, as far as it is known without asking the server. */
function remedyOf({ request: { url, protocol } }: ReadResponse): string {
  const { origin, pathname } = new URL(url);
  const isOpenai = protocol.startsWith('openai-');
  const base = origin + pathname;
  const check = 'louter diagnostics tries other addresses';
  if (isOpenai && !/\/v\d/.test(pathname))
    return `set base_url = "${findRouteEnd(base)?.base ?? base}/v1", or check protocol; ${check}`;
  const form = isOpenai ? 'with /v1 at the end' : 'without a version at the end';
  return `check base_url (as for the vendor's own library, ${form}) and protocol = "${protocol}"; ${check}`;
}

// ---------------------------------------------------------------- unknown routes

/** What servers answer to a path or method that they do not have, and to nothing else. */
const unknownRouteWords = [
  /^(?:404:? )?(?:(?:the )?(?:requested )?(?:page|route|path|url|endpoint|resource|file|api)(?: you requested)? (?:was |could )?)?not (?:be )?found\.?$/i,
  /^404 (?:page )?not found/i,
  /\b(?:unknown|invalid|unexpected|unsupported|unrecognized) (?:request )?(?:url|endpoint|path|route)\b/i,
  /\bcannot (?:post|get) \//i,
  /\bno (?:such )?route\b/i,
  /\bmethod not allowed\b/i,
];

function isUnknownRoute({ request, response: { status }, body }: ReadResponse): boolean {
  if (status !== 200 && status !== 404 && status !== 405) return false;
  const words = wordsOf(body);
  // LM Studio sends that with status 200. A replay backend has paths alone.
  if (words.includes(`${request.method ?? 'POST'} ${new URL(request.url, 'http://replay.invalid').pathname}`))
    return true;
  if (status === 200) return false;
  return status === 405 || words === '' || isPage(body) || unknownRouteWords.some((pattern) => pattern.test(words));
}

// ---------------------------------------------------------------- other protocols

/** What answers and the first events of streams have, by protocol. */
const shapes: Readonly<Record<Protocol, (value: JsonObject) => boolean>> = {
  anthropic: ({ type, content }) => type === 'message_start' || (type === 'message' && asArray(content) !== undefined),
  'openai-chat': ({ object, choices }) =>
    object === 'chat.completion' || object === 'chat.completion.chunk' || asArray(choices) !== undefined,
  'openai-responses': ({ object, type }) => object === 'response' || type === 'response.created',
  gemini: ({ candidates }) => asArray(candidates) !== undefined,
  ollama: ({ message, response, done }) => typeof done === 'boolean' && (asObject(message) ?? response) !== undefined,
  'gemini-interactions': ({ object, event_type: type }) => object === 'interaction' || type === 'interaction.created',
};

function protocolOf(value: JsonValue | undefined): Protocol | undefined {
  const object = asObject(asArray(value)?.[0] ?? value);
  return object && protocols.find((protocol) => shapes[protocol](object));
}

/** The body as JSON, or the data of the first event that has any. */
function firstValue(body: string): JsonValue | undefined {
  const json = parseJson(body);
  if (json !== undefined) return json;
  for (const line of body.split('\n')) {
    const value = parseJson(line.replace(/^data:/, '').trim());
    if (asObject(value)) return value;
  }
  return undefined;
}
