import { hash } from 'node:crypto';
import type { Redactor } from '../core/redact/redact.ts';
import { isStoreError } from './store/database.ts';
import { parseLosses, parseNotes } from './store/exchange-columns.ts';
import type { Loss, Note } from '../core/types.ts';
import { isFromModel } from './user-prompt.ts';
import type { checkExchange } from './check-exchange.ts';
import type { ExchangeCheck } from '../judge/verdict.ts';
import {
  isInstruction,
  isListed,
  listMessages,
  reduceBody,
  type AgreedMark,
  type ReadTurn,
  type TurnMark,
} from './read-turn.ts';
import type { DerivedExchange, deriveRows, deriveRowsOfTurn } from './derived-rows.ts';
import type { TurnContext } from './store/derived-statements.ts';
import { findMessage } from './decode-exchange.ts';
import { jsonBodyOf } from './message-reading.ts';
import { asObject, asString } from '../core/json.ts';
import type { SplitBody } from './store/chunks.ts';
import type { RecordedExchange, StoredMessage } from './store/stored-trace.ts';

/** How what was recorded is read. The modules are loaded by the caller: their codecs take a while. */
export interface ExchangeReaders {
  derive: typeof deriveRows;
  deriveTurn: typeof deriveRowsOfTurn;
  /** Absent where there is no time for checks now: what would be checked stays unchecked. */
  check?: typeof checkExchange;
  /** Receives what reading a turn in part threw: a defect, after which the exchange was read as a whole. */
  reportDefect(traceId: string, error: unknown): void;
}

/** An exchange to be read. */
export interface ReadableExchange {
  trace: RecordedExchange;
  context: TurnContext;
  redactor: Redactor;
  /** What was read of its requests. */
  turn: ReadTurn | undefined;
}

export interface ExchangeReading {
  rows: DerivedExchange;
  /** Absent where it was not checked. */
  check?: ExchangeCheck;
}

/**
 * Derives the rows of an exchange and checks it. Where its requests begin as those of the turn before did, only the messages
 * behind the last boundary are read at which both requests were found to agree: the result is the same, as all that
 * precedes it has the same bytes on both sides. Where anything is found in the rest, the whole exchange is read.
 */
function readExchange(exchange: ReadableExchange, readers: ExchangeReaders): ExchangeReading {
  return tryReadTurn(exchange, readers) ?? readWhole(exchange, readers);
}

/** The same; `undefined` for one that cannot be decoded, so that it is not tried again: see decode-exchange.ts. */
export function readDecodable(exchange: ReadableExchange, readers: ExchangeReaders): ExchangeReading | undefined {
  try {
    return readExchange(exchange, readers);
  } catch (error) {
    if (isStoreError(error)) throw error;
    return undefined;
  }
}

/** What is recorded may be anything: what cannot be read in part is read as a whole, with the same result. */
function tryReadTurn(exchange: ReadableExchange, readers: ExchangeReaders): ExchangeReading | undefined {
  try {
    return readTurn(exchange, readers);
  } catch (error) {
    if (isStoreError(error)) throw error;
    readers.reportDefect(exchange.trace.row.id, error);
    return undefined;
  }
}

function readWhole({ trace, context, redactor, turn }: ReadableExchange, readers: ExchangeReaders): ExchangeReading {
  const { requestCore, lacksResults, ...rows } = readers.derive(trace, context, redactor);
  const check = readers.check?.(trace);
  const reading = { rows, ...(check && { check }) };
  if (!turn || !requestCore || lacksResults || !isAgreed(reading)) return reading;
  turn.core = requestCore;
  const upstream = turn.upstream?.split;
  const list = listOf(findMessage(trace, 'upstream-request'));
  const first = list?.findIndex((message) => !isInstruction(message)) ?? -1;
  const setup = describeSetup(trace);
  if (!list || !upstream || first === -1 || setup === undefined) return reading;
  if (list.length !== upstream.scan.list?.ends.length || !isBoundary(list, first)) return reading;
  const received = listOf(findMessage(trace, 'client-request'));
  if (!isSelfContained(list) || !received || !isSelfContained(received)) return reading;
  agree(turn, {
    upstreamDigest: digestBefore(upstream, list.length),
    upstreamMessages: list.length,
    upstreamInstructions: first,
    coreMessages: requestCore.scan.list?.ends.length ?? 0,
    isChecked: check !== undefined,
    setup,
  });
  return reading;
}

