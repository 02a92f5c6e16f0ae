import type { BackendContext } from '../../../core/codec.ts';
import { badUpstreamReply } from '../../../core/error.ts';
import { asArray, asObject, asString, objectsIn, parsePlainJson, type JsonObject } from '../../../core/json.ts';
import type { Frame, Step } from '../../../core/step.ts';
import type { CoreStreamEvent } from '../../../core/types.ts';
import { choiceIndex, choiceReader, type ChoiceReader } from './choice.ts';
import { decodeStreamError } from './error.ts';
import { extrasOf } from './extras.ts';
import { decodeHead } from './response.ts';
import { decodeUsage } from './usage.ts';

/** What follows the last chunk. */
export const doneMarker = '[DONE]';

/**
 * `[DONE]` ends a stream, and so does the end of input once every candidate has its finish_reason (the usage comes
 * behind it). An error in place of a chunk ends it badly.
 */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (emit) => {
    const readers = new Map<number, ChoiceReader>();
    /** The fields of chunks that neither the protocol nor an earlier chunk accounts for. */
    let known: Set<string> | undefined;
    let hasEnded = false;

    const end = (event: CoreStreamEvent): void => {
      hasEnded = true;
      emit(event);
    };
    const fail = (message: string): void => end({ type: 'error', error: badUpstreamReply(message).detail });

    const getReader = (index: number): ChoiceReader => {
      const reader = readers.get(index) ?? choiceReader(index, emit, context);
      readers.set(index, reader);
      return reader;
    };

    function start(chunk: JsonObject): void {
      if (known && !hasUnknownFields(chunk, known)) return;
      const head = decodeHead(chunk);
      if (!known) {
        known = new Set(Object.keys(extrasOf(head)));
        emit({ type: 'response-start', ...head });
      } else addLateFields(extrasOf(head), known);
    }

    function addLateFields(fields: JsonObject, before: Set<string>): void {
      const later = Object.entries(fields).filter(([name]) => !before.has(name));
      for (const [name] of later) before.add(name);
      const open = [...readers.values()].find((reader) => !reader.isFinished);
      if (open) return open.addChunkFields(Object.fromEntries(later));
      for (const [name] of later)
        context.report({ field: name, what: `${name} came after the answer had been finished` });
    }

    function readChunk(chunk: JsonObject, event: string | undefined): void {
      if (event === 'error' || chunk['error'] || chunk['object'] === 'error')
        return end({ type: 'error', error: decodeStreamError(chunk) });
      if (!asArray(chunk['choices']) && !asObject(chunk['usage']))
        return context.report({ what: `a frame that is no chunk: ${Object.keys(chunk).join(', ')}` });
      const choices = objectsIn(chunk['choices']);
      const choiceReaders = choices.map((choice, position) => getReader(choiceIndex(choice, position)));
      start(chunk);
      // Before what is said: some clients are told of the input's tokens as the answer begins.
      const usage = decodeUsage(chunk['usage']);
      if (usage) emit({ type: 'usage', usage });
      for (const [position, reader] of choiceReaders.entries()) {
        const choice = choices[position] ?? {};
        reader.read(choice);
        const word = asString(choice['finish_reason']);
        if (word) reader.finish(word);
      }
    }

    function finish(): void {
      for (const reader of readers.values()) reader.finish(undefined);
      if (readers.size === 0) fail('the stream held no answer');
      else if (Math.max(...readers.keys()) >= readers.size) fail('the numbers of the choices have gaps');
      else end({ type: 'end' });
    }

    return {
      push({ event, data }) {
        const text = data.trim();
        if (hasEnded || text === '') return;
        if (text === doneMarker) return finish();
        const chunk = asObject(parsePlainJson(text));
        if (!chunk) throw badUpstreamReply('a frame of the stream is no JSON object');
        readChunk(chunk, event);
      },
      end() {
        if (hasEnded) return;
        const isFinished = readers.size > 0 && [...readers.values()].every((reader) => reader.isFinished);
        if (isFinished) finish();
        else fail('the stream ended before its end');
      },
    };
  };

const ownFields: ReadonlySet<string> = new Set(['id', 'object', 'created', 'model', 'choices', 'usage']);

/** Whether a chunk holds fields that neither the protocol nor an earlier chunk accounts for. */
function hasUnknownFields(chunk: JsonObject, known: ReadonlySet<string>): boolean {
  for (const name in chunk) if (!ownFields.has(name) && !known.has(name)) return true;
  return false;
}
