import type * as wire from '../../../generated/gemini.js';
import type { BackendContext } from '../../core/codec.ts';
import { badUpstreamReply } from '../../core/error.ts';
import { nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import { mintedIdPrefixes } from '../../core/hosted-tools.ts';
import { PartWriter } from '../../core/part-writer.ts';
import { createNameRestorer } from '../../core/tool-names.ts';
import type {
  CoreAssistantPart,
  CoreCitation,
  CoreLogprob,
  CoreReasoning,
  CoreText,
  CoreToolCall,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { filled, wireObject } from '../../core/wire-object.ts';
import { decodeCitations, groundedCitations } from './citations.ts';
import { withExtras, withWireForm } from './extras.ts';
import { createCodeMatcher } from './code-execution.ts';
import { decodeGrounding } from './grounding.ts';
import { decodeFinish, isUnexpectedCall } from './finish.ts';
import { decodeLogprobs, hasVendorDetails } from './logprobs.ts';
import { toolNameRule } from './names.ts';
import { decodeModelPart, splitByKind, type PartContext } from './parts.ts';
import { createStreamedCallReader } from './streamed-calls.ts';
import { decodeUrlContext } from './url-context.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

/** How a candidate was written: what it has in place of parts, the name of its citations, and its log probabilities. */
export type CandidateForm = Pick<wire.ReceivedCandidate, 'content' | 'logprobsResult'> & { citations?: 'citations' };

/** Reads one candidate: the pieces of a stream, or the one piece of a plain answer. */
export class CandidateReader {
  readonly #context: BackendContext;
  readonly #emit: (event: CoreStreamEvent) => void;
  readonly #writer: PartWriter;
  readonly #source: PartContext;
  readonly #nameOf: (name: string) => string;
  readonly #streamed = createStreamedCallReader(badUpstreamReply);
  #citations: wire.ReceivedCitationMetadata | undefined;
  #grounding: wire.ReceivedGroundingMetadata | undefined;
  #urlContext: wire.ReceivedUrlContextMetadata | undefined;
  /** The other fields of the content and beside it, and those beside the candidates that arrived after the start. */
  #contentFields: JsonObject = {};
  readonly #fields = new Map<string, JsonValue>();
  readonly #lateFields = new Map<string, JsonValue>();
  /** All visible text, its length, and where in it the open text begins. */
  readonly #texts: string[] = [];
  #length = 0;
  #openedAt = 0;
  #calls = 0;
  /** Whether the searches were written, and the pages that were read. */
  #hasSearches = false;
  #hasPages = false;
  #isCut = false;
  #hasParts = false;
  /** What the vendor wrote in place of parts. */
  #contentWithoutParts: wire.ReceivedCandidateContent | null = null;
  readonly #logprobsResults: wire.ReceivedLogprobsResult[] = [];
  /** Whether the list of citations has the name that Vertex AI gives it. */
  #isNamedCitations = false;
  #finishReason: string | undefined;
  /** Whether the finish has been reported, and nothing was read since. */
  #isReported = false;

  constructor(index: number, emit: (event: CoreStreamEvent) => void, context: BackendContext) {
    this.#context = context;
    this.#emit = emit;
    this.#writer = new PartWriter(emit, index);
    const code = createCodeMatcher(() => context.mint(mintedIdPrefixes['code-execution']));
    this.#source = { issuer: context.issuer, mintId: () => context.mint('call_'), code };
    this.#nameOf = createNameRestorer(context.request, toolNameRule);
  }

  get isFinished(): boolean {
    return this.#finishReason !== undefined;
  }

  read(candidate: wire.ReceivedCandidate): void {
    const { index: _, content, finishReason, logprobsResult, ...others } = candidate;
    const { citationMetadata, groundingMetadata, urlContextMetadata, ...rest } = others;
    const { parts: wires, role: _role, ...contentFields } = content ?? {};
    const hasParts = this.#readParts(wires ?? [], logprobsResult ?? undefined);
    if (!hasParts) this.#contentWithoutParts = content ?? null;
    this.#citations = citationMetadata ?? this.#citations;
    this.#grounding = groundingMetadata ?? this.#grounding;
    this.#urlContext = urlContextMetadata ?? this.#urlContext;
    for (const [name, value] of Object.entries(rest)) if (value !== null) this.#fields.set(name, value);
    if (hasParts) this.#contentFields = { ...this.#contentFields, ...contentFields };
    if (finishReason && finishReason !== 'FINISH_REASON_UNSPECIFIED') {
      this.#finishReason = finishReason;
      this.#reportFinish();
    } else if (hasParts) this.#isReported = false;
  }

  /** Keeps fields beside the candidates that arrived after the start of the answer. */
  keepLateFields(fields: wire.ReceivedGenerateContentPiece): void {
    for (const [name, value] of Object.entries(fields)) this.#lateFields.set(name, value);
    this.#isReported = false;
  }

  /** No more pieces follow. */
  end(): void {
    if (!this.#isReported) this.#reportFinish();
  }

  /** The log probabilities of a piece belong to its first text. Gives whether there are any parts. */
  #readParts(
    received: readonly wire.ReceivedCandidatePart[],
    logprobsResult: wire.ReceivedLogprobsResult | undefined,
  ): boolean {
    const parts: wire.ReceivedCandidatePart[] = [];
    for (const each of received) for (const part of splitByKind(each)) parts.push(...this.#streamed.take(part));
    const logprobs = decodeLogprobs(logprobsResult);
    if (logprobsResult) this.#logprobsResults.push(logprobsResult);
    const firstText = parts.findIndex(({ text, thought }) => typeof text === 'string' && thought !== true);
    for (const [at, part] of parts.entries())
      this.#readPart(part, at === firstText && logprobs.length > 0 ? logprobs : undefined);
    if (received.length > 0) this.#hasParts = true;
    return received.length > 0;
  }

  #readPart(received: wire.ReceivedCandidatePart, logprobs: CoreLogprob[] | undefined): void {
    const { carried, part } = decodeModelPart(received, undefined, this.#source);
    this.#readCarried(carried);
    if (part) this.#readDecoded(part, logprobs);
  }

  /** If the only reasoning in a signature that has a text has been written as a thought, just its signature is new. */
  #readCarried(carried: readonly CoreReasoning[]): void {
    const [first, ...others] = carried;
    const [block] = first?.blocks ?? [];
    const isShown = this.#writer.isOpen('reasoning') && others.every(({ blocks }) => blocks.length === 0);
    const signature = isShown ? first?.signature : undefined;
    if (signature)
      this.#writer.closeText({ signature, ...withWireForm(block?.kind === 'full' ? { kind: 'full' } : {}) });
    for (const reasoning of signature ? others : carried) this.#readReasoning(reasoning);
  }

  #readDecoded(part: CoreAssistantPart, logprobs: CoreLogprob[] | undefined): void {
    switch (part.type) {
      case 'text':
        return this.#readText(part, logprobs);
      case 'reasoning':
        return this.#readReasoning(part);
      case 'tool-call':
        return part.providerExecuted ? this.#writer.part(part) : this.#readCall(part);
      case 'image':
      case 'audio':
      case 'opaque':
      case 'refusal':
      case 'tool-result':
        return this.#writer.part(part);
      default:
        unreachable(part);
    }
  }

  /** A signature ends its part. It may arrive after the text, in a part without text. */
  #readText(part: CoreText, logprobs: CoreLogprob[] | undefined): void {
    const { type: _, text, ...closing } = part;
    if (text === '' && !logprobs && !this.#writer.isOpen('text')) return this.#writer.part(part);
    if (text !== '' && part.extras) this.#writer.closeText({});
    if (!this.#writer.isOpen('text')) this.#openedAt = this.#length;
    this.#texts.push(text);
    this.#length += text.length;
    this.#writer.text(text, 'text', logprobs);
    if (nonEmpty(closing)) this.#writer.closeText(closing);
  }

  #readReasoning(part: CoreReasoning): void {
    const { type: _, blocks, ...closing } = part;
    if (blocks.length === 0 && !this.#writer.isOpen('reasoning')) return this.#writer.part(part);
    if (blocks.length > 0 && part.extras) this.#writer.closeText({});
    for (const [block, { kind, text }] of blocks.entries()) this.#writer.reasoning(text, kind, block);
    if (nonEmpty(closing)) this.#writer.closeText(closing);
  }

  #readCall(call: CoreToolCall): void {
    const { type: _, id, name: wireName, input, providerExecuted, ...closing } = call;
    const name = this.#nameOf(wireName) || `tool_${this.#calls}`;
    this.#calls++;
    this.#writer.toolCall({ id, name, input, providerExecuted }, closing);
  }

  /** Writes the citations of the open text; those of an earlier text stay among the vendor's fields. */
  #readCitations(): void {
    if (!this.#citations && !this.#grounding) return;
    const { citations: named, citationSources: _, ...beside } = this.#citations ?? {};
    this.#isNamedCitations = named !== undefined;
    const text = this.#texts.join('');
    const { found, others } = decodeCitations(this.#citations ?? {}, text);
    const left = [
      ...others,
      ...found.flatMap(({ citation, received }) => (this.#writeCitation(citation) ? [] : received)),
    ];
    for (const citation of groundedCitations(this.#grounding, text)) this.#writeCitation(citation);
    if (left.length > 0 || nonEmpty(beside))
      this.#citations = wireObject<wire.ReceivedCitationMetadata>({ ...beside, citations: filled(left) });
    else if (found.length > 0) this.#citations = undefined;
  }

  /** Returns whether it is of the open text. */
  #writeCitation(citation: CoreCitation): boolean {
    const { at } = citation;
    const isInside = this.#writer.isOpen('text') && (at === undefined || at.start >= this.#openedAt);
    const begin = this.#openedAt;
    if (isInside)
      this.#writer.citation({ ...citation, ...(at && { at: { start: at.start - begin, end: at.end - begin } }) });
    return isInside;
  }

  /** Writes the searches of the vendor, which are known at the end only. */
  #readGrounding(): void {
    if (this.#hasSearches || !this.#grounding) return;
    const grounding = decodeGrounding(this.#grounding, () => this.#context.mint(mintedIdPrefixes['web-search']));
    if (!grounding) return;
    this.#hasSearches = true;
    this.#writer.part(grounding.call);
    this.#writer.part(grounding.result);
    this.#grounding = nonEmpty(grounding.rest);
  }

  /** Writes the pages that the vendor read, which are known at the end only. */
  #readPages(): void {
    if (this.#hasPages || !this.#urlContext) return;
    const pages = decodeUrlContext(this.#urlContext, (prefix) => this.#context.mint(prefix));
    if (!pages) return;
    this.#hasPages = true;
    for (const part of pages.parts) this.#writer.part(part);
    this.#urlContext = pages.rest;
  }

  /** Writes a streamed call that has not ended; one that was cut off must not look complete. */
  #readUnfinishedCall(reason: string): void {
    const unfinished = this.#streamed.takeUnfinished();
    const { part } = unfinished ? decodeModelPart(unfinished, undefined, this.#source) : {};
    if (part?.type !== 'tool-call' || part.input.kind !== 'json') return;
    if (decodeFinish(reason, { hasCalls: false }).reason === 'stop') return this.#readCall(part);
    this.#isCut = true;
    const text = JSON.stringify(part.input.value).slice(0, -1);
    this.#context.note({ what: `the arguments of ${part.name} broke off`, saw: text });
    this.#readCall({ ...part, input: { kind: 'json-text', text } });
  }

  #reportFinish(): void {
    if (this.#finishReason === undefined) return;
    this.#isReported = true;
    this.#readUnfinishedCall(this.#finishReason);
    this.#readCitations();
    this.#writer.closeAll();
    this.#readGrounding();
    this.#readPages();
    const extras = withExtras({
      ...Object.fromEntries(this.#fields),
      ...wireObject<wire.ReceivedCandidate>({
        content: nonEmpty(this.#contentFields),
        citationMetadata: this.#citations,
        groundingMetadata: this.#grounding,
        urlContextMetadata: this.#urlContext,
      }),
      ...(this.#lateFields.size > 0 && { piece: Object.fromEntries(this.#lateFields) }),
    });
    const [logprobs, ...others] = this.#logprobsResults;
    const form: CandidateForm = {
      ...(!this.#hasParts && { content: this.#contentWithoutParts }),
      ...(this.#isNamedCitations && { citations: 'citations' }),
      ...(logprobs && others.length === 0 && hasVendorDetails(logprobs) && { logprobsResult: logprobs }),
    };
    const finish = decodeFinish(this.#finishReason, { hasCalls: this.#calls > 0 && !this.#isCut });
    if (finish.reason === 'tool-calls' && isUnexpectedCall(this.#finishReason))
      this.#context.note({
        what: 'the vendor did not expect a tool to be called',
        saw: this.#finishReason,
        made: 'the calls as they came',
      });
    this.#emit({ type: 'finish', candidate: this.#writer.candidate, finish, ...extras, ...withWireForm(form) });
  }
}