function readTurn(
  { trace, context, redactor, turn }: ReadableExchange,
  readers: ExchangeReaders,
): ExchangeReading | undefined {
  const setup = describeSetup(trace);
  const found = turn && setup !== undefined ? findAgreed(turn, setup, readers.check !== undefined) : undefined;
  const earlier = turn?.base?.core;
  const upstream = turn?.upstream?.split;
  if (!turn || !found || !earlier || !upstream || !isListed(upstream)) return undefined;
  const { mark, agreed } = found;
  const reduced = reduceTrace(trace, {
    'client-request': reduceBody(turn.client, turn.instructions, mark.messages),
    'upstream-request': reduceBody(upstream, agreed.upstreamInstructions, agreed.upstreamMessages),
  });
  const list = listOf(findMessage(reduced, 'upstream-request'));
  const received = listOf(findMessage(reduced, 'client-request'));
  if (!list || !isFromModel(list[agreed.upstreamInstructions])) return undefined;
  if (!isSelfContained(list) || !received || !isSelfContained(received)) return undefined;
  const derived = readers.deriveTurn(reduced, context, redactor, { split: earlier, count: agreed.coreMessages });
  if (!derived) return undefined;
  const { requestCore, lacksResults, ...rows } = derived;
  const check = readers.check?.(reduced);
  const reading = { rows, ...(check && { check }) };
  if (!isAgreed(reading) || check?.answer === 'contradiction') return undefined;
  turn.core = requestCore;
  // Each turn behind it has to find it again.
  if (!lacksResults && isBoundary(list, agreed.upstreamInstructions))
    agree(turn, {
      upstreamDigest: digestBefore(upstream, upstream.scan.list.ends.length),
      upstreamMessages: upstream.scan.list.ends.length,
      upstreamInstructions: agreed.upstreamInstructions,
      coreMessages: requestCore.scan.list?.ends.length ?? 0,
      isChecked: check !== undefined,
      setup: setup ?? '',
    });
  return reading;
}

/** Whether the next turn may begin after a list of messages, of which the first ones are instructions. */
const isBoundary = (list: NonNullable<ReturnType<typeof listOf>>, instructions: number): boolean =>
  !isFromModel(list.at(-1)) && !list.slice(instructions).some(isInstruction);

/**
 * Whether each message can be read without those before it: tools that items of Responses define are of all that follow, and
 * Core numbers the calls of Chat's former form.
 */
const isSelfContained = (list: NonNullable<ReturnType<typeof listOf>>): boolean =>
  list.every((message) => {
    const fields = asObject(message);
    const type = asString(fields?.['type']);
    if (type !== undefined && !independentItems.has(type)) return false;
    return fields?.['function_call'] === undefined && fields?.['role'] !== 'function';
  });

const independentItems: ReadonlySet<string> = new Set([
  'message',
  'function_call',
  'function_call_output',
  'custom_tool_call',
  'custom_tool_call_output',
  'reasoning',
  'user_input',
  'model_output',
  'thought',
  'function_result',
]);

/** Of a body up to the end of its message at `count - 1`. */
const digestBefore = ({ bytes, scan }: SplitBody, count: number): string =>
  hash('sha256', bytes.subarray(0, scan.list?.ends[count - 1]?.at ?? 0));

const listOf = (message: StoredMessage | undefined) => {
  const json = message && asObject(jsonBodyOf(message));
  return json && listMessages(json);
};

