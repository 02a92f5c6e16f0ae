import type * as wire from '../../../generated/gemini.js';
import { readCandidate } from '../../../generated/gemini.readers.js';
import { wholeCalls, type WholeCallEvent, type WholePartEvent } from '../../core/answer-steps.ts';
import type { FrontendContext, Report } from '../../core/codec.ts';
import { closingFields, type CorePartEvent } from '../../core/fold.ts';
import { asObject, nonEmpty, type JsonObject } from '../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../core/provenance.ts';
import type { CoreFinish, CoreReasoning, CoreToolCall, Extras, Signature } from '../../core/types.ts';
import { readArguments } from '../../core/tool-input.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject } from '../../core/wire-object.ts';
import type { CandidateForm } from './candidate-reader.ts';
import { citationListName, encodeCitations, encodeSupports, type PlacedCitation, type TextPlace } from './citations.ts';
import { HostedEncoder } from './hosted-encoder.ts';
import { extrasOf, protocol, wireFormOf } from './extras.ts';
import { encodeFinish } from './finish.ts';
import { encodeLogprobs } from './logprobs.ts';
import { encodeAnswerMedium } from './media.ts';
import { encodeCall, nativePart } from './parts.ts';
import { isGeminiSignature, mustBeWrapped } from './signatures.ts';
import { shouldShowThoughts } from './thinking.ts';
import type { CoreReasoningDelta, CoreStreamEvent, CoreTextDelta } from '../../core/stream-event.ts';

type FinishEvent = Extract<CoreStreamEvent, { type: 'finish' }>;

/** A part of an answer; its signature is encoded once it is known which fragments become one part. */
export interface EncodedPart {
  /** The index of the part in Core; absent for a part that has none there. */
  part?: number;
  wire: wire.ReceivedCandidatePart;
  signature?: Signature;
  /** Reasoning of other vendors, which the signature carries. */
  reasoning: CoreReasoning[];
}

/** How a candidate ends. */
export interface CandidateEnd {
  finish: CoreFinish;
  parts: EncodedPart[];
  /** The fields beside the content, and those within it that only this protocol knows. */
  fields: wire.ReceivedCandidate;
  contentFields: wire.ReceivedCandidateContent;
  /** The fields of the piece that came with the end. */
  pieceFields: wire.ReceivedGenerateContentPiece;
  /** Whether no part was written. */
  isEmpty: boolean;
  wireForm: CandidateForm;
}

/** A text or thought that is still open. */
interface OpenText {
  /** The fields that only this protocol knows, which the first fragment carries. */
  own: JsonObject;
  isWritten: boolean;
}

/** Encodes one candidate; `send` takes parts and the fields beside the content as they become ready. */
export class CandidateEncoder {
  readonly #report: Report;
  readonly #showsThoughts: boolean;
  readonly #send: (parts: EncodedPart[], fields: wire.ReceivedCandidate) => void;
  readonly #open = new Map<number, OpenText>();
  readonly #thoughts = new Map<number, CoreReasoning>();
  /** Calls are written once they are complete: their arguments are an object. */
  readonly #steps = wholeCalls((event) => this.#encode(event));
  /** Reasoning that the next signature carries. */
  #carried: CoreReasoning[] = [];
  readonly #texts: string[] = [];
  #length = 0;
  /** Of each text part. */
  readonly #places = new Map<number, TextPlace>();
  readonly #citations: PlacedCitation[] = [];
  readonly #hosted: HostedEncoder;
  #malformed: CoreToolCall | undefined;
  #isEmpty = true;
  #finish: FinishEvent | undefined;

  constructor(
    { request, report }: FrontendContext,
    send: (parts: EncodedPart[], fields: wire.ReceivedCandidate) => void,
  ) {
    this.#report = report;
    this.#hosted = new HostedEncoder(report);
    this.#showsThoughts = shouldShowThoughts(request);
    this.#send = send;
  }

  encode(event: CorePartEvent): void {
    this.#steps.push(event);
  }

