import type { ConversationExchange, ConversationRow, StoredConversation } from '../../record/store/conversations.ts';
import type { FileEdit } from '../../present/changed-files.ts';
import { countEdits } from '../../present/edit-lines.ts';
import { callEdits, callText } from '../../present/tool-line.ts';
import { summarizeExchange, type ExportedSummary } from '../export/trace-summary.ts';
import type { ExportedAdvice } from './advice.ts';
import type { Ending } from './ending.ts';
import { findToolFailure } from './tool-failure.ts';

/** Tokens of all requests of a conversation; null where none was counted. */
type ExportedUsage = { input: number | null; output: number | null; cache_read: number | null } | null;

/** A conversation in a listing. Requests, failures, tokens and cost have those of its subagents and of `own_requests`. */
export interface ExportedConversationSummary {
  /** The id of its first request. */
  conversation: string;
  started_at: string;
  ended_at: string;
  requests: number;
  turns: number;
  in_flight: number;
  failed: number;
  losses: number;
  subagents: number;
  /** How the first text of the user begins; null where that is not kept. */
  title: string | null;
  /** Attempts that were made again at the same backend, and at another one. */
  retries: number;
  fallbacks: number;
  /** Calls of tools whose results report an error. */
  failed_calls: number;
  /** Requests that the agent sent by itself, which are no turns of it. */
  own_requests: number;
  own_cost_usd: number | null;
  /** Of a subagent: the request whose response called it. */
  parent: string | null;
  usage: ExportedUsage;
  /** Of the requests whose cost is known; null where none is. */
  cost_usd: number | null;
  last: ExportedSummary;
}

/** The beginning of a message. */
interface ExportedMessageHead {
  role: string;
  /** The types of its parts. */
  parts: string[];
  text: string;
  text_length: number;
}

interface ExportedCall {
  name: string;
  call_id: string | null;
  arguments: string | null;
  /** What it does, in one line. */
  line: string | null;
  is_valid: boolean | null;
  /** The beginning of its result; null where there is none. */
  result: string | null;
  /** How it failed, or that the client went on without its result; null where it did not fail. */
  failure: string | null;
  /** The request that has the result. */
  result_in: string | null;
  /** The files that it changes, with the numbers of lines. */
  edits: FileEdit[];
}

/** A request of a conversation. */
interface ExportedTurn extends ExportedSummary {
  /** That of the backend; null where none was contacted. */
  protocol: string | null;
  attempts: number;
  /** Those before the one whose response was sent to the client; `took_ms`: until the next one began. */
  failed_attempts: { backend: string; model: string; status: number | null; error: string | null; took_ms: number }[];
  /** The index of the first message that the previous turn did not have; null where none is recorded. */
  new_from: number | null;
  added: ExportedMessageHead[];
  response: ExportedMessageHead | null;
  calls: ExportedCall[];
  subagents: ExportedSubagent[];
}

interface ExportedSubagent {
  conversation: string;
  prompt: string | null;
  requests: number;
  failed: number;
  in_flight: number;
  usage: ExportedUsage;
  cost_usd: number | null;
}

export interface ExportedConversation {
  conversation: string;
  parent: string | null;
  /** How its last request ended, and the last sentence of its response. */
  ended: ExportedEnding & { trace_id: string; last_sentence: string | null };
  advice: ExportedAdvice[];
  turns: ExportedTurn[];
}

export interface ExportedEnding {
  kind: Ending['kind'];
  what: string;
  next: string | null;
  leg?: Exclude<Ending['leg'], undefined>;
  is_failure: boolean;
}

/** In characters: the texts of a listing are beginnings. */
const maxText = 300;

const isoTime = (microseconds: number): string => new Date(microseconds / 1000).toISOString();

export function exportConversationSummary(row: ConversationRow): ExportedConversationSummary {
  const { ofSubagents, own } = row;
  const all = [row, ofSubagents, own];
  return {
    conversation: row.conversation,
    started_at: isoTime(row.startedAt),
    ended_at: isoTime(row.endedAt),
    requests: row.exchanges + ofSubagents.exchanges + own.exchanges,
    turns: row.turns,
    in_flight: row.open,
    failed: row.failed + ofSubagents.failed + own.failed,
    losses: row.losses,
    subagents: row.subagents,
    title: row.first?.prompt ?? null,
    retries: row.retries,
    fallbacks: row.fallbacks,
    failed_calls: row.failedCalls,
    own_requests: row.own.exchanges,
    own_cost_usd: row.own.costUsd,
    parent: row.parent,
    usage: exportUsage({
      inputTokens: sumKnown(all.map(({ inputTokens }) => inputTokens)),
      outputTokens: sumKnown(all.map(({ outputTokens }) => outputTokens)),
      cacheReadTokens: sumKnown(all.map(({ cacheReadTokens }) => cacheReadTokens)),
    }),
    cost_usd: sumKnown(all.map(({ costUsd }) => costUsd)),
    last: summarizeExchange(row.last),
  };
}

