import type { AnsweredItem } from '../../core/codec.ts';
import { parseJson, type JsonValue } from '../../core/json.ts';
import type { Continuation } from '../../core/frontend.ts';
import { frontendOf } from '../../protocols/frontends.ts';
import { framingOfContentType, readFrames } from '../../wire/framing.ts';
import { decodeRecordedRequest, readFinalResponse, findMessage } from '../../record/decode-exchange.ts';
import type { TraceReader } from '../../inspect/reader.ts';
import type { Recorder } from '../../record/exchange.ts';
import { headersByName } from '../../core/headers.ts';
import { toConversation, type CompletedTurn, type Conversation, type RecordedAnswers } from './conversations.ts';
import type { FindRecordedTurns } from './reasoning-recall.ts';
import type { StoredMessage, StoredTrace } from '../../record/store/stored-trace.ts';

/** How many turns a conversation is followed back through. */
const maxTurns = 200;
/** How many items of one request are searched. */
const maxItems = 2_000;

/**
 * @param mayHaveAnswer as that of the recorder, where it writes to the same traces: the thread that reads them, which the first
 * look-up of a request starts, takes 50 MB, and finds nothing of a conversation that began elsewhere.
 */
export function createRecordedAnswers(
  traces: TraceReader,
  mayHaveAnswer: Recorder['mayHaveAnswer'] | undefined,
): RecordedAnswers {
  /** Each turn has its own trace, with what its client sent: they are joined from the first on. */
  async function conversation(
    ...[caller, id, findInMemory]: Parameters<RecordedAnswers['conversation']>
  ): Promise<Conversation | undefined> {
    const turns: RecordedTurn[] = [];
    let known: Conversation | undefined;
    let nextId: string | undefined = id;
    let trace: StoredTrace | undefined;
    while (nextId !== undefined && known === undefined) {
      // Some servers give all of their answers the same id: the earlier one is meant.
      trace = turns.length < maxTurns ? await traces.findAnswer(caller, nextId, trace) : undefined;
      const turn: RecordedTurn | undefined = trace && (await readTurn(caller, trace));
      if (!turn) return undefined;
      turns.push(turn);
      nextId = turn.request.previousResponseId;
      if (nextId !== undefined) known = findInMemory(nextId);
    }
    return joinTurns(turns.toReversed(), known);
  }

  async function items(caller: string, counts: ReadonlyMap<string, number>): Promise<Map<string, AnsweredItem[]>> {
    const found = new Map<string, AnsweredItem[]>();
    const some = new Map([...counts].slice(0, maxItems));
    // The earliest first, so that items with one id are in the order of their answers.
    for (const trace of await traces.findItems(caller, some))
      for (const answered of readAnsweredItems(trace))
        if (some.has(answered.id)) found.set(answered.id, [...(found.get(answered.id) ?? []), answered]);
    return new Map([...found].map(([id, each]) => [id, each.slice(-(some.get(id) ?? 1))]));
  }

  async function readTurn(caller: string, trace: StoredTrace): Promise<RecordedTurn | undefined> {
    const { frontend } = trace.row;
    const continuation = frontendOf(frontend)?.continuation;
    const asked = findMessage(trace, 'client-request');
    const finalResponse = readFinalResponse(trace);
    if (!continuation || !asked?.body || !finalResponse) return undefined;
    const referred = continuation.items?.countReferences(parseJson(asked.body.toString('utf8')) ?? null) ?? new Map();
    const known = referred.size > 0 ? await items(caller, referred) : undefined;
    const request = decodeRecordedRequest(frontend, asked, known);
    if (!request) return undefined;
    const startedAt = Math.floor(Number(trace.row.startedAt) / 1_000_000);
    return { continuation, request, response: finalResponse, bytes: asked.size, startedAt };
  }

  const turns: FindRecordedTurns = async ({ caller, issuer }, keys) => {
    if (mayHaveAnswer && !(await mayHaveAnswer(keys))) return [];
    const located = await traces.findLocated(caller, keys);
    return located.flatMap(({ trace, keys: own }) => {
      if (trace.row.issuer !== issuer) return [];
      const asked = findMessage(trace, 'client-request');
      const request = asked && decodeRecordedRequest(trace.row.frontend, asked);
      const response = readFinalResponse(trace);
      return request && response ? [{ request, response, keys: own }] : [];
    });
  };

  return {
    conversation,
    items,
    turns,
    forget: (caller, id) => traces.forgetAnswer(caller, id),
    start: () => traces.start(),
    close: () => traces.close(),
  };
}

/** Its request is as its client sent it, without the earlier turns. */
interface RecordedTurn extends CompletedTurn {
  continuation: Continuation;
}

/** The conversation of these turns, the earliest first; `undefined` where only the vendor knows a part of it. */
function joinTurns(turns: readonly RecordedTurn[], earlier: Conversation | undefined): Conversation | undefined {
  let conversation = earlier;
  for (const { continuation, ...turn } of turns) {
    const request = conversation ? continuation.resolve(turn.request, conversation) : turn.request;
    if (request.serverState) return undefined;
    const bytes = (conversation?.bytes ?? 0) + turn.bytes;
    conversation = toConversation(continuation, { ...turn, request, bytes });
  }
  return conversation;
}

/** The items of the answer that the client got. */
function readAnsweredItems(trace: StoredTrace): AnsweredItem[] {
  const { frontend, issuer } = trace.row;
  const references = frontendOf(frontend)?.continuation?.items;
  const response = findMessage(trace, 'client-response');
  const answer = response && parseAnswer(response);
  if (!references || answer === undefined || issuer === null) return [];
  return references.itemsOf(answer).map((item) => ({ id: item.id, item, issuer }));
}

/** The body of an answer, or the last event of its stream. */
function parseAnswer({ body, headers }: StoredMessage): JsonValue | undefined {
  if (!body) return undefined;
  const framing = framingOfContentType(headersByName(headers)['content-type'] ?? '');
  if (!framing) return parseJson(body.toString('utf8'));
  let last = '';
  const frames = readFrames(framing)(({ data }) => {
    last = data;
  });
  frames.push(body);
  frames.end();
  return parseJson(last);
}
