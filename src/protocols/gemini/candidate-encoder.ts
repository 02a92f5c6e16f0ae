import type { Candidate, CandidatePart, ReceivedCandidate, ReceivedCandidatePart } from '../../../generated/gemini.js';
import { readCandidate } from '../../../generated/gemini.readers.js';
import type { FrontendContext, Report } from '../../core/codec.ts';
import { isStreamedPart, partEvents, type CorePartEvent } from '../../core/fold.ts';
import { asObject, nonEmpty, type JsonObject } from '../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../core/provenance.ts';
import type {
  CoreAssistantPart,
  CoreFinish,
  CoreReasoning,
  CoreReasoningDelta,
  CoreStreamEvent,
  CoreTextDelta,
  CoreToolCall,
  CoreToolCallDelta,
  Extras,
  Signature,
  WireForm,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject } from '../../core/wire-object.ts';
import { readArguments } from './calls.ts';
import { citationListName, encodeCitations, encodeSupports, type PlacedCitation, type TextPlace } from './citations.ts';
import { HostedEncoder } from './hosted-encoder.ts';
import { extrasOf, protocol, wireFormOf, withExtras } from './extras.ts';
import { encodeFinish } from './finish.ts';
import { encodeLogprobs } from './logprobs.ts';
import { encodeAnswerMedium } from './media.ts';
import { encodeCall, nativePart } from './parts.ts';
import { isGeminiSignature, mustBeWrapped } from './signatures.ts';
import { shouldShowThoughts } from './thinking.ts';

type FinishEvent = Extract<CoreStreamEvent, { type: 'finish' }>;

/** A part of an answer; its signature is encoded once it is known which fragments become one part. */
export interface EncodedPart {
  /** The index of the part in Core; absent for a part that has none there. */
  part?: number;
  wire: ReceivedCandidatePart;
  signature?: Signature;
  /** Reasoning of other vendors, which the signature carries. */
  reasoning: CoreReasoning[];
}

/** How a candidate ends. */
export interface CandidateEnd {
  finish: CoreFinish;
  parts: EncodedPart[];
  /** The fields beside the content, and those within it that only this protocol knows. */
  fields: ReceivedCandidate;
  contentFields: JsonObject;
  /** The fields of the piece that came with the end. */
  pieceFields: JsonObject;
  /** Whether no part was written. */
  isEmpty: boolean;
  wireForm: JsonObject;
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
  readonly #send: (parts: EncodedPart[], fields: ReceivedCandidate) => void;
  readonly #open = new Map<number, OpenText>();
  readonly #thoughts = new Map<number, CoreReasoning>();
  readonly #calls = new Map<number, { call: CoreToolCall; fragments: string[] }>();
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
  /** The part that arrived as one event, where losses are reported. */
  #wholePart: CoreAssistantPart | undefined;

  constructor({ request, report }: FrontendContext, send: (parts: EncodedPart[], fields: ReceivedCandidate) => void) {
    this.#report = report;
    this.#hosted = new HostedEncoder(report);
    this.#showsThoughts = shouldShowThoughts(request);
    this.#send = send;
  }

