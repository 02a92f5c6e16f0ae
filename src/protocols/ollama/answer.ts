import type { BackendContext, FrontendContext, Report } from '../../core/codec.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import { asObject, asString, isBlank, objectsIn, nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import { decodeLogprobs } from '../../core/logprobs.ts';
import { setPointer, reportForeignExtras } from '../../core/provenance.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreCandidate,
  CoreChatResponse,
  CoreReasoning,
  CoreToolCall,
} from '../../core/types.ts';
import { decodeAnswerCall, encodeCall } from './calls.ts';
import { decodeText } from './parts.ts';
import { decodeInnerError } from './errors.ts';
import { protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { decodeFinish, encodeFinish } from './finish.ts';
import { decodeMedium } from './media.ts';
import { formOf, type RequestForm } from './request.ts';
import { encodeUsage, splitMetrics, placeholderDurations } from './usage.ts';
import { isGenerateAnswer } from './wire.ts';
import { formatTimestamp } from '../../core/timestamp.ts';

// ---------------------------------------------------------------- wire → core

/** A body of an answer, or a line of it, by what its fields say, whichever of the two forms it has. */
export interface AnswerPiece {
  form: RequestForm;
  model: string | undefined;
  createdAt: string | undefined;
  content: string;
  thinking: string;
  images: string[];
  calls: readonly JsonObject[];
  logprobs: JsonValue | undefined;
  isDone: boolean;
  doneReason: string | undefined;
  /** The measuring fields, and those only this protocol knows; those of the message under `message`. */
  rest: JsonObject;
}

export function readAnswerPiece(body: JsonObject): AnswerPiece {
  const { model, created_at: createdAt, done, done_reason: doneReason, logprobs, ...fields } = body;
  const common = {
    model: asString(model),
    createdAt: asString(createdAt),
    logprobs,
    isDone: done === true,
    doneReason: asString(doneReason),
  };
  if (isGenerateAnswer(body)) {
    const { response, thinking, tool_calls: calls, image, ...rest } = fields;
    return {
      ...common,
      form: 'prompt',
      content: asString(response) ?? '',
      thinking: asString(thinking) ?? '',
      images: asString(image) ? [asString(image) ?? ''] : [],
      calls: nonBlankCalls(calls),
      rest,
    };
  }
  const { message, ...rest } = fields;
  const { role: _, content, thinking, tool_calls: calls, images, ...own } = asObject(message) ?? {};
  return {
    ...common,
    form: 'chat',
    content: asString(content) ?? '',
    thinking: asString(thinking) ?? '',
    images: Array.isArray(images) ? images.filter((each) => typeof each === 'string') : [],
    calls: nonBlankCalls(calls),
    rest: { ...rest, ...(nonEmpty(own) && { message: own }) },
  };
}

const nonBlankCalls = (calls: JsonValue | undefined): JsonObject[] => objectsIn(calls).filter((call) => !isBlank(call));

/** What an answer begins with. The protocol gives answers no ids. */
export function decodeHead(
  { form, model, createdAt }: AnswerPiece,
  context: BackendContext,
): Pick<CoreChatResponse, 'id' | 'model' | 'createdAt' | 'wireForm'> {
  const time = Date.parse(createdAt ?? '');
  return {
    id: '',
    model: model ?? context.model,
    ...(!Number.isNaN(time) && { createdAt: time / 1000 }),
    ...withWireForm({ form, ...(createdAt !== undefined && { created_at: createdAt }) }),
  };
}

/** @throws {LouterError} `bad-upstream-reply` when the body is no answer, the vendor's own error when it is one. */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const answer = asObject(body);
  if (answer?.['error']) throw new LouterError(decodeInnerError(answer));
  if (!answer || !(asObject(answer['message']) || typeof answer['response'] === 'string'))
    throw badUpstreamReply('the answer is none of Ollama: it has neither an object `message` nor a text `response`');
  const piece = readAnswerPiece(answer);
  if (answer['done'] === false) throw badUpstreamReply('the answer says itself that it is not done');
  const { content, thinking, images, calls } = piece;
  const at = piece.form === 'prompt' ? '' : '/message';
  const parts: CoreAssistantPart[] = [
    ...(thinking ? [toReasoningPart(thinking, at)] : []),
    ...decodeText(content, piece.form === 'prompt' ? '/response' : '/message/content'),
    ...images.map((data, index) => setPointer(`${at}/images/${index}`, decodeMedium(data))),
    ...calls.map((call, index) => setPointer(`${at}/tool_calls/${index}`, decodeAnswerCall(call, index, context))),
  ];
  const logprobs = decodeLogprobs(piece.logprobs);
  const { usage, rest } = splitMetrics(piece.rest);
  return setPointer('', {
    ...decodeHead(piece, context),
    candidates: [
      {
        message: { role: 'assistant', content: parts, ...withExtras(rest) },
        finish: setPointer('', decodeFinish(piece.doneReason, calls.length > 0 ? 'calls' : 'no calls')),
        ...(logprobs.length > 0 && { logprobs }),
      },
    ],
    ...(usage && { usage }),
  });
}

