import { parseMediaUrl } from '../../../core/base64.ts';
import type { BackendContext } from '../../../core/codec.ts';
import {
  asNumber,
  asObject,
  asString,
  isBlank,
  objectsIn,
  withoutNulls,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { PartWriter } from '../../../core/part-writer.ts';
import type { CoreAudio, CoreFinish, CoreLogprob, CoreStreamEvent, Signature } from '../../../core/types.ts';
import { decodeAnnotation } from './citations.ts';
import { audioMediaType } from './content.ts';
import { extrasOf, put, withExtras } from './extras.ts';
import { decodeFinish } from './finish.ts';
import { decodeLogprobs } from './logprobs.ts';
import { detailsAmong, detailsReader } from './reasoning-details.ts';
import { reasoningWays } from './reasoning.ts';
import { decodeExtraContent } from './seals.ts';
import { spelled } from './spelling.ts';
import { toolCallReader } from './tool-call-reader.ts';

/** Reads one candidate: the deltas of a stream, or the one message of a plain answer, which has the same fields. */
export interface CandidateReader {
  /** `choice` is what stands around the delta. */
  read(delta: JsonObject, choice: JsonObject): void;
  /** `word` is the vendor's `finish_reason`, `undefined` when the stream was ended properly without one. */
  finish(word: string | undefined): void;
  /** Fields of the whole chunk that came after the start of the answer. */
  keep(fields: JsonObject): void;
  readonly isFinished: boolean;
}

export function candidateReader(
  candidate: number,
  emit: (event: CoreStreamEvent) => void,
  context: BackendContext,
): CandidateReader {
  const writer = new PartWriter(emit, candidate);
  const calls = toolCallReader(writer, context);
  const audio = audioReader(asString(asObject(extrasOf(context.request)['audio'])?.['format']) ?? 'wav');
  const details = detailsReader();
  /** The first of the details that the reasoning which is open shows. */
  let firstDetail = 0;
  let hasPlainThoughts = false;
  let waiting: (() => void)[] = [];
  const messageFields = new Map<string, JsonValue>();
  const choiceFields = new Map<string, JsonValue>();
  const chunkFields = new Map<string, JsonValue>();
  let unplaced: CoreLogprob[] = [];
  let seal: Signature | undefined;
  let hasRefusal = false;
  let isFinished = false;

  /** Text that comes while the arguments of a call still grow waits for their end: it would close the call. */
  const say = (write: () => void): void => {
    if (calls.growing) waiting.push(write);
    else {
      calls.close();
      write();
    }
  };
  const sayWaiting = (): void => {
    const writes = waiting;
    waiting = [];
    for (const write of writes) write();
  };
  const sealThought = (): void => {
    const ofDetails = writer.isOpen('reasoning') ? details.takeSeal(context.issuer, 'signature') : undefined;
    if (ofDetails) writer.closeText({ signature: ofDetails });
  };
  const sealText = (): void => {
    if (!seal || !(writer.isOpen('text') || writer.isOpen('reasoning'))) return;
    writer.closeText({ signature: seal });
    seal = undefined;
  };

  function readSaid(text: string, of: 'text' | 'refusal', logprobs: CoreLogprob[]): void {
    const all = unplaced.length > 0 ? [...unplaced, ...logprobs] : logprobs;
    if (text === '' && (all.length === 0 || !writer.isOpen(of))) unplaced = all;
    else {
      unplaced = [];
      say(() => writer.text(text, of, all.length > 0 ? all : undefined));
    }
  }

  return {
    read(delta, choice) {
      if (isFinished) return;
      const {
        role: _,
        content,
        refusal,
        reasoning_content: reasoningContent,
        reasoning,
        reasoning_details: reasoningDetails,
        annotations,
        images,
        audio: sound,
        tool_calls: toolCalls,
        function_call: legacyCall,
        extra_content: extraContent,
        ...rest
      } = delta;
      const { index: _index, finish_reason: _word, message: _message, delta: _delta, logprobs, ...around } = choice;
      const thought = asString(reasoningContent) || asString(reasoning);
      const ways = reasoningWays(delta);
      if (thought) say(() => writer.reasoning(thought, 'full', 0, 'reasoning', spelled({}, ...ways)));
      hasPlainThoughts ||= Boolean(thought);
      readDetails(reasoningDetails);
      if (![content, refusal, images, toolCalls, legacyCall].every((each) => isBlank(each))) sealThought();
      readContent(content);
      const said = asString(content) ?? '';
      const refused = asString(refusal) ?? '';
      const probabilities = decodeLogprobs(logprobs);
      if (refused) hasRefusal = true;
      readSaid(said, 'text', refused ? [] : probabilities);
      for (const annotation of objectsIn(annotations)) readAnnotation(annotation);
      if (refused) readSaid(refused, 'refusal', probabilities);
      for (const image of objectsIn(images)) readImage(image);
      if (!isBlank(sound)) audio.read(asObject(sound));
      readExtraContent(extraContent);
      const fragments = objectsIn(toolCalls);
      const legacy = isBlank(legacyCall) ? undefined : asObject(legacyCall);
      if (fragments.length > 0 || legacy) sealText();
      calls.read(fragments);
      if (legacy) calls.readLegacy(legacy);
      if (!calls.growing) sayWaiting();
      grow(messageFields, rest);
      put(choiceFields, around);
    },
    keep(fields) {
      put(chunkFields, fields);
    },
    finish(word) {
      if (isFinished) return;
      isFinished = true;
      calls.close();
      sayWaiting();
      sealThought();
      sealText();
      writer.closeAll();
      const sound = audio.whole();
      if (sound) writer.part(sound);
      // What is vouched for may come when the text has begun that it led to.
      const late = details.takeSeal(context.issuer, 'ciphertext');
      if (late) writer.part({ type: 'reasoning', blocks: [], signature: late });
      if (unplaced.length > 0)
        context.report({ field: 'logprobs', what: 'log probabilities of tokens that are no text' });
      const stopSequence = asString(choiceFields.get('stop_reason')) ?? asString(choiceFields.get('matched_stop'));
      const isCut = word === undefined && calls.cut;
      const finish: CoreFinish = isCut
        ? { reason: 'length' }
        : decodeFinish(word, { hasCalls: calls.seen, hasRefusal, stopSequence });
      const wireForm = details.wireForm();
      emit({ type: 'finish', candidate, finish, ...withExtras(extraFields()), ...(wireForm && { wireForm }) });
    },
    get isFinished() {
      return isFinished;
    },
  };

  /** The texts of details only repeat what other fields say of the reasoning. */
  function readDetails(value: JsonValue | undefined): void {
    const pieces = detailsAmong(value);
    if (pieces.length === 0 && value !== undefined) grow(messageFields, { reasoning_details: value });
    for (const { kind, text, detail } of details.read(pieces)) {
      if (hasPlainThoughts) continue;
      say(() => {
        if (!writer.isOpen('reasoning')) firstDetail = detail;
        writer.reasoning(text, kind, detail - firstDetail);
      });
    }
  }

  /** Mistral parts the content into thoughts and text. */
  function readContent(content: JsonValue | undefined): void {
    for (const part of objectsIn(content)) {
      const text = asString(part['text']);
      if (part['type'] === 'thinking')
        for (const thought of objectsIn(part['thinking'])) {
          const words = asString(thought['text']);
          if (words) say(() => writer.reasoning(words));
        }
      else if (text) say(() => writer.text(text));
    }
  }

  function readAnnotation(annotation: JsonObject): void {
    const citation = decodeAnnotation(annotation);
    if (citation) say(() => writer.citation(citation));
    else grow(messageFields, { annotations: [annotation] });
  }

  function readImage(image: JsonObject): void {
    const url = asString(asObject(image['image_url'])?.['url']);
    if (url) say(() => writer.part({ type: 'image', source: parseMediaUrl(url) }));
    else grow(messageFields, { images: [image] });
  }

  function readExtraContent(value: JsonValue | undefined): void {
    const { seal: found, rest } = decodeExtraContent(value, context.issuer);
    if (found) seal = found;
    if (rest) messageFields.set('extra_content', rest);
  }

  function extraFields(): JsonObject {
    return {
      ...Object.fromEntries(messageFields),
      ...(seal && {
        extra_content: { ...asObject(messageFields.get('extra_content')), google: { thought_signature: seal.value } },
      }),
      ...(choiceFields.size > 0 && { choice: Object.fromEntries(choiceFields) }),
      ...(chunkFields.size > 0 && { chunk: Object.fromEntries(chunkFields) }),
    };
  }
}

/** Unknown fields of deltas grow as the vendor's own SDK lets them: texts and lists are appended, others replaced. */
function grow(fields: Map<string, JsonValue>, more: JsonObject): void {
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
function audioReader(format: string): { read(sound: JsonObject | undefined): void; whole(): CoreAudio | undefined } {
  let pieces: string[] = [];
  let transcript = '';
  let rest: JsonObject | undefined;
  return {
    read(sound) {
      if (!sound) return;
      const { data, transcript: words, ...others } = sound;
      if (typeof data === 'string') pieces.push(data);
      transcript += asString(words) ?? '';
      rest = { ...rest, ...withoutNulls(others) };
    },
    whole() {
      if (!rest) return undefined;
      const data =
        pieces.length === 1
          ? pieces[0]
          : Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64'))).toString('base64');
      pieces = [];
      return {
        type: 'audio',
        source: { kind: 'base64', mediaType: audioMediaType(format), data: data ?? '' },
        ...(transcript && { transcript }),
        ...withExtras(rest),
      };
    },
  };
}

/** The number of a choice, from 0; anything else counts as the one at its position. */
export function choiceIndex(choice: JsonObject, position: number): number {
  const index = asNumber(choice['index']);
  return index !== undefined && Number.isInteger(index) && index >= 0 && index < mostChoices ? index : position;
}

/** OpenAI gives at most 128 candidates (platform.openai.com, `n`). */
const mostChoices = 128;
