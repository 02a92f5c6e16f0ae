import { asObject, type JsonValue } from '../core/json.ts';
import { findNearest } from '../core/nearest.ts';
import type { ValidatorError } from '../core/validation.ts';

/** A value that the schema of the configuration refuses. */
export interface RefusedValue {
  readonly errors: readonly ValidatorError[];
  readonly path: readonly string[];
  /** As in the file: a variable that it refers to is not replaced. */
  readonly written: unknown;
  readonly tree: JsonValue;
}

/** What was probably meant, to be put behind the problem; empty where nothing is likely. */
export function suggestValue(refused: RefusedValue): string {
  const { errors, path, written, tree } = refused;
  if (typeof written === 'string' && written.includes('${')) return '';
  const unit = unitOf(path);
  if (unit !== undefined) return suggestUnit(unit, path, String(written));
  if (path[0] === 'models' && path.length === 2) return suggestTarget(path[1] ?? '', written, tree);
  const allowed = errors.find(({ keyword }) => keyword === 'enum')?.params['allowedValues'];
  if (Array.isArray(allowed)) return typeof written === 'string' ? suggestName(written, allowed.map(String)) : '';
  const type = errors.find(({ keyword }) => keyword === 'type')?.params['type'];
  if (type === 'array' && typeof written === 'string') return '; write a list in brackets: ["…"]';
  const isQuoted =
    (type === 'boolean' && /^(?:true|false)$/i.test(String(written))) ||
    (type === 'integer' && /^\d+$/.test(String(written)));
  return isQuoted && typeof written === 'string' ? '; remove the quotes' : '';
}

// ---------------------------------------------------------------- names

/** What other programs call the values of enumerations. Where two are meant, the likelier comes first. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  openai: ['openai-chat', 'openai-responses'],
  azure: ['openai-chat', 'openai-responses'],
  responses: ['openai-responses'],
  chat: ['openai-chat'],
  'openai-compatible': ['openai-chat'],
  vllm: ['openai-chat'],
  sglang: ['openai-chat'],
  lmstudio: ['openai-chat'],
  'lm-studio': ['openai-chat'],
  llamacpp: ['openai-chat'],
  'llama.cpp': ['openai-chat'],
  'llama-server': ['openai-chat'],
  litellm: ['openai-chat'],
  openrouter: ['openai-chat'],
  completions: ['openai-completions'],
  claude: ['anthropic'],
  messages: ['anthropic'],
  google: ['gemini'],
  vertex: ['gemini'],
  image: ['vision'],
  images: ['vision'],
  thinking: ['reasoning'],
  pdf: ['documents'],
  passthrough: ['baseline'],
  translate: ['proxy'],
};

function suggestName(written: string, allowed: readonly string[]): string {
  const name = written.toLowerCase().replaceAll('_', '-');
  const others = (otherNames[name] ?? []).filter((each) => allowed.includes(each));
  const near = others.length > 0 ? others : [findNearest(name, allowed) ?? []].flat();
  return near.length === 0 ? '' : `; did you mean ${near.map((each) => JSON.stringify(each)).join(' or ')}?`;
}

function suggestTarget(pattern: string, written: unknown, tree: JsonValue): string {
  // A dot in a key that is not quoted begins a table: `gpt-5.5 = …`.
  if (typeof written === 'object' && written !== null && !Array.isArray(written)) {
    const [rest] = Object.keys(written);
    return rest === undefined ? '' : `; a name with a dot needs quotes: "${pattern}.${rest}" = …`;
  }
  if (typeof written !== 'string' || written.includes('/')) return '';
  const backends = Object.keys(asObject(asObject(tree)?.['backends']) ?? {});
  if (backends.includes(written)) return `; write "${written}/*" for all its models, or "${written}/MODEL"`;
  const [backend = 'BACKEND'] = backends;
  return `; write "${backend}/${written}"`;
}

// ---------------------------------------------------------------- units

type Unit = 'duration' | 'size';

/** What a key is measured in, by its name. */
export function unitOf(path: readonly string[]): Unit | undefined {
  const key = path.at(-1) ?? '';
  if (/_timeout$|_ttl$|^keep(?:alive|_metadata)?$/.test(key)) return 'duration';
  return /^max_(?:body|size|inflight_bytes)$/.test(key) ? 'size' : undefined;
}

/** How units are written elsewhere, each with Louter's. */
const durationUnits: readonly (readonly [RegExp, string])[] = [
  [/^m(?:s|sec|illi(?:s|seconds?))$/, 'ms'],
  [/^s(?:ecs?|econds?)?$/, 's'],
  [/^m(?:ins?|inutes?)?$/, 'm'],
  [/^h(?:rs?|ours?)?$/, 'h'],
  [/^d(?:ays?)?$/, 'd'],
];
const sizeUnits: readonly (readonly [RegExp, string])[] = [
  [/^b(?:ytes?)?$/, 'B'],
  [/^ki?b?$/, 'KiB'],
  [/^mi?b?$/, 'MiB'],
  [/^gi?b?$/, 'GiB'],
];

function suggestUnit(unit: Unit, path: readonly string[], written: string): string {
  const [, count, name = ''] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]*)\.?\s*$/i.exec(written) ?? [];
  if (count === undefined) return '';
  if (name === '') return `; its unit is missing: write "${count}${missingUnit(unit, path, Number(count))}"`;
  const units = unit === 'duration' ? durationUnits : sizeUnits;
  const [, own] = units.find(([pattern]) => pattern.test(name.toLowerCase())) ?? [];
  return own === undefined ? '' : `; write "${count}${own}"`;
}

/** Traces are kept for days. A small number is no count of bytes. */
function missingUnit(unit: Unit, path: readonly string[], count: number): string {
  if (unit === 'size') return count < 1024 ? 'MiB' : 'B';
  return /^keep(?:_metadata)?$/.test(path.at(-1) ?? '') ? 'd' : 's';
}