const toReasoningPart = (text: string, at: string): CoreReasoning =>
  setPointer(`${at}/thinking`, { type: 'reasoning', blocks: [{ kind: 'full', text }] });

// ---------------------------------------------------------------- core → wire

/** What every body of an answer, and every line of it, begins with. */
export function encodeHead(
  answer: Pick<CoreChatResponse, 'createdAt' | 'wireForm'>,
  { request, now }: FrontendContext,
): JsonObject {
  const { createdAt } = answer;
  // The vendor writes fractions of a second that no number holds.
  const own = asString(wireFormOf(answer)?.['created_at']);
  const isSame = own !== undefined && Date.parse(own) / 1000 === createdAt;
  return {
    model: request.model,
    created_at: isSame ? own : formatTimestamp(createdAt ?? now),
  };
}

/** The form a client is answered in: that of its request. */
export const answerForm = (
  request: FrontendContext['request'],
  response: Pick<CoreChatResponse, 'wireForm'> | undefined,
): RequestForm => formOf(request) ?? (response && formOf(response)) ?? 'chat';

/** What an answer says, by the fields of a message. */
export interface AnswerFields {
  content?: string;
  thinking?: string;
  images?: string[];
  calls?: JsonObject[];
}

/** The fields of a message as they stand in either form; those that only this protocol knows go beside them. */
export function encodeAnswerFields(
  form: RequestForm,
  { content = '', thinking, images = [], calls = [] }: AnswerFields,
): JsonObject {
  const fields = {
    ...(thinking && { thinking }),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  if (form === 'prompt') return { response: content, ...fields, ...(images[0] !== undefined && { image: images[0] }) };
  return { message: { role: 'assistant', content, ...fields, ...(images.length > 0 && { images }) } };
}

/** The fields of the end of an answer. What this protocol's own server left out stays out. */
export function encodeEnd(
  answer: Pick<CoreChatResponse, 'usage' | 'wireForm'>,
  finish: CoreCandidate['finish'],
  report: Report,
): JsonObject {
  const { usage } = answer;
  const isOwn = wireFormOf(answer) !== undefined;
  const isUnsaid = isOwn && !finish.raw && (finish.reason === 'stop' || finish.reason === 'tool-calls');
  return {
    ...(!isUnsaid && { done_reason: encodeFinish(finish, report) }),
    ...(usage ? encodeUsage(usage, report) : !isOwn && placeholderDurations),
  };
}

/** A call of the client's tools; those the vendor ran itself are not told of. */
export function encodeAnswerCall(call: CoreToolCall, number: number, report: Report): JsonObject[] {
  if (call.runs === 'server') {
    report({ at: call, what: `a call of ${call.name}, which the vendor ran itself` });
    return [];
  }
  reportForeignExtras(call, protocol, report);
  if (call.signature)
    report({ at: call, field: 'signature', what: `the ${call.signature.kind} of ${call.signature.issuer}` });
  return [encodeCall(call, number, report)];
}

/** A call whose arguments the limit of output cut through must not look like one to carry out. */
export const reportTruncatedCall = (call: CoreToolCall, report: Report): void =>
  report({ at: call, what: `the call of ${call.name} was cut short`, instead: 'done_reason length alone' });

// The fields of a message have no order among each other; this is the one in which they are read.
const fieldRanks: Record<CoreAssistantPart['type'], number> = {
  reasoning: 0,
  text: 1,
  refusal: 1,
  image: 2,
  audio: 2,
  'tool-call': 3,
  'tool-result': -1,
  opaque: -1,
};

/** Negative for what is not told of. */
const fieldRankOf = (part: CoreAssistantPart): number =>
  part.type === 'tool-call' && part.runs === 'server' ? -1 : fieldRanks[part.type];

/** Reports an order of parts other than the one that the fields of a message are read in. */
export function reportOrder(message: CoreAssistantMessage, report: Report): void {
  const told = message.content.map(fieldRankOf).filter((rank) => rank >= 0);
  if (told.some((rank, index) => rank < (told[index - 1] ?? 0)))
    report({ at: message, field: 'content', what: 'the order of its parts', instead: 'thinking, text, then calls' });
}
