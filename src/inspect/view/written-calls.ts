import type { CoreChatRequest, CoreChatResponse } from '../../core/types.ts';
import { detectDialect } from '../../dialects/detect-dialect.ts';
import type { DialectName } from '../../dialects/dialect.ts';
import type { StoredTrace } from '../../record/store/trace-store.ts';

/** Calls that a model wrote as text, which reached the agent as text: the backend has no dialect, or another one. */
interface CallsAsText {
  /** The dialect of the calls. */
  dialect: DialectName;
  calls: number;
  /** What happened, as a sentence without its period. */
  what: string;
  /** What to set. */
  remedy: string;
}

/** The calls are at the end of a response, in UTF-16 units. */
const maxReadText = 20_000;

/** The calls in the text of a response that ended without a call. */
export function findCallsAsText(
  { row }: StoredTrace,
  { coreRequest, finalResponse }: { coreRequest: CoreChatRequest | null; finalResponse: CoreChatResponse | null },
): CallsAsText | null {
  const tools = coreRequest?.tools ?? [];
  if (row.finish !== 'stop' || row.toolCalls.length > 0 || tools.length === 0 || row.backend === null) return null;
  const parts = finalResponse?.candidates[0]?.message.content ?? [];
  const text = parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .slice(-maxReadText);
  const found = text === '' ? undefined : detectDialect(text, tools, 'none');
  if (!found) return null;
  const { dialect, calls } = found;
  const count = calls === 1 ? 'a tool call' : `${calls} tool calls`;
  const configured = row.dialect === null ? 'has no dialect' : `is configured with dialect ${row.dialect}`;
  return {
    dialect,
    calls,
    what: `the model wrote ${count} as text, in the form of dialect ${dialect}, but backend ${row.backend} ${configured}`,
    remedy: `Set dialect = "${dialect}" in [backends.${row.backend}]; \`louter diagnostics --probe ${row.backend}\` checks it.`,
  };
}

/** Calls of a request whose results are missing, although it goes on behind them: the client dropped the results. */
export function findUnansweredCalls({ messages }: CoreChatRequest): { id: string; name: string }[] {
  const answered = new Set(
    messages.flatMap(({ content }) => content.flatMap((part) => (part.type === 'tool-result' ? [part.callId] : []))),
  );
  const last = messages.findLastIndex(({ role }) => role === 'assistant');
  // The client may have added nothing behind the last answer, as it does to have it continued.
  const complete = last === messages.length - 1 ? messages.slice(0, last) : messages;
  return complete.flatMap(({ content }) =>
    content.flatMap((part) =>
      part.type === 'tool-call' && !part.providerExecuted && !answered.has(part.id)
        ? [{ id: part.id, name: part.name }]
        : [],
    ),
  );
}
