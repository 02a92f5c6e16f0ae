import type * as wire from '../../../../generated/openai.js';
import { readImageContentPart } from '../../../../generated/openai.readers.js';
import { parseMediaUrl } from '../../../core/base64.ts';
import type { BackendContext } from '../../../core/codec.ts';
import { asObject, asString, isBlank, withoutNulls, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { toLogprobs } from '../../../core/logprobs.ts';
import { PartWriter } from '../../../core/part-writer.ts';
import type { CoreAudio, CoreFinish, CoreLogprob, Signature, WireForm } from '../../../core/types.ts';
import { assignGiven } from '../shared/extras.ts';
import type { ChoiceDecoder } from '../shared/choices.ts';
import { decodeAnnotation } from './citations.ts';
import { audioMediaType } from '../shared/media.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import { decodeFinish, stopFields } from './finish.ts';
import { readDetailsList, detailsReader } from './reasoning-details.ts';
import { reasoningWireForms } from './reasoning.ts';
import { decodeExtraContent } from './signatures.ts';
import { CallDecoder } from './call-decoder.ts';
import { markWireForm, type WireFormKey } from './wire-form.ts';
import type { CoreStreamEvent } from '../../../core/stream-event.ts';

export class ChatChoiceDecoder implements ChoiceDecoder<wire.ReceivedAnswerChoice> {
  readonly #index: number;
  readonly #emit: (event: CoreStreamEvent) => void;
  readonly #issuer: string;
  readonly #writer: PartWriter;
  readonly #calls: CallDecoder;
  readonly #audio: ReturnType<typeof createAudioDecoder>;
  readonly #details = detailsReader();
  /** The first of the details that the reasoning which is open shows. */
  #firstDetail = 0;
  #hasPlainThoughts = false;
  #pendingWrites: (() => void)[] = [];
  readonly #messageFields = new Map<string, JsonValue>();
  readonly #choiceFields = new Map<string, JsonValue>();
  readonly #chunkFields = new Map<string, JsonValue>();
  /** The usage in a choice, which clients of this protocol may look for there. */
  #usage: JsonObject | undefined;
  #pendingLogprobs: CoreLogprob[] = [];
  #signature: Signature | undefined;
  #hasRefusal = false;
  #isFinished = false;

  constructor(index: number, emit: (event: CoreStreamEvent) => void, context: BackendContext) {
    this.#index = index;
    this.#emit = emit;
    this.#issuer = context.issuer;
    this.#writer = new PartWriter(emit, index);
    this.#calls = new CallDecoder(this.#writer, context);
    const { format } = asObject(extrasOf(context.request)['audio']) ?? {};
    this.#audio = createAudioDecoder(asString(format) ?? 'wav');
  }

  get isFinished(): boolean {
    return this.#isFinished;
  }

  decode(choice: wire.ReceivedAnswerChoice): void {
    if (this.#isFinished) return;
    const { index: _index, finish_reason: _word, message, delta, logprobs, usage, ...around } = choice;
    // Those of the text and those of a refusal are one list: an answer holds one of both.
    const all = logprobs ? toLogprobs([...(logprobs.content ?? []), ...(logprobs.refusal ?? [])]) : [];
    this.#decodeDelta(delta ?? message ?? {}, all);
    assignGiven(this.#choiceFields, around);
    if (usage) this.#usage = usage;
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
      candidate: this.#index,
      finish: this.#decodeFinish(finishReason),
      ...(this.#pendingLogprobs.length > 0 && { logprobs: this.#pendingLogprobs }),
      ...withExtras(this.#extraFields()),
      ...(wireForm && { wireForm }),
    });
  }

  #decodeDelta(delta: wire.ReceivedAnswerMessage, logprobs: CoreLogprob[]): void {
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
    const thought = reasoningContent || reasoning;
    if (thought) this.#decodeThought(thought, reasoningWireForms(delta));
    if (reasoningDetails !== undefined) this.#decodeDetails(reasoningDetails);
    if (this.#writer.isOpen('reasoning') && ![content, refusal, images, toolCalls, legacyCall].every(isBlank))
      this.#signReasoning();
    if (typeof content === 'object' && content) this.#decodeContent(content);
    if (refusal) this.#hasRefusal = true;
    this.#decodeText(typeof content === 'string' ? content : '', 'text', refusal ? [] : logprobs);
    for (const annotation of annotations ?? []) this.#decodeAnnotation(annotation);
    if (refusal) this.#decodeText(refusal, 'refusal', logprobs);
    for (const image of images ?? []) this.#decodeImage(image);
    if (audio && !isBlank(audio)) this.#audio.decode(audio);
    this.#decodeExtraContent(extraContent);
    const fragments = toolCalls ?? [];
    const legacy = isBlank(legacyCall) ? undefined : legacyCall;
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
  #decodeDetails(value: JsonValue): void {
    const pieces = readDetailsList(value);
    if (pieces.length === 0)
      appendFields(this.#messageFields, { reasoning_details: value } satisfies wire.ReceivedAnswerMessage);
    for (const { kind, text, detail } of this.#details.read(pieces)) {
      if (this.#hasPlainThoughts) continue;
      this.#write(() => {
        if (!this.#writer.isOpen('reasoning')) this.#firstDetail = detail;
        this.#writer.reasoning(text, kind, detail - this.#firstDetail);
      });
    }
  }

  /** Mistral parts the content into thoughts and text. */
  #decodeContent(content: readonly wire.ReceivedAnswerContentPart[]): void {
    for (const { type, text, thinking } of content)
      if (type === 'thinking')
        for (const thought of thinking ?? []) {
          const { text: reasoningText } = thought;
          if (reasoningText) this.#write(() => this.#writer.reasoning(reasoningText));
        }
      else if (text) this.#write(() => this.#writer.text(text));
  }

  #decodeAnnotation(annotation: JsonObject): void {
    const citation = decodeAnnotation(annotation);
    if (citation) this.#write(() => this.#writer.citation(citation));
    else appendFields(this.#messageFields, { annotations: [annotation] } satisfies wire.AnswerMessage);
  }

  #decodeImage(image: JsonObject): void {
    const { image_url: address } = readImageContentPart(image) ?? {};
    const url = typeof address === 'object' ? address?.url : undefined;
    if (url) this.#write(() => this.#writer.part({ type: 'image', source: parseMediaUrl(url) }));
    else appendFields(this.#messageFields, { images: [image] } satisfies wire.AnswerMessage);
  }

  #decodeExtraContent(value: wire.ReceivedAnswerMessage['extra_content']): void {
    const { signature, rest } = decodeExtraContent(value, this.#issuer);
    if (signature) this.#signature = signature;
    if (rest) this.#messageFields.set(extraContentField, rest);
  }

  #decodeFinish(finishReason: string | undefined): CoreFinish {
    const fields = this.#choiceFields;
    return decodeFinish(finishReason, {
      hasCalls: this.#calls.hasCalls,
      hasRefusal: this.#hasRefusal,
      isCutOff: this.#calls.isCutOff,
      stopSequence: stopFields.map((name) => asString(fields.get(name))).find((each) => each !== undefined),
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
        [extraContentField]: {
          ...asObject(message.get(extraContentField)),
          ...({ google: { thought_signature: this.#signature.value } } satisfies wire.ExtraContent),
        },
      }),
      ...(choice.size > 0 && { choice: Object.fromEntries(choice) }),
      ...(chunk.size > 0 && { chunk: Object.fromEntries(chunk) }),
    };
  }
}

const extraContentField = 'extra_content' satisfies keyof wire.AnswerMessage;

/** Unknown fields of deltas grow as the vendor's own SDK lets them: texts and lists are appended, others replaced. */
export function appendFields(fields: Map<string, JsonValue>, more: JsonObject): void {
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
function createAudioDecoder(format: string): {
  decode(audio: NonNullable<wire.ReceivedAnswerMessage['audio']>): void;
  finish(): CoreAudio | undefined;
} {
  const pieces: string[] = [];
  let transcript = '';
  let rest: JsonObject | undefined;
  return {
    decode({ data, transcript: text, ...others }) {
      if (typeof data === 'string') pieces.push(data);
      transcript += text ?? '';
      rest = { ...rest, ...withoutNulls(others) };
    },
    finish() {
      if (!rest) return undefined;
      const [only, ...more] = pieces;
      const bytes = more.length === 0 ? only : Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')));
      const data = typeof bytes === 'string' ? bytes : (bytes?.toString('base64') ?? '');
      pieces.length = 0;
      const source = { kind: 'base64', mediaType: audioMediaType(format), data } as const;
      return { type: 'audio', source, ...(transcript && { transcript }), ...withExtras(rest) };
    },
  };
}
