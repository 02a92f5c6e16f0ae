import type { BackendContext } from '../../core/codec.ts';
import { badUpstreamReply } from '../../core/error.ts';
import { readFreeformInput, isFreeformTool } from '../../core/freeform.ts';
import { asObject, objectsIn, nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import { PartWriter } from '../../core/part-writer.ts';
import { createNameRestorer } from '../../core/tool-names.ts';
import type {
  CoreAssistantPart,
  CoreLogprob,
  CoreReasoning,
  CoreStreamEvent,
  CoreText,
  CoreToolCall,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { decodeCitations, groundedCitations } from './citations.ts';
import { withExtras, withWireForm } from './extras.ts';
import { decodeFinish, isUnexpectedCall } from './finish.ts';
import { decodeLogprobs, hasVendorDetails } from './logprobs.ts';
import { toolNameRule } from './names.ts';
import { decodeModelPart, splitByKind, type PartContext } from './parts.ts';
import { createStreamedCallReader } from './streamed-calls.ts';

/** Reads one candidate: the pieces of a stream, or the one piece that a plain answer is. */
export interface CandidateReader {
  read(candidate: JsonObject): void;
  /** Fields of a piece around the candidate, which came too late to be of the answer's start. */
  keepLateFields(fields: JsonObject): void;
  /** No more pieces will come. */
  end(): void;
  readonly isFinished: boolean;
}

export function createCandidateReader(
  index: number,
  emit: (event: CoreStreamEvent) => void,
  context: BackendContext,
): CandidateReader {
  const { request } = context;
  const writer = new PartWriter(emit, index);
  const source: PartContext = { issuer: context.issuer, mintId: () => context.mint('call_') };
  const nameOf = createNameRestorer(request, toolNameRule);
  const fields = new Map<string, JsonValue>();
  const late = new Map<string, JsonValue>();
  /** All visible text, and where in it the text that is open begins. */
  const texts: string[] = [];
  let length = 0;
  let openedAt = 0;
  const streamed = createStreamedCallReader(badUpstreamReply);
  let calls = 0;
  let isCut = false;
  let hasParts = false;
  /** What there was in place of parts, and log probabilities as the vendor wrote them, if it did once only. */
  let contentWithoutParts: JsonValue = null;
  const logprobsResults: JsonValue[] = [];
  /** Whether the list of citations has the name that Vertex AI gives it. */
  let isNamedCitations = false;
  let finishReason: string | undefined;
  /** Whether what was told of the end is still all there is. */
  let isReported = false;

  function readPart(wire: JsonObject, logprobs: CoreLogprob[] | undefined): void {
    const { carried, part } = decodeModelPart(wire, undefined, source);
    readCarried(carried);
    if (part) readDecoded(part, logprobs);
  }

  /** Of one thought that was shown as well nothing is missing but the signature. */
  function readCarried(carried: readonly CoreReasoning[]): void {
    const [only, ...others] = carried;
    const [block] = only?.blocks ?? [];
    if (only?.signature && others.length === 0 && writer.isOpen('reasoning'))
      writer.closeText({ signature: only.signature, ...withWireForm(block?.kind === 'full' ? { kind: 'full' } : {}) });
    else for (const reasoning of carried) readReasoning(reasoning);
  }

  function readDecoded(part: CoreAssistantPart, logprobs: CoreLogprob[] | undefined): void {
    switch (part.type) {
      case 'text':
        return readText(part, logprobs);
      case 'reasoning':
        return readReasoning(part);
      case 'tool-call':
        return readCall(part);
      case 'image':
      case 'audio':
      case 'opaque':
      case 'refusal':
      case 'tool-result':
        return writer.part(part);
      default:
        unreachable(part);
    }
  }

  /** A signature ends its part. It may come after the text, in a part of its own without any. */
  function readText(part: CoreText, logprobs: CoreLogprob[] | undefined): void {
    const { type: _, text, ...closing } = part;
    if (text === '' && !logprobs && !writer.isOpen('text')) return writer.part(part);
    if (text !== '' && part.extras) writer.closeText({});
    if (!writer.isOpen('text')) openedAt = length;
    texts.push(text);
    length += text.length;
    writer.text(text, 'text', logprobs);
    if (nonEmpty(closing)) writer.closeText(closing);
  }

  function readReasoning(part: CoreReasoning): void {
    const { type: _, blocks, ...closing } = part;
    if (blocks.length === 0 && !writer.isOpen('reasoning')) return writer.part(part);
    if (blocks.length > 0 && part.extras) writer.closeText({});
    for (const [block, { kind, text }] of blocks.entries()) writer.reasoning(text, kind, block);
    if (nonEmpty(closing)) writer.closeText(closing);
  }

  function readCall(call: CoreToolCall): void {
    const { type: _, id, name: wireName, input, providerExecuted, ...closing } = call;
    const name = nameOf(wireName) || `tool_${calls}`;
    calls++;
    const isRaw = isFreeformTool(request, name) && input.kind === 'json';
    const given = isRaw ? readFreeformInput(JSON.stringify(input.value)) : input;
    writer.toolCall({ id, name, input: given, providerExecuted }, closing);
  }

  /** What the text that is open cites; what is cited of an earlier one stays as the vendor said it. */
  function readCitations(): void {
    const metadata = asObject(fields.get('citationMetadata'));
    const grounding = fields.get('groundingMetadata');
    if (!metadata && grounding === undefined) return;
    isNamedCitations = metadata?.['citations'] !== undefined;
    const text = texts.join('');
    const isOpen = writer.isOpen('text');
    const { found: citations, others } = decodeCitations(metadata, text);
    const place = (at: { start: number; end: number } | undefined) => ({
      isInside: isOpen && (at === undefined || at.start >= openedAt),
      shifted: at ? { at: { start: at.start - openedAt, end: at.end - openedAt } } : {},
    });
    const left: JsonObject[] = [...others];
    for (const { citation, wire } of citations) {
      const { isInside, shifted } = place(citation.at);
      if (isInside) writer.citation({ ...citation, ...shifted });
      else left.push(wire);
    }
    for (const citation of groundedCitations(grounding, text)) {
      const { isInside, shifted } = place(citation.at);
      if (isInside) writer.citation({ ...citation, ...shifted });
    }
    const { citations: _, citationSources: __, ...beside } = metadata ?? {};
    if (left.length > 0 || nonEmpty(beside))
      fields.set('citationMetadata', { ...beside, ...(left.length > 0 && { citations: left }) });
    else if (citations.length > 0) fields.delete('citationMetadata');
  }

  /** What came of a streamed call before the answer ended; one that was cut must not look whole. */
  function readUnfinishedCall(reason: string): void {
    const wire = streamed.takeUnfinished();
    const { part } = wire ? decodeModelPart(wire, undefined, source) : {};
    if (part?.type !== 'tool-call' || part.input.kind !== 'json') return;
    if (decodeFinish(reason, 'no calls').reason === 'stop') return readCall(part);
    isCut = true;
    const text = JSON.stringify(part.input.value).slice(0, -1);
    context.note({ what: `the arguments of ${part.name} broke off`, saw: text });
    readCall({ ...part, input: { kind: 'json-text', text } });
  }

  function reportFinish(): void {
    if (finishReason === undefined) return;
    isReported = true;
    readUnfinishedCall(finishReason);
    readCitations();
    writer.closeAll();
    const extras = withExtras({
      ...Object.fromEntries(fields),
      ...(late.size > 0 && { piece: Object.fromEntries(late) }),
    });
    const [logprobs, ...others] = logprobsResults;
    const wireForm = withWireForm({
      ...(!hasParts && { content: contentWithoutParts }),
      ...(isNamedCitations && { citations: 'citations' }),
      ...(others.length === 0 && hasVendorDetails(logprobs) && { logprobsResult: logprobs ?? null }),
    });
    const finish = decodeFinish(finishReason, calls > 0 && !isCut ? 'calls' : 'no calls');
    if (finish.reason === 'tool-calls' && isUnexpectedCall(finishReason))
      context.note({
        what: 'the vendor did not expect a tool to be called',
        saw: finishReason,
        made: 'the calls as they came',
      });
    emit({ type: 'finish', candidate: index, finish, ...extras, ...wireForm });
  }

  return {
    read(candidate) {
      const { index: _, content, finishReason: reason, logprobsResult, ...rest } = candidate;
      const wires = objectsIn(asObject(content)?.['parts']);
      const parts = wires.flatMap(splitByKind).flatMap(streamed.take);
      const logprobs = decodeLogprobs(logprobsResult);
      if (wires.length > 0) hasParts = true;
      else contentWithoutParts = content ?? null;
      if (logprobsResult !== undefined) logprobsResults.push(logprobsResult);
      const firstText = parts.findIndex((part) => typeof part['text'] === 'string' && part['thought'] !== true);
      for (const [at, part] of parts.entries())
        readPart(part, at === firstText && logprobs.length > 0 ? logprobs : undefined);
      for (const [name, value] of Object.entries(rest)) if (value !== null) fields.set(name, value);
      const { parts: _parts, role: _role, ...ofContent } = asObject(content) ?? {};
      if (parts.length > 0 && nonEmpty(ofContent))
        fields.set('content', { ...asObject(fields.get('content')), ...ofContent });
      if (typeof reason === 'string' && reason !== 'FINISH_REASON_UNSPECIFIED') {
        finishReason = reason;
        reportFinish();
      } else if (wires.length > 0) isReported = false;
    },
    keepLateFields(more) {
      for (const [name, value] of Object.entries(more)) late.set(name, value);
      isReported = false;
    },
    end() {
      if (!isReported) reportFinish();
    },
    get isFinished() {
      return finishReason !== undefined;
    },
  };
}