  encode(event: CorePartEvent): void {
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
        return this.#encodeWhole(event, event.value);
      default:
        return this.#encodeCall(event);
    }
  }

  finish(event: FinishEvent): void {
    this.#finish = event;
  }

  end(): CandidateEnd {
    const finish = this.#finish?.finish ?? { reason: 'other' };
    const wireForm = this.#finish ? wireFormOf(this.#finish) : {};
    const { piece, ...extras } = this.#finish ? extrasOf(this.#finish) : {};
    const { content, citationMetadata, ...own }: ReceivedCandidate = readCandidate(extras) ?? {};
    const parts = this.#carried.length > 0 ? [this.#sign({ wire: { text: '' } })] : [];
    const { grounding, urlContext, citations: others } = this.#ground(own);
    const encoded = encodeCitations(others, () => this.#texts.join(''), grounding, this.#report);
    const { citations: native, ...metadata } = citationMetadata ?? {};
    const cited = [...(native ?? []), ...encoded];
    const logprobs = this.#finish?.logprobs;
    return {
      finish,
      parts,
      fields: wireObject<ReceivedCandidate>({
        ...own,
        groundingMetadata: grounding,
        urlContextMetadata: urlContext,
        citationMetadata: nonEmpty(cited.length > 0 ? { ...metadata, [citationListName(wireForm)]: cited } : metadata),
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
  #ground(own: ReceivedCandidate) {
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
          this.#report({ at: this.#wholePart ?? event, what: 'a refusal has no part of its own', instead: 'a text' });
        this.#places.set(part, { beginning: this.#length });
        return this.#openText(part, extrasOf(event));
      case 'text-delta': {
        const own = this.#take(part, event.text);
        if (event.text === '' && !event.logprobs) return;
        const fields: Candidate = {};
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
        return this.#endThought(part, { ...thought, ...closingFields(event) }, late, this.#wholePart ?? event);
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
    if (!signature && !this.#showsThoughts && (thought.blocks.length > 0 || thought.extras))
      this.#report({ at, what: 'reasoning, as the client did not ask for it with includeThoughts' });
    if (signature && (!this.#showsThoughts || mustBeWrapped(thought))) this.#carried.push(thought);
    const token = signature && isGeminiSignature(signature) ? { signature } : {};
    if (!this.#showsThoughts || !nonEmpty({ ...late, ...token })) return;
    this.#isEmpty = false;
    this.#send([{ part, wire: { ...thoughtPart(''), ...late }, ...token, reasoning: [] }], {});
  }

  #encodeCall(event: CoreToolCallDelta): void {
    const { part } = event;
    if (event.type === 'tool-call-start') {
      const { id, name, providerExecuted, input: kind } = event;
      const input = kind === 'json' ? { kind, value: {} } : { kind, text: '' };
      const call: CoreToolCall = { type: 'tool-call', id, name, input, providerExecuted, ...nativeFields(event) };
      this.#calls.set(part, { call, fragments: [] });
      return;
    }
    const state = this.#calls.get(part);
    if (!state) return;
    const { call, fragments } = state;
    switch (event.type) {
      case 'tool-call-arguments-text':
        fragments.push(event.text);
        return;
      case 'tool-call-arguments-json':
        call.input = { kind: 'json', value: event.value };
        return;
      case 'tool-call-done':
        this.#calls.delete(part);
        if (event.isUnreadable) return;
        if (call.input.kind !== 'json') call.input = { kind: call.input.kind, text: fragments.join('') };
        reportForeignExtras(this.#wholePart ?? event, protocol, this.#report);
        return this.#sendCall({ ...call, ...closingFields(event) }, part, this.#wholePart ?? event);
      default:
        unreachable(event);
    }
  }

  #sendCall(call: CoreToolCall, part: number, at: object): void {
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

  /** A part that arrives as one event. */
  #encodeWhole({ candidate, part }: { candidate: number; part: number }, value: CoreAssistantPart): void {
    if (isStreamedPart(value)) {
      this.#wholePart = value;
      for (const event of partEvents({ candidate, part }, value)) this.encode(event);
      this.#wholePart = undefined;
      return;
    }
    switch (value.type) {
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

  #sendSigned(part: number, wire: ReceivedCandidatePart | undefined, signature: Signature | undefined): void {
    if (wire) this.#send([this.#sign({ part, wire }, signature)], {});
  }

  #textPart(part: number, fragment: string, own: JsonObject, signature?: Signature): EncodedPart {
    this.#texts.push(fragment);
    this.#length += fragment.length;
    const wire: CandidatePart = { text: fragment };
    return this.#sign({ part, wire: { ...wire, ...own } }, signature);
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
    reportForeignExtras(this.#wholePart ?? closing, protocol, this.#report);
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
  own: ReceivedCandidate,
  report: Report,
): Pick<Candidate, 'finishReason' | 'finishMessage'> {
  if (!malformed || finish.reason === 'length') return { finishReason: encodeFinish(finish, report) };
  const finishMessage =
    own.finishMessage ?? `Malformed function call: the arguments of ${malformed.name} are not a JSON object`;
  const finishReason = 'MALFORMED_FUNCTION_CALL';
  if (finish.reason !== 'error')
    report({ at: finish, field: 'reason', what: 'why the answer ended', instead: finishReason });
  return { finishReason, finishMessage };
}

const thoughtPart = (text: string): CandidatePart => ({ thought: true, text });

/** The fields of a part that only this protocol knows. */
const nativeFields = ({ extras, wireForm }: { extras?: Extras; wireForm?: WireForm }) => ({
  ...(extras?.gemini && withExtras(extras.gemini)),
  ...(wireForm && { wireForm }),
});

const closingFields = (event: { extras?: Extras; wireForm?: WireForm; signature?: Signature }) => ({
  ...nativeFields(event),
  ...(event.signature && { signature: event.signature }),
});
