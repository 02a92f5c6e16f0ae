import type { CoreChatResponse, CoreToolCall } from '../core/types.ts';
import { asObject, asString, parseArguments, parseJson } from '../core/json.ts';
import type { DialectName, Thinking } from '../dialects/dialect.ts';
import { truncateShown } from '../core/shown.ts';
import { detectDialect } from '../dialects/detect-dialect.ts';
import type { ProbeResult } from './model-session.ts';
import { structuredFields, weatherTool } from './probe-requests.ts';

/** What a probe checks. */
export type Aspect =
  /** Where the platform's own credential was found. */
  | 'credential'
  | 'answer'
  | 'stream'
  | 'usage'
  | 'usage-in-stream'
  | 'reasoning'
  | 'effort'
  | 'tools'
  | 'parallel-calls'
  | 'vision'
  | 'json-schema'
  | 'context-window';

/** One result of a probe. */
export interface ProbeFinding {
  aspect: Aspect;
  outcome: 'yes' | 'no' | 'unclear';
  /** One line. It may quote the backend's error; secrets are redacted. */
  what: string;
}

/** The tool calls of an answer. */
export interface FoundCalls {
  count: number;
  /** The dialect they are written in; null: they are in the API's own fields. */
  dialect: DialectName | null;
}

/** The finding for an answer that failed. */
export const toFinding = (aspect: Aspect, result: Exclude<ProbeResult, { kind: 'answered' }>): ProbeFinding => ({
  aspect,
  outcome: result.kind === 'refused' && isRefusalOfRequest(result.status) ? 'no' : 'unclear',
  what:
    result.kind === 'refused'
      ? `refused with ${result.status}: ${describeRefusal(result)}`
      : truncateShown(result.message),
});

/** Some vendors quote a part of a wrong key. */
const describeRefusal = ({ status, message }: Extract<ProbeResult, { kind: 'refused' }>): string =>
  status === 401 || status === 403 ? 'the key is missing or wrong' : truncateShown(message);

/** Whether a status rejects the request itself: a retry would give the same result. */
const isRefusalOfRequest = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** The text of an answer as it arrived. */
export const textOf = ({ candidates }: CoreChatResponse): string =>
  (candidates[0]?.message.content ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');

/** Where a model writes its reasoning, according to one of its answers; `undefined` if it contains none. */
export function locateThinking(response: CoreChatResponse): 'field' | Exclude<Thinking, 'none'> | undefined {
  const { content } = response.candidates[0]?.message ?? { content: [] };
  if (content.some(({ type }) => type === 'reasoning')) return 'field';
  const text = textOf(response);
  if (/^\s*<think>/.test(text)) return 'tags';
  return text.includes('</think>') ? 'open' : undefined;
}

/** The calls of the declared tool: in the API's own fields, otherwise those that a dialect finds in the text. */
export function findCalls(response: CoreChatResponse, thinking: Thinking): FoundCalls {
  const calls = (response.candidates[0]?.message.content ?? []).filter(
    (part): part is CoreToolCall => part.type === 'tool-call',
  );
  if (calls.length > 0) return { count: calls.filter(isComplete).length, dialect: null };
  const text = textOf(response);
  const found = detectDialect(text, [weatherTool], thinking);
  return { count: found?.calls ?? 0, dialect: found?.dialect ?? null };
}

function isComplete({ name, input }: CoreToolCall): boolean {
  const value = input.kind === 'json' ? input.value : parseArguments(input.text);
  return name === 'get_weather' && asString(value?.['city']) !== undefined;
}

/** Whether an answer matches the schema of the request. */
export function matchesSchema(response: CoreChatResponse): boolean {
  const text = textOf(response).replace(/^[^]*<\/think>/, '');
  const value = asObject(parseJson(text.trim()));
  const fields = Object.entries(structuredFields);
  return (
    value !== undefined &&
    Object.keys(value).length === fields.length &&
    fields.every(([name, type]) => typeof value[name] === type)
  );
}
