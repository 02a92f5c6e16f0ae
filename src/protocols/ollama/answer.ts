import type { ChatResponse, Logprob, ReceivedChatResponse } from '../../../generated/ollama.js';
import type { BackendContext, FrontendContext, Report } from '../../core/codec.ts';
import { asCount } from '../../core/count.ts';
import { asString, type JsonObject, type JsonValue } from '../../core/json.ts';
import { finishReasonOf } from '../../core/finish-reasons.ts';
import { formatTimestamp } from '../../core/timestamp.ts';
import type { CoreChatResponse, CoreFinish, CoreLogprob, CoreUsage } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject, type Fields } from '../../core/wire-object.ts';
import { protocol, wireFormOf, withWireForm } from './extras.ts';
import type { ReceivedMetrics } from './wire.ts';

// ---------------------------------------------------------------- beginning

/** A bare prompt is answered in another form than a chat. */
export type AnswerForm = 'prompt' | 'chat';

/** The protocol gives answers no ids. */
export function decodeHead(
  form: AnswerForm,
  { model, created_at: createdAt }: Pick<ReceivedChatResponse, 'model' | 'created_at'>,
  context: BackendContext,
): Pick<CoreChatResponse, 'id' | 'model' | 'createdAt' | 'wireForm'> {
  const time = Date.parse(createdAt ?? '');
  return {
    id: '',
    model: model ?? context.model,
    ...(!Number.isNaN(time) && { createdAt: time / 1000 }),
    ...withWireForm({ form, ...(typeof createdAt === 'string' && { created_at: createdAt }) }),
  };
}

export function encodeHead(
  answer: Pick<CoreChatResponse, 'createdAt' | 'wireForm'>,
  { request, now }: FrontendContext,
): Pick<ChatResponse, 'model' | 'created_at'> {
  const { createdAt } = answer;
  // The vendor writes fractions of a second that no number can hold.
  const original = asString(wireFormOf(answer)?.['created_at']);
  const isSame = original !== undefined && Date.parse(original) / 1000 === createdAt;
  return { model: request.model, created_at: isSame ? original : formatTimestamp(createdAt ?? now) };
}

/** A client is answered in the form of its request. */
export const answerForm = (
  { origin, form }: FrontendContext['request'],
  answer: Pick<CoreChatResponse, 'wireForm'>,
): AnswerForm => ((origin === protocol ? form : wireFormOf(answer)?.['form']) === 'prompt' ? 'prompt' : 'chat');

// ---------------------------------------------------------------- end

/** The fields of the end of an answer. What this protocol's own server left out stays out. */
export function encodeEnd(
  answer: Pick<CoreChatResponse, 'usage' | 'wireForm'>,
  finish: CoreFinish,
  report: Report,
): Fields<Pick<ChatResponse, 'done_reason' | keyof WireMetrics>> {
  const { usage } = answer;
  const isNative = wireFormOf(answer) !== undefined;
  const hasNoReason = isNative && !finish.raw && (finish.reason === 'stop' || finish.reason === 'tool-calls');
  return {
    done_reason: hasNoReason ? undefined : encodeFinish(finish, report),
    ...(usage ? encodeUsage(usage, report) : !isNative && placeholderDurations),
  };
}

/**
 * Tool calls have no `done_reason` of their own: an answer that has some ends in them. Older servers give no reason at
 * all.
 */
export function decodeFinish(reason: string | undefined, { hasCalls }: { hasCalls: boolean }): CoreFinish {
  const raw = reason === undefined ? {} : { raw: { protocol, reason } as const };
  return { reason: decodeReason(reason, hasCalls), ...raw };
}

/** Answers to requests that only load or unload a model are empty, and complete. */
const loadReasons: ReadonlySet<string> = new Set(['load', 'unload']);

function decodeReason(term: string | undefined, hasCalls: boolean): CoreFinish['reason'] {
  const reason = term && !loadReasons.has(term) ? finishReasonOf(term) : 'stop';
  if (reason === 'stop' || reason === 'tool-calls') return hasCalls ? 'tool-calls' : 'stop';
  return reason ?? (hasCalls ? 'tool-calls' : 'other');
}