/** Null where none is known. */
function sumKnown(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  return known.length === 0 ? null : known.reduce((total, number) => total + number, 0);
}

export const exportEnding = ({ kind, what, next, leg, isFailure }: Ending): ExportedEnding => ({
  kind,
  what,
  next,
  ...(leg && { leg }),
  is_failure: isFailure,
});

const exportUsage = ({
  inputTokens: input,
  outputTokens: output,
  cacheReadTokens: cacheRead,
}: Pick<ConversationRow, 'inputTokens' | 'outputTokens' | 'cacheReadTokens'>): ExportedUsage =>
  input === null && output === null ? null : { input, output, cache_read: cacheRead };

/** `ending` and `closing`: how the last exchange ended, and the last sentence of its response. */
export function exportConversation(
  stored: StoredConversation,
  { ending, closing, advice }: { ending: Ending; closing: string | null; advice: ExportedAdvice[] },
): ExportedConversation {
  const { conversation, exchanges } = stored;
  const ids = new Map(exchanges.map(({ seq, id }) => [seq, id]));
  return {
    conversation,
    parent: exchanges.find(({ turn }) => turn?.link === 'subagent')?.turn?.parent ?? null,
    ended: { trace_id: exchanges.at(-1)?.id ?? conversation, last_sentence: closing, ...exportEnding(ending) },
    advice,
    turns: exchanges.map((exchange) => ({
      ...summarizeExchange(exchange),
      protocol: exchange.protocol,
      attempts: exchange.attempts.length,
      failed_attempts: exchange.attempts.slice(0, -1).map(({ backend, model, status, error, startedAfter }, index) => ({
        backend,
        model,
        status,
        error,
        took_ms: Number((exchange.attempts[index + 1]?.startedAfter ?? startedAfter) - startedAfter) / 1000,
      })),
      ...exportMessages(exchange),
      calls: exchange.toolCalls.map((call) => ({
        name: call.name,
        call_id: call.callId,
        arguments: call.arguments === null ? null : beginningOf(call.arguments),
        line: call.arguments === null ? null : callText(call.arguments),
        is_valid: call.isValid,
        result: call.resultHead,
        failure:
          findToolFailure(call.resultHead, call.isError) ??
          (isResultMissing(exchange, call, stored) ? 'no result' : null),
        result_in: call.resultSeq === null ? null : (ids.get(call.resultSeq) ?? null),
        edits: callEdits(call.arguments ?? '').map(({ path, lines }) => ({ path, ...countEdits(lines) })),
      })),
      subagents: stored.subagents
        .filter(({ parent }) => parent === exchange.id)
        .map((subagent) => ({
          conversation: subagent.first.turn?.conversation ?? subagent.first.id,
          prompt: subagent.first.prompt,
          requests: subagent.exchanges,
          failed: subagent.failed,
          in_flight: subagent.open,
          usage: exportUsage(subagent),
          cost_usd: subagent.costUsd,
        })),
    })),
  };
}

/** Whether the client went on without the result of a call. A vendor's own tools have none; their turns end otherwise. */
const isResultMissing = (
  { id, finish }: ConversationExchange,
  call: ConversationExchange['toolCalls'][number],
  { exchanges }: StoredConversation,
): boolean =>
  finish === 'tool-calls' &&
  call.resultSeq === null &&
  exchanges.some(
    ({ turn, messages }) =>
      turn?.parent === id && turn.link === 'turn' && messages.some((message) => !message.isResponse),
  );

function exportMessages({
  messages,
}: Pick<ConversationExchange, 'messages'>): Pick<ExportedTurn, 'new_from' | 'added' | 'response'> {
  const added = messages.filter(({ isResponse }) => !isResponse);
  const response = messages.find(({ isResponse }) => isResponse);
  return {
    new_from: added[0]?.position ?? null,
    added: added.map(exportMessageHead),
    response: response ? exportMessageHead(response) : null,
  };
}

const exportMessageHead = ({
  role,
  parts,
  text,
  textLength,
}: ConversationExchange['messages'][number]): ExportedMessageHead => ({
  role,
  parts: parts === '' ? [] : parts.split(' '),
  text: beginningOf(text),
  text_length: textLength,
});

/** The beginning of a text, whose last character is whole. */
const beginningOf = (text: string): string =>
  text.length <= maxText ? text : text.slice(0, maxText).replace(/[\uD800-\uDBFF]$/, '');
