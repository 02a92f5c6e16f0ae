import type { FrontendContext } from '../../../core/codec.ts';
import { mergeDeep } from '../../../core/completed.ts';
import { splitTrailingSurrogate } from '../../../core/code-points.ts';
import { partEvents, type CorePartEvent } from '../../../core/fold.ts';
import { asObject, nonEmpty, type JsonObject } from '../../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../../core/provenance.ts';
import type { NativeWriter } from '../../../core/native-frame.ts';
import { signatureToToken } from '../../../core/signature.ts';
import type {
  CoreCitation,
  CoreFinish,
  CoreLogprob,
  CoreReasoning,
  CoreReasoningDelta,
  CoreTextDelta,
  CoreToolCallDelta,
  NativeFrames,
  Signature,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeAnswerAudio, encodeAnswerImage, type splitExtras } from './answer.ts';
import { encodeAnnotation } from './citations.ts';
import { extrasOf, protocol } from './extras.ts';
import { encodeFinish } from './finish.ts';
import { encodeLogprobs } from './logprobs.ts';
import { encodeDetails, withoutSignature } from './reasoning-details.ts';
import { encodeReasoningFields } from './reasoning.ts';
import { usesFunctionCall } from './request.ts';
import { encodeExtraContent, paragraphSeparator } from './signatures.ts';

/** Writes the chunks of one candidate. */
export interface CandidateWriter {
  write(event: CorePartEvent): void;
  /** A delta with what it lacks as the first one: who speaks. */
  spoken(delta: JsonObject): JsonObject;
  /** Writes a chunk in which nothing is said. */
  touch(): void;
  /** `unsaid`: those of some unknown fields that no chunk has said yet. */
  finish(
    ended: { finish: CoreFinish; logprobs?: CoreLogprob[] },
    extras: ReturnType<typeof splitExtras>,
    unsaid: (fields: JsonObject) => JsonObject,
  ): void;
}

/** A call the client hears of: under its own counter of calls, or as the one call of the superseded form. */
interface OpenCall {
  index: number;
  form: 'function' | 'custom' | 'legacy';
  said: boolean;
}

/** What all candidates of a stream share. */
interface Chunks {
  /** Wraps choices, and fields beside them, in a chunk. */
  send(choices: JsonObject[], more?: JsonObject): void;
  native: NativeWriter;
}

