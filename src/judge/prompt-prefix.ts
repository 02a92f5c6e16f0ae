import { asObject, asString, parseJson, type JsonValue } from '../core/json.ts';
import { descend } from '../core/json-pointer.ts';
import { findLeaves, type JsonLeaf } from '../core/json-leaves.ts';

// How far two prompts are the same, as a cache sees them: byte by byte, in the order in which vendors assemble a prompt. What they
// mean does not matter, which the rest of the judge compares.

/** The section of a prompt that a value belongs to. */
export type PromptSection = 'tools' | 'system' | 'messages';

/** A value in a prompt, as a cache sees it: its form on the wire does not matter. */
export interface PromptValue extends JsonLeaf {
  section: PromptSection;
  /** Equal for values in the same position, whether a text stands alone or in a list. */
  position: string;
  /** The value as JSON text. */
  raw: string;
  /** The bytes it takes in the body, including its name and opening brackets. */
  bytes: number;
}

/** The body of a request as the model reads it. */
export interface ParsedPrompt {
  text: string;
  body: JsonValue;
  /** In the order in which vendors assemble a prompt: tools, instructions, messages. */
  leaves: readonly PromptValue[];
  /** The other fields of the request, as JSON text. */
  settings: ReadonlyMap<string, string>;
}

const sectionByField: Readonly<Record<string, PromptSection>> = {
  tools: 'tools',
  functions: 'tools',
  system: 'system',
  instructions: 'system',
  systemInstruction: 'system',
  system_instruction: 'system',
  messages: 'messages',
  input: 'messages',
  contents: 'messages',
  prompt: 'messages',
};
/** The order in which vendors assemble a prompt. */
export const sectionOrder: readonly PromptSection[] = ['tools', 'system', 'messages'];

/** Fields about the caller and the form of the answer, which the model does not read. */
const fieldsOutsidePrompt: ReadonlySet<string> = new Set(
  'stream stream_options metadata user safety_identifier prompt_cache_key prompt_cache_retention store service_tier client_metadata'.split(
    ' ',
  ),
);

/** Parses the body of a request; undefined where it is not a JSON object. */
export function readPrompt(bytes: Buffer): ParsedPrompt | undefined {
  const text = bytes.toString('utf8');
  const body = asObject(parseJson(text));
  if (!body) return undefined;
  const all = findLeaves(text);
  const leaves = all.flatMap((leaf, index) => toPromptValue(leaf, text, all[index - 1]?.end ?? 0) ?? []);
  const settings = all.filter(
    ({ keys: [top = ''] }) => sectionByField[top] === undefined && !fieldsOutsidePrompt.has(top),
  );
  return {
    text,
    body,
    leaves: sectionOrder.flatMap((section) => leaves.filter((leaf) => leaf.section === section)),
    settings: new Map(settings.map(({ keys, start, end }) => [`/${keys.join('/')}`, text.slice(start, end)])),
  };
}

/** The model does not read `cache_control`; agents move it from turn to turn. */
function toPromptValue(leaf: JsonLeaf, text: string, from: number): PromptValue | undefined {
  const [top = ''] = leaf.keys;
  const section = sectionByField[top];
  if (!section || leaf.keys.includes('cache_control')) return undefined;
  const raw = text.slice(leaf.start, leaf.end);
  if (leaf.keys.length === 1 && raw.startsWith('[')) return undefined;
  const key = leaf.keys.at(-1) ?? '';
  if (key === 'type' && /^"(?:text|input_text|output_text)"$/.test(raw)) return undefined;
  const isLoneText = raw.startsWith('"') && (key === 'content' || leaf.keys.length === 1);
  const place = [...leaf.keys, ...(isLoneText ? ['0', 'text'] : [])].join('/');
  return { ...leaf, section, position: place, raw, bytes: Buffer.byteLength(text.slice(from, leaf.end)) };
}

/** The number of equal values at the start of both. */
export function countSharedValues(one: ParsedPrompt, other: ParsedPrompt): number {
  const differs = one.leaves.findIndex((leaf, index) => {
    const counterpart = other.leaves[index];
    return counterpart?.position !== leaf.position || counterpart.raw !== leaf.raw;
  });
  return differs === -1 ? one.leaves.length : differs;
}

/** The path of the tool, message or instruction block that a leaf belongs to. */
export function elementPath({ section, keys }: PromptValue): readonly string[] {
  if (section === 'tools' && /declarations$/i.test(keys[2] ?? '')) return keys.slice(0, 4);
  return keys.slice(0, 2);
}

/** The names of a prompt's tools, in order. */
export function listToolNames({ leaves, body }: ParsedPrompt): string[] {
  const paths = leaves.filter(({ section }) => section === 'tools').map((leaf) => JSON.stringify(elementPath(leaf)));
  return [...new Set(paths)].map((path) => {
    const keys: string[] = JSON.parse(path);
    return toolNameAt(body, keys) ?? keys.join('/');
  });
}

/** The name of the tool at this path. */
export function toolNameAt(body: JsonValue, keys: readonly string[]): string | undefined {
  const tool = asObject(descend(body, keys));
  return asString(tool?.['name']) ?? asString(asObject(tool?.['function'])?.['name']) ?? asString(tool?.['type']);
}

/** The role of the message at this path. */
export const roleAt = (body: JsonValue, keys: readonly string[]): string | undefined => {
  const message = asObject(descend(body, keys));
  return asString(message?.['role']) ?? asString(message?.['type']);
};