/** Whether nothing is wrong with the requests of an exchange. */
const isAgreed = ({ rows, check }: ExchangeReading): boolean =>
  rows.skippedBecause === null &&
  !rows.violations.some(({ at }) => at === 'frontend.request' || at === 'backend.request') &&
  (check === undefined || check.request === 'consistent');

/** Notes what was found of all messages of a turn. */
function agree({ marks, client }: ReadTurn, agreed: AgreedMark): void {
  const own = marks.at(-1);
  if (own?.messages === client.scan.list.ends.length) own.agreed = agreed;
}

/** The last boundary that both requests have in common with the turn before, and at which they agreed. */
function findAgreed(
  { marks, client, base, upstream }: ReadTurn,
  setup: string,
  isCheckDue: boolean,
): { mark: TurnMark; agreed: AgreedMark } | undefined {
  if (!upstream) return undefined;
  const [own, before] = [upstream.split.scan.list?.ends, base?.upstream?.split.scan.list?.ends];
  for (const mark of marks.toReversed()) {
    const { messages, agreed } = mark;
    if (!agreed || messages >= client.scan.list.ends.length) continue;
    const index = agreed.upstreamMessages - 1;
    const isCommon =
      index <= upstream.commonIndex &&
      index < (own?.length ?? 0) - 1 &&
      index >= agreed.upstreamInstructions &&
      own?.[index]?.at === before?.[index]?.at;
    if (!isCommon || agreed.setup !== setup || (isCheckDue && !agreed.isChecked)) continue;
    // The turn before may not have been checked, and differ from the one that was.
    if (agreed.upstreamDigest === digestBefore(upstream.split, agreed.upstreamMessages)) return { mark, agreed };
  }
  return undefined;
}

// ---------------------------------------------------------------- what is declared

const inMessages = /^\/(?:messages|input|contents)(?:\/|$)/;

/** The exchange with other requests: what is declared of their messages is left out, which can only lead to findings. */
function reduceTrace(trace: RecordedExchange, bodies: Readonly<Record<string, Buffer>>): RecordedExchange {
  const { row, messages } = trace;
  const losses = parseLosses(row).flatMap((loss): Loss[] => {
    if (loss.leg === 'answer') return [loss];
    if (inMessages.test(loss.path)) return [];
    return [{ ...loss, ...(loss.others && { others: loss.others.filter((path) => !inMessages.test(path)) }) }];
  });
  const notes = parseNotes(row).filter(({ effect }) => effect?.path === undefined || !inMessages.test(effect.path));
  return {
    row: { ...row, losses: JSON.stringify(losses), notes: JSON.stringify(notes) },
    messages: messages.map((message) => {
      const body = bodies[message.role];
      return body ? { ...message, body, size: body.length } : message;
    }),
  };
}

/** Effects that change nothing in messages that another turn has too. */
const lastingEffects: ReadonlySet<string> = new Set([
  'default-max-tokens',
  'default-added',
  'tool-renamed',
  'cache-key-added',
]);

/** Protocols of clients whose calls have no ids: in Core they are numbered from the first message on. */
const numbersCalls: ReadonlySet<string | null> = new Set(['gemini', 'ollama']);

/** What beside the messages decides whether two requests agree; `undefined` where only all of them together do. */
function describeSetup({ row }: RecordedExchange): string | undefined {
  const { frontend, protocol, dialect, tools, thinking, mode, model, issuer } = row;
  // The whole prompt is one text, or its form depends on all messages.
  if (dialect !== null || tools === 'prompt' || protocol === 'openai-completions') return undefined;
  if (numbersCalls.has(frontend)) return undefined;
  const effects: readonly Note[] = parseNotes(row).filter(({ effect }) => effect !== undefined);
  if (effects.some(({ effect }) => !lastingEffects.has(effect?.name ?? ''))) return undefined;
  return JSON.stringify([frontend, protocol, thinking, mode, model, issuer, effects]);
}
