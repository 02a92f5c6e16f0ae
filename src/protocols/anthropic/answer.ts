import type { BackendContext, FrontendContext, Report } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { readFreeformInput, isFreeformTool } from '../../core/freeform.ts';
import { asArray, asObject, asString, parseArguments, type JsonObject, type JsonValue } from '../../core/json.ts';
import { setPointer, reportForeignExtras, reportForeignPart } from '../../core/provenance.ts';
import { createNameRestorer } from '../../core/tool-names.ts';
import type { CoreAssistantPart, CoreCandidate, CoreChatResponse, CoreFinish } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { encodeCall, encodeServerResult } from './calls.ts';
import { decodeAssistantBlock, nativeBlock } from './parts.ts';
import { decodeError } from './errors.ts';
import { extrasOf, blockTypeOf } from './extras.ts';
import { decodeFinish, encodeFinish } from './finish.ts';
import { toolNameRule } from './names.ts';
import { encodeReasoning } from './reasoning.ts';
import { encodeTextBlock } from './text.ts';
import { decodeUsage, encodeUsage } from './usage.ts';

// ---------------------------------------------------------------- wire to Core

/** @throws {LouterError} `bad-upstream-reply` when the body is no message. */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const message = asObject(body);
  const content = asArray(message?.['content']);
  if (message && blockTypeOf(message) === 'error')
    throw new LouterError(decodeError({ status: 200, headers: {}, body: message }));
  if (!message || !content)
    throw new LouterError({
      kind: 'bad-upstream-reply',
      message: 'the answer is no Anthropic message: it has no array `content`',
    });
  const restore = createCallRestorer(context);
  const parts = content.map((each, index) =>
    restore(decodeAssistantBlock(asObject(each) ?? {}, `/content/${index}`, context.issuer)),
  );
  const { head, late } = splitMessageFields(message);
  const usage = decodeUsage(asObject(message['usage']) ?? {});
  return setPointer('', {
    id: asString(message['id']) ?? '',
    model: asString(message['model']) ?? context.model,
    candidates: [
      {
        message: { role: 'assistant', content: parts, ...(late && { extras: late }) },
        finish: decodeFinish({
          reason: asString(message['stop_reason']),
          stopSequence: asString(message['stop_sequence']),
          hasCalls: parts.some((part) => part.type === 'tool-call' && part.runs === 'client'),
        }),
      },
    ],
    ...(usage && { usage }),
    ...(head && { extras: head }),
  });
}

/** Gives calls the client's own names back, and to freeform tools their raw input. */
function createCallRestorer({ request }: BackendContext): <T extends CoreAssistantPart>(part: T) => T {
  const nameOf = createNameRestorer(request, toolNameRule);
  return (part) => {
    if (part.type !== 'tool-call' || part.runs !== 'client') return part;
    part.name = nameOf(part.name);
    if (isFreeformTool(request, part.name) && part.input.kind !== 'freeform')
      part.input = readFreeformInput(part.input.kind === 'json' ? JSON.stringify(part.input.value) : part.input.text);
    return part;
  };
}

/** Fields that a stream says only at its end. They belong to the message, all others to the response. */
const lateFields = ['stop_details', 'container', 'context_management'];

/** The fields of a message Core has none for, in the two places a stream can put them. */
export function splitMessageFields(message: JsonObject): {
  head: ReturnType<typeof extrasOf>;
  late: ReturnType<typeof extrasOf>;
} {
  const { id: _, type: __, role: ___, model: ____, content: _____, ...others } = message;
  const { stop_reason: ______, stop_sequence: _______, usage: ________, ...rest } = others;
  const entries = Object.entries(rest);
  return {
    head: extrasOf(Object.fromEntries(entries.filter(([key]) => !lateFields.includes(key)))),
    late: extrasOf(Object.fromEntries(entries.filter(([key]) => lateFields.includes(key)))),
  };
}

// ---------------------------------------------------------------- Core to wire

export function encodeResponse(response: CoreChatResponse, context: FrontendContext): JsonObject {
  const { report } = context;
  reportForeignExtras(response, 'anthropic', report);
  const [candidate, ...others] = response.candidates;
  if (others.length > 0)
    report({
      at: response,
      field: 'candidates',
      what: 'answers beside the first',
      instead: 'the first',
    });
  const { message, finish }: CoreCandidate = candidate ?? emptyCandidate;
  reportForeignExtras(message, 'anthropic', report);
  if (candidate?.logprobs) report({ at: candidate, field: 'logprobs', what: 'log probabilities cannot be said' });
  const content = message.content.flatMap((part): JsonObject[] => {
    const block = isTruncatedCall(part, finish) ? undefined : encodeAnswerBlock(part, report);
    if (isTruncatedCall(part, finish))
      report({ at: part, what: 'the call was cut short', instead: 'the stop reason alone' });
    return block ? [block] : [];
  });
  return {
    ...response.extras?.anthropic,
    ...message.extras?.anthropic,
    id: encodeMessageId(response.id, context),
    type: 'message',
    role: 'assistant',
    model: context.request.model,
    content,
    stop_reason: encodeFinish(finish, hasCallBlocks(content), report),
    stop_sequence: finish.stopSequence ?? null,
    usage: encodeUsage(response.usage),
  };
}

const emptyCandidate: CoreCandidate = { message: { role: 'assistant', content: [] }, finish: { reason: 'other' } };

const hasCallBlocks = (content: readonly JsonObject[]): 'calls' | 'no calls' =>
  content.some((block) => block['type'] === 'tool_use') ? 'calls' : 'no calls';

/** A call whose arguments the limit of output cut through must not look like one to carry out. */
export const isTruncatedCall = (part: CoreAssistantPart, finish: CoreFinish): boolean =>
  finish.reason === 'length' &&
  part.type === 'tool-call' &&
  part.input.kind === 'json-text' &&
  parseArguments(part.input.text) === undefined;

/**
 * The vendor's own ids are kept; others get its prefix, without characters its ids never hold. A client may continue a
 * thread by the id, and servers of other protocols give it again: Ollama's Chat route has 999 of them.
 */
export function encodeMessageId(id: string, { mint }: FrontendContext): string {
  if (id === '') return mint('msg_');
  return id.startsWith('msg_') ? id : mint(`msg_${id.replace(/[^a-zA-Z0-9_-]/g, '_')}_`);
}

/** A part of an answer as a block; `undefined` where there is nothing to say, reported unless it was empty. */
export function encodeAnswerBlock(part: CoreAssistantPart, report: Report): JsonObject | undefined {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return part.text === '' ? undefined : encodeTextBlock(part, report, 'any');
    case 'reasoning':
      return encodeReasoning(part, report);
    case 'tool-call':
      return encodeCall(part, report);
    case 'tool-result':
      return encodeServerResult(part, report);
    case 'opaque':
      return nativeBlock(part) ?? reportForeignPart(part, report, part);
    case 'image':
      report({ at: part, what: 'an image cannot be part of an answer' });
      return undefined;
    case 'audio':
      report({
        at: part,
        what: 'audio cannot be part of an answer',
        ...(part.transcript && { instead: 'its transcript' }),
      });
      return part.transcript ? { type: 'text', text: part.transcript } : undefined;
    default:
      return unreachable(part);
  }
}
