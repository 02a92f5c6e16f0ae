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
import type { CoreAudio, CoreFinish, CoreLogprob, CoreStreamEvent, Signature } from '../../../core/types.ts';
import { decodeLogprobs } from './answer-fields.ts';
import { assignGiven } from '../shared/extras.ts';
import type { ChoiceReader } from '../shared/choices.ts';
import { decodeAnnotation } from './citations.ts';
import { audioMediaType } from '../shared/media.ts';
import { extrasOf, withExtras } from './extras.ts';
import { decodeFinish } from './finish.ts';
import { readDetailsList, detailsReader } from './reasoning-details.ts';
import { reasoningWireForms } from './reasoning.ts';
import { decodeExtraContent } from './signatures.ts';
import { markWireForm } from './wire-form.ts';
import { toolCallReader } from './tool-call-reader.ts';

export function candidateReader(
  candidate: number,
  emit: (event: CoreStreamEvent) => void,
  context: BackendContext,
): ChoiceReader {
  const writer = new PartWriter(emit, candidate);
  const calls = toolCallReader(writer, context);
  const audio = audioReader(asString(asObject(extrasOf(context.request)['audio'])?.['format']) ?? 'wav');
  const details = detailsReader();
  /** The first of the details that the reasoning which is open shows. */
  let firstDetail = 0;
  let hasPlainThoughts = false;
  let pendingWrites: (() => void)[] = [];
  const messageFields = new Map<string, JsonValue>();
  const choiceFields = new Map<string, JsonValue>();
  const chunkFields = new Map<string, JsonValue>();
  let pendingLogprobs: CoreLogprob[] = [];
  let signature: Signature | undefined;
  let hasRefusal = false;
  let isFinished = false;

  /** Text that comes while the arguments of a call still grow waits for their end: it would close the call. */
  const writeText = (write: () => void): void => {
    if (calls.isGrowing) pendingWrites.push(write);
    else {
      calls.close();
      write();
    }
  };
  const writePending = (): void => {
    const writes = pendingWrites;
    pendingWrites = [];
    for (const write of writes) write();
  };
  const signReasoning = (): void => {
    const ofDetails = writer.isOpen('reasoning') ? details.takeSignature(context.issuer, 'signature') : undefined;
    if (ofDetails) writer.closeText({ signature: ofDetails });
  };
  const signText = (): void => {
    if (!signature || !(writer.isOpen('text') || writer.isOpen('reasoning'))) return;
    writer.closeText({ signature });
    signature = undefined;
  };

  function readTextDelta(text: string, of: 'text' | 'refusal', logprobs: CoreLogprob[]): void {
    const all = pendingLogprobs.length > 0 ? [...pendingLogprobs, ...logprobs] : logprobs;
    if (text === '' && (all.length === 0 || !writer.isOpen(of))) pendingLogprobs = all;
    else {
      pendingLogprobs = [];
      writeText(() => writer.text(text, of, all.length > 0 ? all : undefined));
    }
  }

  return {
    read(choice) {
      if (isFinished) return;
      // Some servers close with a whole message where a delta belongs.
      const delta = asObject(choice['delta']) ?? asObject(choice['message']) ?? {};
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
      const ways = reasoningWireForms(delta);
      if (thought) writeText(() => writer.reasoning(thought, 'full', 0, 'reasoning', markWireForm({}, ...ways)));
      hasPlainThoughts ||= Boolean(thought);
      readDetails(reasoningDetails);
      if (![content, refusal, images, toolCalls, legacyCall].every((each) => isBlank(each))) signReasoning();
      readContent(content);
      const text = asString(content) ?? '';
      const refused = asString(refusal) ?? '';
      const probabilities = decodeLogprobs(logprobs);
      if (refused) hasRefusal = true;
      readTextDelta(text, 'text', refused ? [] : probabilities);
      for (const annotation of objectsIn(annotations)) readAnnotation(annotation);
      if (refused) readTextDelta(refused, 'refusal', probabilities);
      for (const image of objectsIn(images)) readImage(image);
      if (!isBlank(sound)) audio.read(asObject(sound));
      readExtraContent(extraContent);
      const fragments = objectsIn(toolCalls);
      const legacy = isBlank(legacyCall) ? undefined : asObject(legacyCall);
      if (fragments.length > 0 || legacy) signText();
      calls.read(fragments);
      if (legacy) calls.readLegacy(legacy);
      if (!calls.isGrowing) writePending();
      appendFields(messageFields, rest);
      assignGiven(choiceFields, around);
    },
    addChunkFields(fields) {
      assignGiven(chunkFields, fields);
    },
    finish(finishReason) {
      if (isFinished) return;
      isFinished = true;
      calls.close();
      writePending();
      signReasoning();
      signText();
      writer.closeAll();
      const sound = audio.finish();
      if (sound) writer.part(sound);
      // What is vouched for may come when the text has begun that it led to.
      const late = details.takeSignature(context.issuer, 'ciphertext');
      if (late) writer.part({ type: 'reasoning', blocks: [], signature: late });
      const stopSequence = asString(choiceFields.get('stop_reason')) ?? asString(choiceFields.get('matched_stop'));
      const isCut = finishReason === undefined && calls.isCutOff;
      const finish: CoreFinish = isCut
        ? { reason: 'length' }
        : decodeFinish(finishReason, { hasCalls: calls.hasCalls, hasRefusal, stopSequence });
      const wireForm = details.wireForm();
      emit({
        type: 'finish',
        candidate,
        finish,
        ...(pendingLogprobs.length > 0 && { logprobs: pendingLogprobs }),
        ...withExtras(extraFields()),
        ...(wireForm && { wireForm }),
      });
    },
    get isFinished() {
      return isFinished;
    },
  };

  /** The texts of details only repeat the reasoning that other fields hold. */
  function readDetails(value: JsonValue | undefined): void {
    const pieces = readDetailsList(value);
    if (pieces.length === 0 && value !== undefined) appendFields(messageFields, { reasoning_details: value });
    for (const { kind, text, detail } of details.read(pieces)) {
      if (hasPlainThoughts) continue;
      writeText(() => {
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
          const reasoningText = asString(thought['text']);
          if (reasoningText) writeText(() => writer.reasoning(reasoningText));
        }
      else if (text) writeText(() => writer.text(text));
    }
  }

  function readAnnotation(annotation: JsonObject): void {
    const citation = decodeAnnotation(annotation);
    if (citation) writeText(() => writer.citation(citation));
    else appendFields(messageFields, { annotations: [annotation] });
  }

  function readImage(image: JsonObject): void {
    const url = asString(asObject(image['image_url'])?.['url']);
    if (url) writeText(() => writer.part({ type: 'image', source: parseMediaUrl(url) }));
    else appendFields(messageFields, { images: [image] });
  }

  function readExtraContent(value: JsonValue | undefined): void {
    const { signature: found, rest } = decodeExtraContent(value, context.issuer);
    if (found) signature = found;
    if (rest) messageFields.set('extra_content', rest);
  }

  function extraFields(): JsonObject {
    return {
      ...Object.fromEntries(messageFields),
      ...(signature && {
        extra_content: {
          ...asObject(messageFields.get('extra_content')),
          google: { thought_signature: signature.value },
        },
      }),
      ...(choiceFields.size > 0 && { choice: Object.fromEntries(choiceFields) }),
      ...(chunkFields.size > 0 && { chunk: Object.fromEntries(chunkFields) }),
    };
  }
}

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
function audioReader(format: string): { read(audio: JsonObject | undefined): void; finish(): CoreAudio | undefined } {
  let pieces: string[] = [];
  let transcript = '';
  let rest: JsonObject | undefined;
  return {
    read(sound) {
      if (!sound) return;
      const { data, transcript: delta, ...others } = sound;
      if (typeof data === 'string') pieces.push(data);
      transcript += asString(delta) ?? '';
      rest = { ...rest, ...withoutNulls(others) };
    },
    finish() {
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
