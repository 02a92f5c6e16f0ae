import { asObject } from '../../src/core/json.ts';
import { refusalOf, type Refusal, type ScriptedReply } from '../../test/support/reply.ts';
import { jsonAnswer, startUpstream, type ScriptedAnswer } from '../../test/support/upstream.ts';
import { dueTurn, type DueTurn, type Script } from './judge.ts';
import { emptyConversation, type ReportProblem, type ScriptedModel } from './scripted-model.ts';

interface Refused {
  what: Refusal;
  /** How often in a row. */
  times: number;
}

interface BrokenStream {
  what: 'cut' | 'malformed-line';
  /** Where in the stream it happens, as a share of its writes. */
  after: number;
}

/** A failure of the turn with this number (from 1), when it is first requested. */
export type ScriptedFailure = { turn: number } & (Refused | BrokenStream);

/** One request and its answer. */
export interface Exchange {
  turn: DueTurn['number'];
  answer: 'turn' | ScriptedFailure['what'];
  /** Milliseconds since the backend started. */
  at: number;
}

export interface Backend {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  exchanges: readonly Exchange[];
  /** What a real vendor would have rejected, and what was damaged on the way. */
  problems: readonly string[];
  close(): Promise<void>;
}

/** More requests are a sign of an endless loop of the agent. */
const maxExchanges = 30;

/** Starts a scripted model on a free loopback port. The conversation decides which turn is next, not the number of requests. */
export async function startBackend(script: Script, failure?: ScriptedFailure): Promise<Backend> {
  const { scriptedModel } = script;
  const { writer } = scriptedModel;
  const exchanges: Exchange[] = [];
  const problems: string[] = [];
  const started = performance.now();
  let failuresLeft = failure !== undefined && 'times' in failure ? failure.times : 1;
  const upstream = await startUpstream();
  upstream.answerWith(({ method, path, json }) => {
    const body = asObject(json);
    const requested = method === 'POST' && body !== undefined ? scriptedModel.parseRequest(path, body) : undefined;
    if (requested === undefined || body === undefined) {
      problems.push(`unexpected ${method} ${path}`);
      return jsonAnswer({ error: { type: 'not_found_error', message: `no ${path} here` } }, 404);
    }
    if (exchanges.length >= maxExchanges) return refusalOf(writer, 'invalid-request');
    const at = `exchange ${exchanges.length + 1}`;
    const report: ReportProblem = (what) => void problems.push(`${at}: ${what}`);
    const conversation = emptyConversation();
    scriptedModel.read(body, conversation, report);
    const { number, reply: due } = dueTurn(script, conversation, report);
    const reply = withNewIds(due, exchanges.filter(({ turn }) => turn === number).length);
    const now = failure?.turn === number && failuresLeft > 0 ? failure : undefined;
    if (now !== undefined) failuresLeft -= 1;
    exchanges.push({ turn: number, answer: now?.what ?? 'turn', at: performance.now() - started });
    if (now !== undefined && 'times' in now) return refusalOf(writer, now.what);
    const { model, stream } = requested;
    return stream ? streamOf(scriptedModel, writer.stream(reply, model), now) : jsonAnswer(writer.plain(reply, model));
  });
  return { url: upstream.url, exchanges, problems, close: () => upstream.close() };
}

/** Call ids are unique: agents may keep the ids of an answer that broke off. */
const withNewIds = (reply: ScriptedReply, before: number): ScriptedReply =>
  before === 0 || reply.calls === undefined
    ? reply
    : { ...reply, calls: reply.calls.map((call) => ({ ...call, id: `${call.id}_${before + 1}` })) };

function streamOf(
  { streams, malformedLine }: ScriptedModel,
  writes: readonly string[],
  failure: BrokenStream | undefined,
): ScriptedAnswer {
  const headers = { 'content-type': streams };
  const place = Math.floor(writes.length * (failure?.after ?? 1));
  if (failure?.what === 'malformed-line') return { headers, body: writes.toSpliced(place, 0, malformedLine) };
  if (failure?.what !== 'cut') return { headers, body: writes };
  // The reset would overtake data that is not sent yet.
  return { headers, body: [...writes.slice(0, place), { silence: 50 }], ends: 'cut' };
}
