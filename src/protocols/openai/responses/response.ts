import type { ReceivedResponse } from '../../../../generated/openai.js';
import { readResponse } from '../../../../generated/openai.readers.js';
import type { BackendContext } from '../../../core/codec.ts';
import { decodeErrorInStream, isErrorAlone } from '../../../core/error-object.ts';
import { badUpstreamReply, LouterError } from '../../../core/error.ts';
import { restoreFreeform } from '../../../core/freeform.ts';
import { asTimestamp } from '../../../core/count.ts';
import { asObject, objectsIn, type JsonValue } from '../../../core/json.ts';
import { toLogprobs } from '../../../core/logprobs.ts';
import { setPointer } from '../../../core/provenance.ts';
import type {
  CoreAssistantPart,
  CoreCandidate,
  CoreChatResponse,
  CoreLogprob,
  CoreToolCall,
} from '../../../core/types.ts';
import { splitFields } from './answer.ts';
import { isRepeatedCall, repeatedCallNote } from './calls.ts';
import { compactedExtras } from './compaction.ts';
import { decodeOpaque } from './content.ts';
import { decodeFailure } from './error.ts';
import { protocol, withExtras, withWireForm } from './extras.ts';
import { decodeFinish, type OutputSummary } from './finish.ts';
import { decodeOutputItem, messageOf, type ItemContext } from './output-items.ts';
import { createToolNames } from './tool-names.ts';
import { decodeUsage, responsesUsage } from '../shared/usage.ts';
import { isCompacted } from './wire.ts';

// ---------------------------------------------------------------- wire → core

/** @throws {LouterError} `bad-upstream-reply` when the body is no response, the vendor's error when it failed. */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const object = asObject(body);
  const response = readResponse(body);
  const { output, error, status } = response ?? {};
  if (error && (status === 'failed' || !output)) throw new LouterError(decodeFailure(error));
  if (object && !output && isErrorAlone(object)) throw new LouterError(decodeErrorInStream(object, protocol));
  if (!response || !output) throw badUpstreamReply('the answer is no response of OpenAI: it has no array `output`');
  if (status === 'failed') throw new LouterError(decodeFailure({}));
  if (isCompacted(object)) return decodeCompacted(response, context);
  const items = createItemContext(context);
  const decodedParts = output.flatMap((item, index) => decodeOutputItem(item, `/output/${index}`, items));
  const parts = omitRepeatedCalls(decodedParts, context).map((part) => restoreFreeform(part, context.request));
  const logprobs = collectLogprobs(output);
  const { echo, rest } = splitFields(response);
  const usage = decodeUsage(object?.['usage' satisfies keyof ReceivedResponse], responsesUsage, protocol);
  const candidate: CoreCandidate = {
    message: { role: 'assistant', content: parts, ...withWireForm({ response: echo }) },
    finish: setPointer('', decodeFinish(response, summarizeParts(parts))),
    ...(logprobs.length > 0 && { logprobs }),
  };
  return setPointer('', {
    ...decodeHead(response, context),
    candidates: [candidate],
    ...(usage && { usage }),
    ...withExtras(rest),
  });
}

/** A compacted conversation: its items are those of a request, and go back as they are. */
const decodeCompacted = (response: ReceivedResponse, context: BackendContext): CoreChatResponse => {
  const usage = decodeUsage(response.usage, responsesUsage, protocol);
  const content = objectsIn(response.output).map((item, index) =>
    setPointer(`/output/${index}`, decodeOpaque(item, 'item')),
  );
  return setPointer('', {
    ...decodeHead(response, context),
    candidates: [{ message: { role: 'assistant', content }, finish: setPointer('', { reason: 'stop' as const }) }],
    ...(usage && { usage }),
    ...withExtras(compactedExtras(response)),
  });
};

const summarizeParts = (parts: readonly CoreAssistantPart[]): OutputSummary => ({
  calls: parts.some((part) => part.type === 'tool-call' && !part.providerExecuted),
  refusal: parts.some((part) => part.type === 'refusal' && part.text !== ''),
});

/** What names an answer. */
export function decodeHead(
  response: Pick<ReceivedResponse, 'id' | 'model' | 'created_at'>,
  context: BackendContext,
): { id: string; model: string; createdAt?: number } {
  const createdAt = asTimestamp(response.created_at);
  return {
    id: response.id ?? '',
    model: response.model ?? context.model,
    ...(createdAt !== undefined && { createdAt }),
  };
}

export const createItemContext = ({ request, issuer, mint }: BackendContext): ItemContext => ({
  names: createToolNames(request.tools ?? []),
  issuer,
  mint,
  isAnswer: true,
});

/** Calls without those that repeat an earlier one; a call without a name gets one. */
function omitRepeatedCalls(parts: readonly CoreAssistantPart[], { note }: BackendContext): CoreAssistantPart[] {
  const calls = new Map<string, CoreToolCall>();
  const kept: CoreAssistantPart[] = [];
  for (const part of parts) {
    const earlier = part.type === 'tool-call' ? calls.get(part.id) : undefined;
    if (part.type === 'tool-call' && earlier && isRepeatedCall(part, earlier)) {
      if (earlier.name === '') earlier.name = part.name;
      note(repeatedCallNote);
    } else kept.push(part);
    if (part.type === 'tool-call' && !earlier) calls.set(part.id, part);
  }
  for (const [index, part] of kept.entries())
    if (part.type === 'tool-call' && part.name === '') part.name = `tool_${index}`;
  return kept;
}

const collectLogprobs = (output: NonNullable<ReceivedResponse['output']>): CoreLogprob[] =>
  output.flatMap((item) => {
    const content = messageOf(item)?.content;
    const parts = typeof content === 'string' ? [] : (content ?? []);
    return parts.flatMap((part) => (part.type === 'output_text' ? toLogprobs(part.logprobs ?? []) : []));
  });