function encodeFinish(finish: CoreFinish, report: Report): string {
  const { reason, raw, stopSequence } = finish;
  const own = raw?.protocol === protocol ? raw.reason : undefined;
  if (stopSequence !== undefined)
    report({ at: finish, field: 'stopSequence', what: 'which stop sequence ended the answer' });
  const replace = (what: string, instead = 'stop'): string => {
    report({ at: finish, field: 'reason', what, instead });
    return instead;
  };
  switch (reason) {
    case 'stop':
      return own && loadReasons.has(own) ? own : 'stop';
    case 'tool-calls':
      // What nobody has may be a new term of this vendor.
      return own && finishReasonOf(own) === undefined ? own : 'stop';
    case 'length':
      return 'length';
    case 'refusal':
      return replace('the model refused');
    case 'content-filter':
      // Clients take `stop` for an answer that is complete; they pass on terms that they do not know.
      return replace('the answer was cut by a content filter', 'content_filter');
    case 'pause':
      return replace('the vendor paused and expects a request to continue');
    case 'error':
      return replace('the answer failed');
    case 'other':
      return own ?? replace('why the answer ended');
    default:
      return unreachable(reason);
  }
}

export const encodeLogprobs = (logprobs: readonly CoreLogprob[]): Logprob[] =>
  logprobs.map(({ top, token, logprob, bytes }) =>
    wireObject<Logprob>({ token, logprob, bytes, top_logprobs: top?.map((each) => ({ ...each })) }),
  );

// ---------------------------------------------------------------- usage

const countFields = ['prompt_eval_count', 'prompt_eval_cached_count', 'eval_count'] as const;
const durationFields = ['total_duration', 'load_duration', 'prompt_eval_duration', 'eval_duration'] as const;

/** The measurements of the last line. */
type WireMetrics = Pick<ChatResponse, (typeof countFields | typeof durationFields)[number]>;
const metricFields: ReadonlySet<string> = new Set<keyof WireMetrics>([...countFields, ...durationFields]);

/** Splits measurements from all other fields. Without a count of tokens there are none. */
export function splitMetrics(fields: ReceivedMetrics): { usage?: CoreUsage; rest: JsonObject } {
  const isMetric = ([name, value]: [string, JsonValue]): boolean => metricFields.has(name) && value !== null;
  const { metric = [], other = [] } = Object.groupBy(Object.entries(fields), (entry) =>
    isMetric(entry) ? 'metric' : 'other',
  );
  const usage = decodeUsage(fields, Object.fromEntries(metric));
  return usage ? { usage, rest: Object.fromEntries(other) } : { rest: fields };
}

/**
 * `prompt_eval_count` includes tokens from the cache, and `eval_count` those of the thinking (github.com/ollama/ollama,
 * pull requests 16428 and 17943). A count that is zero may be left out.
 */
function decodeUsage(fields: ReceivedMetrics, usage: JsonObject): CoreUsage | undefined {
  const input = asCount(fields.prompt_eval_count);
  const output = asCount(fields.eval_count);
  const cacheRead = asCount(fields.prompt_eval_cached_count);
  if (input === undefined && output === undefined) return undefined;
  return {
    input: input ?? 0,
    output: output ?? 0,
    ...(cacheRead !== undefined && { cacheRead }),
    raw: { protocol, usage },
  };
}

function encodeUsage(usage: CoreUsage, report: Report): Fields<WireMetrics> {
  const { input = 0, output = 0, cacheRead, cacheWrite, reasoning, raw } = usage;
  if (cacheWrite) report({ field: 'usage', within: 'cacheWrite', what: `${cacheWrite} tokens written to a cache` });
  if (reasoning) report({ field: 'usage', within: 'reasoning', what: `that ${reasoning} tokens were reasoning` });
  const own = raw?.protocol === protocol ? raw.usage : undefined;
  const written = (name: keyof WireMetrics, count: number): number | undefined =>
    !own || count !== 0 || name in own ? count : undefined;
  return {
    ...(own ?? placeholderDurations),
    prompt_eval_count: written('prompt_eval_count', input),
    prompt_eval_cached_count: cacheRead,
    eval_count: written('eval_count', output),
  };
}

/**
 * The durations of an answer whose vendor measured none, in nanoseconds. Clients expect all of them and divide counts of
 * tokens by them, so that those must not be zero.
 */
const placeholderDurations: WireMetrics = {
  total_duration: 1,
  load_duration: 0,
  prompt_eval_duration: 1,
  eval_duration: 1,
};
