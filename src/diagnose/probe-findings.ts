import type { CoreChatResponse, CoreToolCall } from '../core/types.ts';
import { asObject, asString, parseArguments, parseJson } from '../core/json.ts';
import type { DialectName, Thinking } from '../dialects/dialect.ts';
import { truncateShown } from '../core/shown.ts';
import { detectDialect } from './detect-dialect.ts';
import type { ProbeResult } from './model-session.ts';
import { structuredFields, weatherTool } from './probe-requests.ts';

/** What a probe finds out about. */
export type Aspect =
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

/** One thing that a probe found out. */
export interface ProbeFinding {
  aspect: Aspect;
  outcome: 'yes' | 'no' | 'unclear';
  /** One line. It may quote what the backend said; secrets are replaced. */
  what: string;
}

/** How calls came out of an answer. */
export interface FoundCalls {
  count: number;
  /** The dialect they stood in the text in; null: the API said them. */
  dialect: DialectName | null;
}

/** An answer that did not come, in words. */
export const toFinding = (aspect: Aspect, asked: Exclude<ProbeResult, { kind: 'answered' }>): ProbeFinding => ({
  aspect,
  outcome: asked.kind === 'refused' && isRefusalOfRequest(asked.status) ? 'no' : 'unclear',
  what:
    asked.kind === 'refused' ? `refused with ${asked.status}: ${describeRefusal(asked)}` : truncateShown(asked.message),
});

/** What is wrong with a key some vendors tell with a part of it. */
const describeRefusal = ({ status, message }: Extract<ProbeResult, { kind: 'refused' }>): string =>
  status === 401 || status === 403 ? 'it does not take the key, or none was sent' : truncateShown(message);

/** Whether a status says that the request itself is not taken: the same will be said the next time. */
const isRefusalOfRequest = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** The text of an answer as it came. */
export const textOf = ({ candidates }: CoreChatResponse): string =>
  (candidates[0]?.message.content ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');

/** Where the thoughts of a model stand, by one of its answers; `undefined` where none were seen. */
export function locateThinking(response: CoreChatResponse): 'field' | Exclude<Thinking, 'none'> | undefined {
  const { content } = response.candidates[0]?.message ?? { content: [] };
  if (content.some(({ type }) => type === 'reasoning')) return 'field';
  const text = textOf(response);
  if (/^\s*<think>/.test(text)) return 'tags';
  return text.includes('</think>') ? 'open' : undefined;
}

/** The calls of the tool that was offered: those that the API says, else those that a dialect finds in the text. */
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

/** Whether an answer kept to the schema that it was asked to keep to. */
export function matchesSchema(response: CoreChatResponse): boolean {
  const text = textOf(response).replace(/^[^]*<\/think>/, '');
  const value = asObject(parseJson(text.trim()));
  const wanted = Object.entries(structuredFields);
  return (
    value !== undefined &&
    Object.keys(value).length === wanted.length &&
    wanted.every(([name, type]) => typeof value[name] === type)
  );
}
