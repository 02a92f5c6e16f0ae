import { parseMediaUrl } from '../../../core/base64.ts';
import type { BackendContext } from '../../../core/codec.ts';
import {
  asObject,
  asString,
  isBlank,
  objectsIn,
  withoutNulls,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { PartWriter } from '../../../core/part-writer.ts';
import type { DeltaEvent, RepeatableFrame } from '../../../core/repeated-frames.ts';
import type { CoreAudio, CoreFinish, CoreLogprob, CoreStreamEvent, Signature, WireForm } from '../../../core/types.ts';
import { decodeLogprobs } from './answer-fields.ts';
import { assignGiven } from '../shared/extras.ts';
import type { ChoiceDecoder } from '../shared/choices.ts';
import { decodeAnnotation } from './citations.ts';
import { audioMediaType } from '../shared/media.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import { decodeFinish } from './finish.ts';
import { readDetailsList, detailsReader } from './reasoning-details.ts';
import { reasoningWireForms } from './reasoning.ts';
import { decodeExtraContent } from './signatures.ts';
import { CallDecoder } from './call-decoder.ts';
import { markWireForm, type WireFormKey } from './wire-form.ts';

export class CandidateDecoder implements ChoiceDecoder {
  readonly #candidate: number;
  readonly #emit: (event: CoreStreamEvent) => void;
  readonly #issuer: string;
  readonly #writer: PartWriter;
  readonly #calls: CallDecoder;
  readonly #audio: AudioDecoder;
  readonly #details = detailsReader();
  /** The first of the details that the reasoning which is open shows. */
  #firstDetail = 0;
  #hasPlainThoughts = false;
  #pendingWrites: (() => void)[] = [];
  readonly #messageFields = new Map<string, JsonValue>();
  readonly #choiceFields = new Map<string, JsonValue>();
  readonly #chunkFields = new Map<string, JsonValue>();
  /** The usage in a choice, which clients of this protocol may look for there. */
  #usage: JsonValue | undefined;
  #pendingLogprobs: CoreLogprob[] = [];
  #signature: Signature | undefined;
  #hasRefusal = false;
  #isFinished = false;

  constructor(candidate: number, emit: (event: CoreStreamEvent) => void, context: BackendContext) {
    this.#candidate = candidate;
    this.#emit = emit;
    this.#issuer = context.issuer;
    this.#writer = new PartWriter(emit, candidate);
    this.#calls = new CallDecoder(this.#writer, context);
    const { format } = asObject(extrasOf(context.request)['audio']) ?? {};
    this.#audio = new AudioDecoder(asString(format) ?? 'wav');
  }

  get isFinished(): boolean {
    return this.#isFinished;
  }

  decode(choice: JsonObject): void {
    if (this.#isFinished) return;
    const { index: _index, finish_reason: _word, message, delta, logprobs, usage, ...around } = choice;
    // Some servers close with a whole message where a delta belongs.
    this.#decodeDelta(asObject(delta) ?? asObject(message) ?? {}, decodeLogprobs(logprobs));
    assignGiven(this.#choiceFields, around);
    if (asObject(usage)) this.#usage = usage;
  }

  addChunkFields(fields: JsonObject): void {
    assignGiven(this.#chunkFields, fields);
  }

  finish(finishReason: string | undefined): void {
    if (this.#isFinished) return;
    this.#isFinished = true;
    this.#calls.close();
    this.#writePending();
    this.#signReasoning();
    this.#signText();
    this.#writer.closeAll();
    const audio = this.#audio.finish();
    if (audio) this.#writer.part(audio);
    // What is vouched for may come when the text has begun that it led to.
    const late = this.#details.takeSignature(this.#issuer, 'ciphertext');
    if (late) this.#writer.part({ type: 'reasoning', blocks: [], signature: late });
    const wireForm = this.#wireForm();
    this.#emit({
      type: 'finish',
      candidate: this.#candidate,
      finish: this.#decodeFinish(finishReason),
      ...(this.#pendingLogprobs.length > 0 && { logprobs: this.#pendingLogprobs }),
      ...withExtras(this.#extraFields()),
      ...(wireForm && { wireForm }),
    });
  }

  describe(choice: JsonObject, { type }: DeltaEvent): RepeatableFrame | undefined {
    const delta = asObject(choice['delta']) ?? {};
    const [name, ...others] = Object.keys(delta).filter((each) => !hasNoEffect(each, delta[each]));
    if (name === undefined || others.length > 0) return undefined;
    if (type !== 'tool-call-arguments-text') return { text: `/delta/${name}` };
    const found = name === 'tool_calls' ? this.#calls.describe(delta[name]) : undefined;
    return (
      found && {
        text: `/delta/tool_calls${found.text}`,
        append: (text) => {
          found.append(text);
          if (!this.#calls.isGrowing) this.#writePending();
        },
      }
    );
  }

  #decodeDelta(delta: JsonObject, logprobs: CoreLogprob[]): void {
    const {
      role: _,
      content,
      refusal,
      reasoning_content: reasoningContent,
      reasoning,
      reasoning_details: reasoningDetails,
      annotations,
      images,
      audio,
      tool_calls: toolCalls,
      function_call: legacyCall,
      extra_content: extraContent,
      ...rest
    } = delta;
    const thought = asString(reasoningContent) || asString(reasoning);
    if (thought) this.#decodeThought(thought, reasoningWireForms(delta));
    this.#decodeDetails(reasoningDetails);
    if (![content, refusal, images, toolCalls, legacyCall].every((each) => isBlank(each))) this.#signReasoning();
    this.#decodeContent(content);
    const refused = asString(refusal) ?? '';
    if (refused) this.#hasRefusal = true;
    this.#decodeText(asString(content) ?? '', 'text', refused ? [] : logprobs);
    for (const annotation of objectsIn(annotations)) this.#decodeAnnotation(annotation);
    if (refused) this.#decodeText(refused, 'refusal', logprobs);
    for (const image of objectsIn(images)) this.#decodeImage(image);
    if (!isBlank(audio)) this.#audio.decode(asObject(audio));
    this.#decodeExtraContent(extraContent);
    const fragments = objectsIn(toolCalls);
    const legacy = isBlank(legacyCall) ? undefined : asObject(legacyCall);
    if (fragments.length > 0 || legacy) this.#signText();
    this.#calls.decode(fragments);
    if (legacy) this.#calls.decodeLegacy(legacy);
    if (!this.#calls.isGrowing) this.#writePending();
    appendFields(this.#messageFields, rest);
  }

  #decodeText(text: string, of: 'text' | 'refusal', logprobs: CoreLogprob[]): void {
    const all = this.#pendingLogprobs.length > 0 ? [...this.#pendingLogprobs, ...logprobs] : logprobs;
    if (text === '' && (all.length === 0 || !this.#writer.isOpen(of))) this.#pendingLogprobs = all;
    else {
      this.#pendingLogprobs = [];
      this.#write(() => this.#writer.text(text, of, all.length > 0 ? all : undefined));
    }
  }

  #decodeThought(text: string, wireForms: WireFormKey[]): void {
    this.#hasPlainThoughts = true;
    this.#write(() => this.#writer.reasoning(text, 'full', 0, 'reasoning', markWireForm({}, ...wireForms)));
  }

  /** The texts of details only repeat the reasoning that other fields hold. */
  #decodeDetails(value: JsonValue | undefined): void {
    const pieces = readDetailsList(value);
    if (pieces.length === 0 && value !== undefined) appendFields(this.#messageFields, { reasoning_details: value });
    for (const { kind, text, detail } of this.#details.read(pieces)) {
      if (this.#hasPlainThoughts) continue;
      this.#write(() => {
        if (!this.#writer.isOpen('reasoning')) this.#firstDetail = detail;
        this.#writer.reasoning(text, kind, detail - this.#firstDetail);
      });
    }
  }

  /** Mistral parts the content into thoughts and text. */
  #decodeContent(content: JsonValue | undefined): void {
    for (const part of objectsIn(content)) {
      const text = asString(part['text']);
      if (part['type'] === 'thinking')
        for (const thought of objectsIn(part['thinking'])) {
          const reasoningText = asString(thought['text']);
          if (reasoningText) this.#write(() => this.#writer.reasoning(reasoningText));
        }
      else if (text) this.#write(() => this.#writer.text(text));
    }
  }

  #decodeAnnotation(annotation: JsonObject): void {
    const citation = decodeAnnotation(annotation);
    if (citation) this.#write(() => this.#writer.citation(citation));
    else appendFields(this.#messageFields, { annotations: [annotation] });
  }

  #decodeImage(image: JsonObject): void {
    const url = asString(asObject(image['image_url'])?.['url']);
    if (url) this.#write(() => this.#writer.part({ type: 'image', source: parseMediaUrl(url) }));
    else appendFields(this.#messageFields, { images: [image] });
  }

  #decodeExtraContent(value: JsonValue | undefined): void {
    const { signature, rest } = decodeExtraContent(value, this.#issuer);
    if (signature) this.#signature = signature;
    if (rest) this.#messageFields.set('extra_content', rest);
  }

  #decodeFinish(finishReason: string | undefined): CoreFinish {
    const fields = this.#choiceFields;
    return decodeFinish(finishReason, {
      hasCalls: this.#calls.hasCalls,
      hasRefusal: this.#hasRefusal,
      isCutOff: this.#calls.isCutOff,
      stopSequence: asString(fields.get('stop_reason')) ?? asString(fields.get('matched_stop')),
    });
  }

  /** Text that arrives while the arguments of a call still grow waits for their end: it would close the call. */
  #write(write: () => void): void {
    if (this.#calls.isGrowing) this.#pendingWrites.push(write);
    else {
      this.#calls.close();
      write();
    }
  }

  #writePending(): void {
    const writes = this.#pendingWrites;
    this.#pendingWrites = [];
    for (const write of writes) write();
  }

  #signReasoning(): void {
    if (!this.#writer.isOpen('reasoning')) return;
    const signature = this.#details.takeSignature(this.#issuer, 'signature');
    if (signature) this.#writer.closeText({ signature });
  }

  #signText(): void {
    if (!this.#signature || !(this.#writer.isOpen('text') || this.#writer.isOpen('reasoning'))) return;
    this.#writer.closeText({ signature: this.#signature });
    this.#signature = undefined;
  }

  #wireForm(): WireForm | undefined {
    const details = this.#details.wireForm();
    if (this.#usage === undefined) return details;
    return { ...details, [protocol]: { ...details?.[protocol], usage: this.#usage } };
  }

  #extraFields(): JsonObject {
    const [message, choice, chunk] = [this.#messageFields, this.#choiceFields, this.#chunkFields];
    return {
      ...Object.fromEntries(message),
      ...(this.#signature && {
        extra_content: {
          ...asObject(message.get('extra_content')),
          google: { thought_signature: this.#signature.value },
        },
      }),
      ...(choice.size > 0 && { choice: Object.fromEntries(choice) }),
      ...(chunk.size > 0 && { chunk: Object.fromEntries(chunk) }),
    };
  }
}

/** Whether a field of a delta adds nothing. */
const hasNoEffect = (name: string, value: JsonValue | undefined): boolean =>
  value === null || name === 'role' || (fieldsWithoutEmptyValues.has(name) && isBlank(value));
const fieldsWithoutEmptyValues: ReadonlySet<string> = new Set([
  'content',
  'refusal',
  'reasoning_content',
  'reasoning',
  'tool_calls',
  'function_call',
]);

/** Unknown fields of deltas grow as the vendor's own SDK lets them: texts and lists are appended, others replaced. */
function appendFields(fields: Map<string, JsonValue>, more: JsonObject): void {
  for (const name in more) {
    const value = more[name];
    if (value === undefined || value === null) continue;
    const before = fields.get(name);
    if (typeof before === 'string' && typeof value === 'string') fields.set(name, before + value);
    else if (Array.isArray(before) && Array.isArray(value)) for (const each of value) before.push(each);
    else fields.set(name, Array.isArray(value) ? [...value] : value);
  }
}

/** Sound comes in pieces, each with its own padding, between pieces of its transcript. */
class AudioDecoder {
  readonly #format: string;
  #pieces: string[] = [];
  #transcript = '';
  #rest: JsonObject | undefined;

  constructor(format: string) {
    this.#format = format;
  }

  decode(audio: JsonObject | undefined): void {
    if (!audio) return;
    const { data, transcript, ...others } = audio;
    if (typeof data === 'string') this.#pieces.push(data);
    this.#transcript += asString(transcript) ?? '';
    this.#rest = { ...this.#rest, ...withoutNulls(others) };
  }

  finish(): CoreAudio | undefined {
    if (!this.#rest) return undefined;
    const pieces = this.#pieces;
    const data =
      pieces.length === 1
        ? pieces[0]
        : Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64'))).toString('base64');
    this.#pieces = [];
    return {
      type: 'audio',
      source: { kind: 'base64', mediaType: audioMediaType(this.#format), data: data ?? '' },
      ...(this.#transcript && { transcript: this.#transcript }),
      ...withExtras(this.#rest),
    };
  }
}
