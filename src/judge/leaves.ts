import { asObject, parseArguments, parseJson, type JsonValue } from '../core/json.ts';
import type { VendorProtocol } from '../core/types.ts';
import type { Declared } from './declared.ts';
import type { CheckFinding } from './differences.ts';
import { withoutSpace } from './units.ts';

// The second witness. It knows nothing of a protocol but where its requests hold texts and data: whatever is found there
// must be found in the request sent upstream. So it sees what a decoder and an encoder agree to get wrong.

/** Where requests hold texts and data: `*` is any step, `**` everything below, `{**}` everything below an object. */
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
    '/input/*/action/commands/*',
    '/input/*/action/command/*',
    '/input/*/operation/path',
    '/input/*/operation/diff',
    '/input/*/output',
    '/input/*/output/*/text',
    '/input/*/output/*/stdout',
    '/input/*/output/*/stderr',
    '/input/*/output/image_url',
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
  'gemini-interactions': [
    '/system_instruction',
    '/input',
    '/input/text',
    '/input/*/text',
    '/input/*/content/*/text',
    '/input/*/content/*/data',
    '/input/*/arguments/**',
    // A text, contents, or a value.
    '/input/*/result',
    '/input/*/result/*/text',
    '/input/*/result/*/data',
    '/input/*/result/{**}',
    ...functionTools('/tools/*'),
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
  const sent = stringsIn(upstream.body);
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

/** A step of a place: the name of a field and how it is written with underscores, or what stands for any. */
type Step = Wildcard | readonly [name: string, withUnderscores: string];

const wildcards = ['*', '**', '{**}'] as const;
type Wildcard = (typeof wildcards)[number];

const stepOf = (step: string): Step =>
  wildcards.find((each) => each === step) ?? [step, step.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];

/**
 * The places of each protocol in steps. Looking up their fields takes a quarter of the time of going through all fields with
 * generators: 4 % of the CPU time in which a small exchange is recorded.
 */
const stepsOfPlaces = new Map(
  Object.entries(contentPlaces).map(([protocol, places]) => [
    protocol,
    places.map((place) => place.slice(1).split('/').map(stepOf)),
  ]),
);

function contentLeaves(protocol: VendorProtocol, body: JsonValue): Leaf[] {
  const leaves: Leaf[] = [];
  for (const steps of stepsOfPlaces.get(protocol) ?? []) addLeavesAt(leaves, body, { steps, depth: 0, path: '' });
  return leaves;
}

function addLeavesAt(
  leaves: Leaf[],
  value: JsonValue,
  { steps, depth, path }: { steps: readonly Step[]; depth: number; path: string },
): void {
  const step = steps[depth];
  if (step === undefined) {
    if (typeof value === 'string') addLeavesOfText(leaves, value, path);
  } else if (step === '**' || step === '{**}') {
    if (step === '{**}' && !asObject(value)) return;
    for (const text of stringsIn(value)) leaves.push({ path, text });
  } else if (step === '*') {
    if (!Array.isArray(value)) return;
    const isBeforeTools = isStepTo(steps[depth + 1], 'tools');
    for (const [index, each] of value.entries())
      if (!isGroup(each, isBeforeTools))
        addLeavesAt(leaves, each, { steps, depth: depth + 1, path: `${path}/${index}` });
  } else {
    const fields = asObject(value);
    if (!fields) return;
    const [name, withUnderscores] = step;
    for (const key of name === withUnderscores ? [name] : step) {
      const each = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (each !== undefined) addLeavesAt(leaves, each, { steps, depth: depth + 1, path: `${path}/${key}` });
    }
  }
}

const isStepTo = (step: Step | undefined, name: string): boolean => Array.isArray(step) && step[0] === name;

/**
 * Whether a value holds tools and is none, or is a tool that the vendor runs: its name and description have no place of
 * their own elsewhere.
 */
function isGroup(value: JsonValue, isBeforeTools: boolean): boolean {
  const { tools, type } = asObject(value) ?? {};
  return (Array.isArray(tools) && !isBeforeTools) || (typeof type === 'string' && /_\d{8}$/.test(type));
}

/** The strings in a text of JSON, such as the arguments of a call; else the text. */
function addLeavesOfText(leaves: Leaf[], text: string, path: string): void {
  const value = text.trimStart().startsWith('{') ? parseArguments(text) : undefined;
  if (value === undefined) leaves.push({ path, text });
  else for (const each of stringsIn(value)) leaves.push({ path, text: each });
}

/** All strings in a value, those in texts of JSON too. */
function stringsIn(value: JsonValue, found: string[] = []): string[] {
  if (typeof value === 'string') {
    found.push(value);
    const inner = /^\s*[{[]/.test(value) ? parseJson(value) : undefined;
    if (inner !== undefined && typeof inner !== 'string') stringsIn(inner, found);
  } else if (Array.isArray(value)) for (const each of value) stringsIn(each, found);
  else {
    const fields = asObject(value);
    if (fields) for (const each of Object.values(fields)) stringsIn(each, found);
  }
  return found;
}
