import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from './json.ts';

/** The longest message that is taken from an error body, in UTF-16 code units. */
const maxMessageLength = 2_000;
/** How much of a page is searched for its text. */
const maxPageLength = 64 * 1024;
/** Gateways wrap the errors of others in theirs. */
const maxDepth = 4;

/**
 * What an error body says, whatever fields it says it in; `undefined` if it says nothing. Servers that follow a vendor's
 * protocol often have errors of their own: FastAPI's `detail`, Spring's `error` with `message`, a proxy's page.
 * @example findErrorText({ detail: [{ loc: ['body'], msg: 'field required' }] }) === 'field required'
 */
export function findErrorText(body: JsonValue): string | undefined {
  const text = typeof body === 'string' ? textOfPage(body) : textIn(body, 0);
  return text?.slice(0, maxMessageLength).toWellFormed() || undefined;
}

/** In order; what `error` is itself comes first, as it may be no more than the name of a status. */
const fields = [
  'error',
  'message',
  'detail',
  'msg',
  'error_message',
  'error_description',
  'errors',
  'status_msg',
  'base_resp',
  'x_groq',
];

function textIn(value: JsonValue | undefined, depth: number): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (depth > maxDepth) return undefined;
  const list = asArray(value);
  if (list)
    return join(
      list.slice(0, 10).map((each) => textIn(each, depth + 1)),
      '; ',
    );
  const object = asObject(value);
  if (!object) return undefined;
  const found = fields
    .map((field) => [field, textIn(object[field], depth + 1)] as const)
    .filter(([, text]) => text !== undefined);
  const [first, second] = found;
  // A name of the error, and what happened.
  const hasName = first?.[0] === 'error' && typeof object['error'] === 'string' && second?.[0] === 'message';
  return join([first?.[1], hasName ? second?.[1] : undefined, wrappedText(object, depth)], ': ');
}

/** OpenRouter has the error of the server behind it in `metadata.raw`, as text. */
function wrappedText({ metadata }: JsonObject, depth: number): string | undefined {
  const raw = asString(asObject(metadata)?.['raw']);
  return raw === undefined ? undefined : (textIn(parseJson(raw) ?? raw, depth + 1) ?? raw);
}

function join(texts: readonly (string | undefined)[], separator: string): string | undefined {
  const distinct = [...new Set(texts.filter((text) => text !== undefined))];
  return distinct.length === 0 ? undefined : distinct.join(separator);
}

// ---------------------------------------------------------------- pages

/** Whether a text is a web page, or begins as one. */
export const isPage = (text: string): boolean =>
  /^\s*(?:<!--|<\?xml|<!doctype html|<html|<head|<body)/i.test(text.slice(0, 1_000));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
/** Elements whose content is not shown. */
const hidden = /^(?:script|style|svg|noscript|template)$/i;

/** The text of a page without its tags; any other text as it is. */
export function textOfPage(page: string): string {
  if (!/^\s*<[a-z!?]/i.test(page)) return page.trim();
  const words: string[] = [];
  let skipped: string | undefined;
  // Pieces that begin with a tag.
  for (const piece of page.slice(0, maxPageLength).split('<')) {
    const end = piece.indexOf('>');
    const [, slash, name = ''] = /^(\/?)([a-z\d]+)/i.exec(piece) ?? [];
    if (skipped === undefined && hidden.test(name) && slash === '') skipped = name.toLowerCase();
    else if (slash === '/' && name.toLowerCase() === skipped) skipped = undefined;
    if (skipped === undefined && end !== -1) words.push(piece.slice(end + 1));
  }
  const text = words.join(' ').replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '');
  return text.split(/\s+/).filter(Boolean).join(' ');
}
