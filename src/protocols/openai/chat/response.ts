import type { BackendContext, FrontendContext } from '../../../core/codec.ts';
import { asTimestamp } from '../../../core/count.ts';
import { mergeDeep } from '../../../core/completed.ts';
import { badUpstreamReply, LouterError } from '../../../core/error.ts';
import { ResponseFold } from '../../../core/fold.ts';
import {
  asArray,
  asObject,
  asString,
  objectsIn,
  nonEmpty,
  withoutNulls,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../../core/provenance.ts';
import { signatureToToken } from '../../../core/signature.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreCandidate,
  CoreChatResponse,
  CoreReasoning,
  CoreToolCall,
  Signature,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { answerHead, argumentsText, encodeAnswerAudio, encodeAnswerImage, splitExtras } from './answer.ts';
import { candidateReader, choiceIndex } from './candidate-reader.ts';
import { encodeAnnotation } from './citations.ts';
import { decodeStreamError } from './error.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import { encodeFinish } from './finish.ts';
import { encodeLogprobs } from './logprobs.ts';
import { encodeDetails, withoutSignature } from './reasoning-details.ts';
import { encodeReasoningFields } from './reasoning.ts';
import { usesFunctionCall } from './request.ts';
import { encodeExtraContent, joinReasoning } from './signatures.ts';
import { hasWireForm, markWireForm } from './wire-form.ts';
import { decodeUsage, encodeUsage } from './usage.ts';

// ---------------------------------------------------------------- wire → core

/**
 * A message is read as the one delta of a stream, so that both give the same answer.
 * @throws {LouterError} `bad-upstream-reply` without a single choice; the server's own error, when it came with status 200.
 */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const answer = asObject(body);
  if (!answer) throw badUpstreamReply('the answer is no JSON object');
  if (asObject(answer['error'])) throw new LouterError(decodeStreamError(answer));
  const choices = objectsIn(answer['choices']);
  if (choices.length === 0) throw badUpstreamReply('the answer has no choices');
  const fold = new ResponseFold();
  fold.add({ type: 'response-start', ...decodeHead(answer) });
  const indexes = new Set<number>();
  for (const [position, choice] of choices.entries()) {
    const index = choiceIndex(choice, position);
    indexes.add(index);
    const reader = candidateReader(index, (event) => fold.add(event), context);
    reader.read(asObject(choice['message']) ?? {}, choice);
    reader.finish(asString(choice['finish_reason']) || undefined);
  }
  const usage = decodeUsage(answer['usage']);
  if (usage) fold.add({ type: 'usage', usage });
  fold.add({ type: 'end' });
  if (Math.max(...indexes) >= indexes.size) throw badUpstreamReply('the numbers of the choices have gaps');
  const response = fold.result();
  for (const [position, choice] of choices.entries()) {
    const message = response.candidates[choiceIndex(choice, position)]?.message;
    const { annotations, content } = asObject(choice['message']) ?? {};
    if (message)
      markWireForm(message, asArray(annotations)?.length === 0 && 'annotations', content === '' && 'empty-string');
  }
  return response;
}

/** What an answer says of itself: its first chunk, or the whole of it. */
export function decodeHead(answer: JsonObject): Omit<CoreChatResponse, 'candidates' | 'usage'> {
  const { id, object: _, created, model, choices: _choices, usage: _usage, ...rest } = answer;
  const { obfuscation: _padding, ...kept } = rest;
  const createdAt = asTimestamp(created);
  return {
    id: asString(id) ?? '',
    model: asString(model) ?? '',
    ...(createdAt !== undefined && { createdAt }),
    ...withExtras(withoutNulls(kept)),
  };
}

// ---------------------------------------------------------------- core → wire

export function encodeResponse(response: CoreChatResponse, context: FrontendContext): JsonObject {
  const { rest, ...head } = answerHead(response, context);
  const { usage } = response;
  return {
    id: head.id,
    object: 'chat.completion',
    created: head.created,
    model: head.model,
    choices: response.candidates.map((candidate, index) => encodeChoice(candidate, index, context)),
    ...(usage && { usage: encodeUsage(usage) }),
    ...rest,
  };
}

function encodeChoice(candidate: CoreCandidate, index: number, context: FrontendContext): JsonObject {
  const { message, finish, logprobs } = candidate;
  const extras = splitExtras(message);
  const said = gather(message, context);
  const { content, refusal } = said;
  const finishing = { hasRefusal: refusal !== null, legacy: said.legacy !== undefined, choice: extras.choice };
  return {
    index,
    message: {
      role: 'assistant',
      content,
      refusal,
      ...withLists(said.fields, extras.message),
      ...(said.legacy && { function_call: said.legacy }),
    },
    logprobs: logprobs ? encodeLogprobs(logprobs, refusal === null ? 'text' : 'refusal') : null,
    finish_reason: encodeFinish(finish, finishing, context.report),
    ...extras.choice,
  };
}

/** Fields with those that only this protocol knows, whose lists follow on what is known of the same kind. */
function withLists(fields: JsonObject, own: JsonObject): JsonObject {
  const both = { ...fields, ...own };
  for (const name of ['annotations', 'images']) {
    const [known, others] = [asArray(fields[name]), asArray(own[name])];
    if (known && others) both[name] = [...known, ...others];
  }
  return both;
}