  #encode(event: WholeCallEvent): void {
    switch (event.type) {
      case 'text-start':
      case 'text-delta':
      case 'text-citation':
      case 'text-done':
        return this.#encodeText(event);
      case 'reasoning-start':
      case 'reasoning-delta':
      case 'reasoning-done':
        return this.#encodeReasoning(event);
      case 'part':
        return this.#encodePart(event);
      default:
        unreachable(event);
    }
  }

  finish(event: FinishEvent): void {
    this.#finish = event;
  }

  end(): CandidateEnd {
    const finish = this.#finish?.finish ?? { reason: 'other' };
    const wireForm: CandidateForm = this.#finish ? wireFormOf(this.#finish) : {};
    const { piece, ...extras } = this.#finish ? extrasOf(this.#finish) : {};
    const { content, citationMetadata, ...own }: wire.ReceivedCandidate = readCandidate(extras) ?? {};
    const parts = this.#carried.length > 0 ? [this.#sign({ wire: { text: '' } })] : [];
    const { grounding, urlContext, citations: others } = this.#ground(own);
    const encoded = encodeCitations(others, () => this.#texts.join(''), grounding, this.#report);
    const { citations: native, ...metadata } = citationMetadata ?? {};
    const cited = [...(native ?? []), ...encoded];
    const logprobs = this.#finish?.logprobs;
    return {
      finish,
      parts,
      fields: wireObject<wire.ReceivedCandidate>({
        ...own,
        groundingMetadata: grounding,
        urlContextMetadata: urlContext,
        citationMetadata: nonEmpty(
          cited.length > 0 ? { ...metadata, [wireForm.citations ?? citationListName]: cited } : metadata,
        ),
        ...encodeReason(finish, this.#malformed, own, this.#report),
        logprobsResult: logprobs && encodeLogprobs(logprobs, this.#report),
      }),
      contentFields: content ?? {},
      pieceFields: asObject(piece) ?? {},
      isEmpty: this.#isEmpty,
      wireForm,
    };
  }

  /** What the vendor's own tools found, as far as it is beside the content, and the citations that are not in it. */
  #ground(own: wire.ReceivedCandidate) {
    const { grounding, urlContext } = this.#hosted.complete(own);
    if (!this.#hosted.hasSearches || !grounding || own.groundingMetadata?.groundingSupports !== undefined)
      return { grounding, urlContext, citations: this.#citations };
    const { supports, others } = encodeSupports(this.#citations, this.#texts.join(''), grounding, this.#report);
    const found: typeof grounding = supports.length > 0 ? { ...grounding, groundingSupports: supports } : grounding;
    return { grounding: found, urlContext, citations: others };
  }

  #encodeText(event: CoreTextDelta): void {
    const { part } = event;
    switch (event.type) {
      case 'text-start':
        if (event.of === 'refusal')
          this.#report({ at: event, what: 'a refusal has no part of its own', instead: 'a text' });
        this.#places.set(part, { beginning: this.#length });
        return this.#openText(part, extrasOf(event));
      case 'text-delta': {
        const own = this.#take(part, event.text);
        if (event.text === '' && !event.logprobs) return;
        const fields: wire.Candidate = {};
        if (event.logprobs) fields.logprobsResult = encodeLogprobs(event.logprobs, this.#report);
        return this.#send([this.#textPart(part, event.text, own)], fields);
      }
      case 'text-citation': {
        const place = this.#places.get(part) ?? { beginning: this.#length };
        this.#citations.push({ citation: event.citation, part: place });
        return;
      }
      case 'text-done': {
        const late = this.#close(part, event);
        const place = this.#places.get(part);
        if (place) place.end = this.#length;
        if (event.signature || nonEmpty(late)) this.#send([this.#textPart(part, '', late, event.signature)], {});
        return;
      }
      default:
        unreachable(event);
    }
  }

  #encodeReasoning(event: CoreReasoningDelta): void {
    const { part } = event;
    const thought: CoreReasoning = this.#thoughts.get(part) ?? { type: 'reasoning', blocks: [] };
    this.#thoughts.set(part, thought);
    switch (event.type) {
      case 'reasoning-start':
        return this.#openText(part, extrasOf(event));
      case 'reasoning-delta': {
        if (event.extras) reportForeignExtras(event, protocol, this.#report);
        if (event.text === '') return;
        const block = (thought.blocks[event.block] ??= { kind: event.kind, text: '' });
        const gap = block.text === '' && event.block > 0 ? '\n\n' : '';
        block.text += event.text;
        const paragraph = gap + event.text;
        return this.#sendThought(part, paragraph, this.#take(part, paragraph));
      }
      case 'reasoning-done': {
        const late = this.#close(part, event);
        this.#thoughts.delete(part);
        return this.#endThought(part, { ...thought, ...closingFields(event) }, late, event);
      }
      default:
        unreachable(event);
    }
  }

  #sendThought(part: number, fragment: string, own: JsonObject): void {
    if (fragment === '' || !this.#showsThoughts) return;
    this.#isEmpty = false;
    this.#send([{ part, wire: { ...thoughtPart(fragment), ...own }, reasoning: [] }], {});
  }

  /** Thoughts are for clients that ask for them; their signatures go to every client, and carry them. */
  #endThought(part: number, thought: CoreReasoning, late: JsonObject, at: object): void {
    const { signature } = thought;
    if (!signature && !this.#showsThoughts && (thought.blocks.length > 0 || nonEmpty(extrasOf(thought))))
      this.#report({ at, what: 'reasoning, as the client did not ask for it with includeThoughts' });
    if (signature && (!this.#showsThoughts || mustBeWrapped(thought))) this.#carried.push(thought);
    const token = signature && isGeminiSignature(signature) ? { signature } : {};
    if (!this.#showsThoughts || !nonEmpty({ ...late, ...token })) return;
    this.#isEmpty = false;
    this.#send([{ part, wire: { ...thoughtPart(''), ...late }, ...token, reasoning: [] }], {});
  }

  #sendCall(call: CoreToolCall, part: number, at: object): void {
    reportForeignExtras(call, protocol, (loss) => this.#report({ ...loss, at }));
    const args = readArguments(call);
    if (call.providerExecuted) {
      const encoded = this.#hosted.addCall(call, args, at);
      if (!encoded) this.#report({ at, what: `a call of ${call.name}, which the vendor ran itself` });
      return this.#sendSigned(part, encoded?.wire, call.signature);
    }
    if (args) return this.#send([this.#sign({ part, wire: encodeCall(call, call.name, args) }, call.signature)], {});
    this.#malformed ??= call;
    this.#report({ at, what: 'a call whose arguments are not a JSON object', instead: 'the finish reason alone' });
  }

  #encodePart({ part, value, from }: WholePartEvent): void {
    switch (value.type) {
      case 'tool-call':
        return this.#sendCall(value, part, from ?? value);
      case 'tool-result': {
        reportForeignExtras(value, protocol, this.#report);
        const encoded = this.#hosted.addResult(value);
        if (!encoded) this.#report({ at: value, what: 'the result of a tool that another vendor ran itself' });
        return this.#sendSigned(part, encoded?.wire, value.signature);
      }
      case 'image':
      case 'audio':
        reportForeignExtras(value, protocol, this.#report);
        return this.#sendSigned(part, encodeAnswerMedium(value, this.#report), value.signature);
      case 'opaque': {
        reportForeignExtras(value, protocol, this.#report);
        const native = nativePart(value);
        if (!native) reportForeignPart(value, this.#report);
        return this.#sendSigned(part, native, value.signature);
      }
      default:
        unreachable(value);
    }
  }

  #sendSigned(part: number, wire: wire.ReceivedCandidatePart | undefined, signature: Signature | undefined): void {
    if (wire) this.#send([this.#sign({ part, wire }, signature)], {});
  }

  #textPart(part: number, fragment: string, own: JsonObject, signature?: Signature): EncodedPart {
    this.#texts.push(fragment);
    this.#length += fragment.length;
    const text: wire.CandidatePart = { text: fragment };
    return this.#sign({ part, wire: { ...text, ...own } }, signature);
  }

  #sign(part: Pick<EncodedPart, 'part' | 'wire'>, signature?: Signature): EncodedPart {
    const reasoning = this.#carried;
    this.#carried = [];
    this.#isEmpty = false;
    return { ...part, ...(signature && { signature }), reasoning };
  }

  #openText(part: number, own: JsonObject): void {
    this.#open.set(part, { own, isWritten: false });
  }

  /** The native fields to write with a fragment: with the first that is not empty. */
  #take(part: number, fragment: string): JsonObject {
    const state = this.#open.get(part);
    if (!state || state.isWritten) return {};
    state.isWritten = fragment !== '';
    return state.own;
  }

  /** The native fields of a closing part that are not written yet. */
  #close(part: number, closing: { extras?: Extras }): JsonObject {
    reportForeignExtras(closing, protocol, this.#report);
    const { own, isWritten } = this.#open.get(part) ?? { own: {}, isWritten: false };
    this.#open.delete(part);
    const late = Object.entries(extrasOf(closing)).filter(([name]) => !(name in own));
    return { ...(!isWritten && own), ...Object.fromEntries(late) };
  }
}

/** A call that the output limit cut off is left out; any other was malformed by the model. */
function encodeReason(
  finish: CoreFinish,
  malformed: CoreToolCall | undefined,
  own: wire.ReceivedCandidate,
  report: Report,
): Pick<wire.Candidate, 'finishReason' | 'finishMessage'> {
  if (!malformed || finish.reason === 'length') return { finishReason: encodeFinish(finish, report) };
  const finishMessage =
    own.finishMessage ?? `Malformed function call: the arguments of ${malformed.name} are not a JSON object`;
  const finishReason = 'MALFORMED_FUNCTION_CALL';
  if (finish.reason !== 'error')
    report({ at: finish, field: 'reason', what: 'why the answer ended', instead: finishReason });
  return { finishReason, finishMessage };
}

const thoughtPart = (text: string): wire.CandidatePart => ({ thought: true, text });
