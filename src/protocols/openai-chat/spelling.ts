/**
 * Where the wire has two ways to say one thing, the one a client took. A side table like that of
 * provenance: it never changes what is said, only lets the same protocol get it back as it came; without
 * an entry the encoder takes the common way.
 */
export type Spelling =
  /** Content as an array of parts although one string would do. */
  | 'parts'
  /** Content as an empty string where `null` is common. */
  | 'empty-string'
  /** A message, call or tool in the form that `tools` and `tool_calls` superseded. */
  | 'legacy'
  /** A list of messages in whose calls the client gave ids of its own. */
  | 'ids'
  | 'custom'
  | 'allowed-tools'
  | 'refusal-part'
  | 'refusal-field'
  | 'bare-base64'
  | 'url-as-data'
  | 'video'
  | 'no-parameters'
  | 'no-schema'
  | 'stop-string'
  | 'max_tokens'
  | 'max_completion_tokens'
  | 'reasoning_content'
  | 'reasoning'
  | 'effort'
  | 'include-usage';

const spellings = new WeakMap<object, Set<Spelling>>();

/** Notes how `value` was written, and gives it back. Conditions that do not hold may be passed as `false`. */
export function spelled<T extends object>(value: T, ...ways: (Spelling | false)[]): T {
  const known = spellings.get(value) ?? new Set();
  for (const way of ways) if (way) known.add(way);
  if (known.size > 0) spellings.set(value, known);
  return value;
}

export const isSpelled = (value: object, way: Spelling): boolean => spellings.get(value)?.has(way) ?? false;