interface Gathered {
  content: string | null;
  refusal: string | null;
  legacy?: JsonObject;
  fields: JsonObject;
}

/** The parts of a message by the fields they go to. */
function gather(message: CoreAssistantMessage, context: FrontendContext): Gathered {
  const { report, request } = context;
  reportForeignExtras(message, protocol, report);
  let content = '';
  let refusal = '';
  let signature: Signature | undefined;
  let audio: JsonObject | undefined;
  const annotations: JsonObject[] = [];
  const thoughts: CoreReasoning[] = [];
  const images: JsonObject[] = [];
  const calls: CoreToolCall[] = [];
  for (const part of message.content) {
    reportForeignExtras(part, protocol, report);
    switch (part.type) {
      case 'text':
        signature = part.signature ?? signature;
        for (const citation of part.citations ?? []) {
          const place = { start: content.length, end: content.length + part.text.length };
          const annotation = encodeAnnotation(citation, place, report);
          if (annotation) annotations.push(annotation);
        }
        content += part.text;
        break;
      case 'refusal':
        refusal += part.text;
        break;
      case 'reasoning':
        thoughts.push(part);
        break;
      case 'tool-call':
        if (part.runs === 'client') calls.push(part);
        else report({ at: part, what: `a call of ${part.name}, which the vendor ran itself` });
        break;
      case 'tool-result':
        report({ at: part, what: 'the result of a tool that the vendor ran itself' });
        break;
      case 'image':
        images.push(...encodeAnswerImage(part, context));
        break;
      case 'audio':
        audio = encodeAnswerAudio(part, context) ?? audio;
        break;
      case 'opaque':
        reportForeignPart(part, report, part);
        break;
      default:
        unreachable(part);
    }
  }
  reportOrder(message, report);
  const reasoning = joinReasoning(thoughts);
  const { extraContent: rest } = splitExtras(message);
  const details = encodeDetails(message, thoughts);
  const extraContent = encodeExtraContent({
    reasoning: thoughts.map((thought) => (details?.signedParts.has(thought) ? withoutSignature(thought) : thought)),
    ...(signature && { signature }),
    ...(rest && { rest }),
  });
  const [legacy, ...beyond] = calls.some((call) => usesFunctionCall(request, call)) ? calls : [];
  for (const call of beyond) report({ at: call, what: 'function_call holds one call only' });
  const toolCalls = legacy ? [] : calls.map(encodeCall);
  const saysElse = calls.length > 0 || refusal !== '' || audio !== undefined;
  const isEmpty = content === '' && saysElse && !hasWireForm(message, 'empty-string');
  return {
    content: isEmpty ? null : content,
    refusal: refusal === '' ? null : refusal,
    ...(legacy && {
      legacy: { name: legacy.name, arguments: argumentsText(legacy), ...asObject(extrasOf(legacy)['function']) },
    }),
    fields: {
      ...(reasoning !== '' && encodeReasoningFields(thoughts[0] ?? {}, reasoning)),
      ...(details && { reasoning_details: details.details }),
      ...((nonEmpty(annotations) || hasWireForm(message, 'annotations')) && { annotations }),
      ...(audio && { audio }),
      ...(nonEmpty(images) && { images }),
      ...(nonEmpty(toolCalls) && { tool_calls: toolCalls }),
      ...(extraContent && { extra_content: extraContent }),
    },
  };
}

// The fields of a message have no order among each other; this is the one in which they are read.
const ranks: Record<CoreAssistantPart['type'], number> = {
  reasoning: 0,
  text: 1,
  refusal: 2,
  image: 3,
  'tool-call': 4,
  audio: 5,
  'tool-result': -1,
  opaque: -1,
};

/** Negative for what is not told of. */
const rankOf = (part: CoreAssistantPart): number =>
  part.type === 'tool-call' && part.runs === 'server' ? -1 : ranks[part.type];

function reportOrder(message: CoreAssistantMessage, report: FrontendContext['report']): void {
  const told = message.content.map(rankOf).filter((rank) => rank >= 0);
  if (told.some((rank, index) => rank < (told[index - 1] ?? 0)))
    report({ at: message, field: 'content', what: 'the order of its parts', instead: 'reasoning, text, then calls' });
}

function encodeCall(call: CoreToolCall): JsonObject {
  const { id, name, input, signature } = call;
  const { extra_content: own, function: ofFunction, custom: ofCustom, ...rest } = extrasOf(call);
  const ofSeal: JsonObject = signature ? { google: { thought_signature: signatureToToken(signature, protocol) } } : {};
  const extraContent = nonEmpty(mergeDeep(asObject(own) ?? {}, ofSeal));
  const around = { ...rest, ...(extraContent && { extra_content: extraContent }) };
  if (input.kind === 'freeform')
    return { id, type: 'custom', custom: { name, input: input.text, ...asObject(ofCustom) }, ...around };
  const called = { name, arguments: argumentsText(call), ...asObject(ofFunction) };
  return { id, type: 'function', function: called, ...around };
}