export function candidateWriter(
  candidate: number,
  { send, native }: Chunks,
  context: FrontendContext,
): CandidateWriter {
  const { report } = context;
  const texts = new Map<number, 'text' | 'refusal'>();
  /** Where each text begins in the content. */
  const starts = new Map<number, number>();
  const calls = new Map<number, OpenCall>();
  const thoughts = new Map<number, CoreReasoning>();
  /** Those of which details were told. */
  const detailed = new Set<CoreReasoning>();
  /** Half of a surrogate pair, waiting for the other half, by part. */
  const halves = new Map<number, string>();
  /** Citations of a whole text, until it is whole. */
  const ofWhole = new Map<number, CoreCitation[]>();
  let calledCount = 0;
  let legacy = false;
  let length = 0;
  let hasRefusal = false;
  let hasThought = false;
  let signature: Signature | undefined;
  let opened = false;

  function spoken(delta: JsonObject): JsonObject {
    const role = opened ? {} : { role: 'assistant' };
    opened = true;
    return { ...role, ...delta };
  }

  const say = (delta: JsonObject, choice: JsonObject = {}, more: JsonObject = {}): void => {
    send([{ index: candidate, delta: spoken(delta), logprobs: null, finish_reason: null, ...choice }], more);
  };

  /** What of a fragment can be sent: the first half of a surrogate pair waits for the second. */
  const whole = (part: number, text: string): string => {
    const { whole: ready, half } = splitTrailingSurrogate((halves.get(part) ?? '') + text);
    if (half) halves.set(part, half);
    else halves.delete(part);
    return ready;
  };
  const takeHalf = (part: number): string => {
    const half = halves.get(part) ?? '';
    halves.delete(part);
    return half;
  };

  function sayText(part: number, text: string, logprobs?: CoreLogprob[]): void {
    if (text === '' && !logprobs) return;
    const of = texts.get(part) ?? 'text';
    if (of === 'text') length += text.length;
    else hasRefusal = true;
    const choice = logprobs ? { logprobs: encodeLogprobs(logprobs, of) } : {};
    say(of === 'text' ? { content: text } : { refusal: text }, choice);
  }

  function writeText(event: CoreTextDelta): void {
    switch (event.type) {
      case 'text-start':
        texts.set(event.part, event.of);
        starts.set(event.part, length);
        return;
      case 'text-delta':
        return sayText(event.part, whole(event.part, event.text), event.logprobs);
      case 'text-citation': {
        const { part, citation } = event;
        if (citation.at) cite(part, citation);
        else ofWhole.set(part, [...(ofWhole.get(part) ?? []), citation]);
        return;
      }
      case 'text-done':
        sayText(event.part, takeHalf(event.part));
        for (const citation of ofWhole.get(event.part) ?? []) cite(event.part, citation);
        signature = event.signature ?? signature;
        return reportForeignExtras(event, protocol, report);
      default:
        unreachable(event);
    }
  }

  function cite(part: number, citation: CoreCitation): void {
    const annotation = encodeAnnotation(citation, { start: starts.get(part) ?? 0, end: length }, report);
    if (annotation) say({ annotations: [annotation] });
  }

  function sayThought(thought: CoreReasoning, text: string): void {
    if (text !== '') say(encodeReasoningFields(thought, text));
  }

  /** What the reasoning so far was as details, before what it led to. */
  function sayDetails(said: Pick<ReturnType<typeof splitExtras>, 'wireForm'>): void {
    const untold = [...thoughts.values()].filter((thought) => !detailed.has(thought));
    const written = encodeDetails(said, untold);
    if (!written) return;
    for (const thought of untold) detailed.add(thought);
    say({ reasoning_details: written.details });
  }

  function writeReasoning(event: CoreReasoningDelta): void {
    const thought = thoughts.get(event.part) ?? { type: 'reasoning', blocks: [] };
    thoughts.set(event.part, thought);
    switch (event.type) {
      case 'reasoning-start':
        if (event.wireForm) thought.wireForm = event.wireForm;
        return;
      case 'reasoning-delta': {
        const block = (thought.blocks[event.block] ??= { kind: event.kind, text: '' });
        const parts = hasThought && block.text === '' && event.text !== '' ? paragraphSeparator : '';
        block.text += event.text;
        if (event.text !== '') hasThought = true;
        return sayThought(thought, parts + whole(event.part, event.text));
      }
      case 'reasoning-done':
        sayThought(thought, takeHalf(event.part));
        if (event.signature) thought.signature = event.signature;
        if (event.signature) sayDetails({});
        return reportForeignExtras(event, protocol, report);
      default:
        unreachable(event);
    }
  }

  function startCall(event: Extract<CoreToolCallDelta, { type: 'tool-call-start' }>): void {
    const { part, id, name, input, runs } = event;
    if (runs === 'server') return report({ at: event, what: `a call of ${name}, which the vendor ran itself` });
    const index = calledCount++;
    legacy ||= usesFunctionCall(context.request, event);
    if (legacy && index > 0)
      return report({ at: event, what: `function_call holds one call only; ${name} is another` });
    const form = legacy ? 'legacy' : input === 'freeform' ? 'custom' : 'function';
    calls.set(part, { index, form, said: false });
    switch (form) {
      case 'legacy':
        return say({ function_call: { name, arguments: '' } });
      case 'custom':
        return say({ tool_calls: [{ index, id, type: 'custom', custom: { name, input: '' } }] });
      case 'function':
        return say({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] });
      default:
        unreachable(form);
    }
  }

  function sayArguments(call: OpenCall, text: string): void {
    if (text === '') return;
    call.said ||= text.trim() !== '';
    const { index, form } = call;
    switch (form) {
      case 'legacy':
        return say({ function_call: { arguments: text } });
      case 'custom':
        return say({ tool_calls: [{ index, custom: { input: text } }] });
      case 'function':
        return say({ tool_calls: [{ index, function: { arguments: text } }] });
      default:
        unreachable(form);
    }
  }

  function writeCall(event: CoreToolCallDelta & { native?: NativeFrames }): void {
    if (event.type === 'tool-call-start') return startCall(event);
    const call = calls.get(event.part);
    if (!call) return;
    switch (event.type) {
      case 'tool-call-arguments-text':
        return sayArguments(call, whole(event.part, event.text));
      case 'tool-call-arguments-json':
        return sayArguments(call, JSON.stringify(event.value));
      case 'tool-call-done': {
        sayArguments(call, takeHalf(event.part));
        if (!call.said && call.form !== 'custom') sayArguments(call, '{}');
        reportForeignExtras(event, protocol, report);
        const { extra_content: own, ...rest } = native.withoutWritten(extrasOf(event), event);
        const token = event.signature && { google: { thought_signature: signatureToToken(event.signature, protocol) } };
        const extraContent = nonEmpty({ ...asObject(own), ...token });
        const more = { ...rest, ...(extraContent && { extra_content: extraContent }) };
        const { index, form } = call;
        if (!nonEmpty(more) || form === 'legacy') return;
        // Some clients, the AI SDK among them, refuse a fragment that does not say what is called.
        const called = form === 'custom' ? { custom: { input: '' } } : { function: { arguments: '' } };
        return say({ tool_calls: [mergeDeep({ index, ...called }, more)] });
      }
      default:
        unreachable(event);
    }
  }

  function writeWhole(event: Extract<CorePartEvent, { type: 'part' }> & { native?: NativeFrames }): void {
    const { part, value } = event;
    switch (value.type) {
      case 'text':
      case 'refusal':
      case 'reasoning':
      case 'tool-call':
        for (const each of partEvents({ candidate, part }, value)) write(each);
        return;
      case 'image': {
        reportForeignExtras(value, protocol, report);
        const images = encodeAnswerImage(value, context);
        if (images.length > 0) say({ images });
        return;
      }
      case 'audio': {
        reportForeignExtras(value, protocol, report);
        const audio = encodeAnswerAudio(value, context);
        // The vendor's own chunks may have told of it piece by piece.
        const told = native.withoutWritten({ ...(audio && { audio }) }, event);
        if (nonEmpty(told)) say(told);
        return;
      }
      case 'tool-result':
        return report({ at: value, what: 'the result of a tool that the vendor ran itself' });
      case 'opaque':
        return reportForeignPart(value, report, value);
      default:
        unreachable(value);
    }
  }

  function write(event: CorePartEvent): void {
    switch (event.type) {
      case 'text-start':
      case 'text-delta':
      case 'text-citation':
      case 'text-done':
        return writeText(event);
      case 'reasoning-start':
      case 'reasoning-delta':
      case 'reasoning-done':
        return writeReasoning(event);
      case 'part':
        return writeWhole(event);
      default:
        writeCall(event);
    }
  }

  return {
    write,
    spoken,
    touch: () => say({}),
    finish({ finish, logprobs }, extras, unsaid) {
      const rest = extras.extraContent && { rest: extras.extraContent };
      if (detailed.size === 0) sayDetails(extras);
      const reasoning = [...thoughts.values()].map((thought) =>
        detailed.has(thought) ? withoutSignature(thought) : thought,
      );
      const extraContent = encodeExtraContent({ reasoning, ...(signature && { signature }), ...rest });
      const last = { ...unsaid(extras.message), ...(extraContent && { extra_content: extraContent }) };
      if (!opened && nonEmpty(last) === undefined) say({ content: '' });
      if (nonEmpty(last)) say(last);
      const word = encodeFinish(finish, { hasRefusal, legacy, choice: extras.choice }, report);
      const choice = { ...(logprobs && { logprobs: encodeLogprobs(logprobs, 'text') }), finish_reason: word };
      say({}, { ...choice, ...unsaid(extras.choice) }, unsaid(extras.chunk));
    },
  };
}
