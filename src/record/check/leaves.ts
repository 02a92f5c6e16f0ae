import { escapePointer } from '../../core/json-pointer.ts';
import { asObject, parseArguments, parseJson, type JsonValue } from '../../core/json.ts';
import type { VendorProtocol } from '../../core/types.ts';
import type { Declared } from './declared.ts';
import type { CheckFinding } from './differences.ts';
import { withoutSpace } from './units.ts';

// The second witness. It knows nothing of a protocol but where its requests hold texts and data: whatever is found there
// must be found in the request sent upstream. So it sees what a decoder and an encoder agree to get wrong.

/** Where requests hold texts and data: `*` is any step, `**` everything below. */
const functionTools = (tool: string): string[] => [`${tool}/name`, `${tool}/description`];
const contentPlaces: Readonly<Record<VendorProtocol, readonly string[]>> = {
  anthropic: [
    '/system',
    '/system/*/text',
    '/messages/*/content',
    '/messages/*/content/*/text',
    '/messages/*/content/*/content',
    '/messages/*/content/*/content/*/text',
    '/messages/*/content/*/input/**',
    '/messages/*/content/*/source/data',
    ...functionTools('/tools/*'),
  ],
  'openai-chat': [
    '/messages/*/content',
    '/messages/*/content/*/text',
    '/messages/*/content/*/image_url/url',
    '/messages/*/tool_calls/*/function/arguments',
    ...functionTools('/tools/*/function'),
  ],
  'openai-responses': [
    '/instructions',
    '/input',
    '/input/*/content',
    '/input/*/content/*/text',
    '/input/*/content/*/image_url',
    '/input/*/arguments',
    '/input/*/input',
    '/input/*/output',
    '/input/*/output/*/text',
    ...functionTools('/tools/*'),
    ...functionTools('/tools/*/tools/*'),
  ],
  gemini: [
    '/systemInstruction/parts/*/text',
    '/contents/*/parts/*/text',
    '/contents/*/parts/*/functionCall/args/**',
    '/contents/*/parts/*/functionResponse/response/**',
    '/contents/*/parts/*/inlineData/data',
    ...functionTools('/tools/*/functionDeclarations/*'),
  ],
  // A dialect writes the prompt.
  'openai-completions': [],
  ollama: [
    '/system',
    '/prompt',
    '/messages/*/content',
    '/messages/*/tool_calls/*/function/arguments/**',
    '/images/*',
    '/messages/*/images/*',
    ...functionTools('/tools/*/function'),
  ],
};

interface Leaf {
  path: string;
  text: string;
}

/** What precedes the data of a URL that holds them (RFC 2397). */
const dataUrl = /^data:[^,]*,/i;

/** Shorter texts are found anywhere. */
const minLeafLength = 4;

/**
 * Compares the texts and data of the client's request with all that was sent upstream.
 * @param upstream `isPrompt`: whether it has tools, calls or results as text, in which form only their dialect knows.
 */
export function compareLeaves(
  client: { protocol: VendorProtocol; body: JsonValue },
  upstream: { body: JsonValue; isPrompt: boolean },
  declared: Declared,
): CheckFinding[] {
  const renamed = new Map(declared.notesOf('tool-renamed').map(({ saw, made }) => [saw, made]));
  const sent = [...stringsIn(upstream.body)];
  // Nearly all texts are sent as they are: found so, a text of a megabyte takes a tenth of what the search takes.
  const unchanged = new Set(sent);
  let all: string | undefined;
  let letters: string | undefined;
  const findings: CheckFinding[] = [];
  for (const { path, text } of contentLeaves(client.protocol, client.body)) {
    const written = path.endsWith('/name') ? (renamed.get(text) ?? text) : text;
    if (unchanged.has(written)) continue;
    const content = written.replace(dataUrl, '');
    const needle = withoutSpace(content);
    if (needle.length < minLeafLength) continue;
    all ??= sent.map(withoutSpace).join('\n');
    if (all.includes(needle) || isEscapedIn(all, content)) continue;
    if (upstream.isPrompt) {
      letters ??= lettersOf(all);
      const own = lettersOf(needle);
      if (own !== '' && letters.includes(own)) continue;
    }
    // A loss that covers several places is left for those that need it.
    if (declared.covers(path) || declared.coversPartOf(path)) continue;
    findings.push({
      leg: 'request',
      path,
      what: 'a text is not in the request sent upstream',
      expected: text.slice(0, 200),
      got: null,
    });
  }
  return findings;
}

/** Whether a text is within a text of JSON in another: escaped once or twice. */
function isEscapedIn(all: string, text: string): boolean {
  const once = escapeJson(text);
  return [once, escapeJson(once)].some((form) => all.includes(withoutSpace(form)));
}

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The letters and digits of a text: prompts write texts as JSON, as literals and as comments, escaped once or twice. */
export const lettersOf = (text: string): string =>
  text
    .replaceAll(/\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\+[nrtbf]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

function* contentLeaves(protocol: VendorProtocol, body: JsonValue): Generator<Leaf> {
  for (const place of contentPlaces[protocol]) yield* leavesAt(body, place.slice(1).split('/'), '');
}

function* leavesAt(value: JsonValue, [step, ...rest]: readonly string[], path: string): Generator<Leaf> {
  if (step === undefined) {
    if (typeof value === 'string') yield* leavesOfText(value, path);
    return;
  }
  if (step === '**') {
    for (const text of stringsIn(value)) yield { path, text };
    return;
  }
  if (step === '*' ? !Array.isArray(value) : asObject(value) === undefined) return;
  for (const [key, each] of Object.entries(value ?? {}))
    if ((step === '*' && !isGroup(each as JsonValue, rest)) || key === step || toCamelCase(key) === step)
      yield* leavesAt(each as JsonValue, rest, `${path}/${escapePointer(key)}`);
}

/** Whether a value holds tools and is none: its name and description have no place of their own elsewhere. */
const isGroup = (value: JsonValue, [next]: readonly string[]): boolean =>
  Array.isArray(asObject(value)?.['tools']) && next !== 'tools';

const toCamelCase = (key: string): string =>
  key.includes('_') ? key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) : key;

/** The strings in a text of JSON, such as the arguments of a call; else the text. */
function* leavesOfText(text: string, path: string): Generator<Leaf> {
  const value = text.trimStart().startsWith('{') ? parseArguments(text) : undefined;
  if (value === undefined) yield { path, text };
  else for (const each of stringsIn(value)) yield { path, text: each };
}

/** All strings in a value, those in texts of JSON too. */
function* stringsIn(value: JsonValue): Generator<string> {
  if (typeof value === 'string') {
    yield value;
    const inner = /^\s*[{[]/.test(value) ? parseJson(value) : undefined;
    if (inner !== undefined && typeof inner !== 'string') yield* stringsIn(inner);
  } else if (Array.isArray(value)) for (const each of value) yield* stringsIn(each);
  else if (asObject(value)) for (const each of Object.values(value as object) as JsonValue[]) yield* stringsIn(each);
}
