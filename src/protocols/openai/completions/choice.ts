import type { BackendContext } from '../../../core/codec.ts';
import { asNumber, asString, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { PartWriter } from '../../../core/part-writer.ts';
import type { CoreLogprob, CoreStreamEvent } from '../../../core/types.ts';
import { withExtras } from './extras.ts';
import { decodeFinish } from './finish.ts';
import { decodeLogprobs } from './logprobs.ts';

/** Reads one candidate: the pieces of a stream, or the one choice of a plain answer, which has the same fields. */
export interface ChoiceReader {
  read(choice: JsonObject): void;
  /** `word` is the server's `finish_reason`, `undefined` when the stream was ended properly without one. */
  finish(finishReason: string | undefined): void;
  /** Fields of the whole chunk that came after the start of the answer. */
  addChunkFields(fields: JsonObject): void;
  readonly isFinished: boolean;
}

export function choiceReader(
  candidate: number,
  emit: (event: CoreStreamEvent) => void,
  context: BackendContext,
): ChoiceReader {
  const writer = new PartWriter(emit, candidate);
  const choiceFields = new Map<string, JsonValue>();
  const chunkFields = new Map<string, JsonValue>();
  let pendingLogprobs: CoreLogprob[] = [];
  let isFinished = false;

  return {
    read(choice) {
      if (isFinished) return;
      const { index: _index, finish_reason: _word, text, logprobs, ...rest } = choice;
      for (const each of decodeLogprobs(logprobs)) pendingLogprobs.push(each);
      const content = asString(text) ?? '';
      if (content !== '') {
        writer.text(content, 'text', pendingLogprobs.length > 0 ? pendingLogprobs : undefined);
        pendingLogprobs = [];
      }
      assignGiven(choiceFields, rest);
    },
    addChunkFields(fields) {
      assignGiven(chunkFields, fields);
    },
    finish(finishReason) {
      if (isFinished) return;
      isFinished = true;
      writer.closeAll();
      if (pendingLogprobs.length > 0)
        context.report({ field: 'logprobs', what: 'log probabilities of tokens that are no text' });
      const finish = decodeFinish(finishReason, Object.fromEntries(choiceFields));
      choiceFields.delete('stop_reason');
      choiceFields.delete('matched_stop');
      const fields = {
        ...(choiceFields.size > 0 && { choice: Object.fromEntries(choiceFields) }),
        ...(chunkFields.size > 0 && { chunk: Object.fromEntries(chunkFields) }),
      };
      emit({ type: 'finish', candidate, finish, ...withExtras(fields) });
    },
    get isFinished() {
      return isFinished;
    },
  };
}

/** Later fields take the place of earlier ones; null says nothing. */
function assignGiven(fields: Map<string, JsonValue>, more: JsonObject): void {
  for (const name in more) {
    const value = more[name];
    if (value !== undefined && value !== null) fields.set(name, value);
  }
}

/** The number of a choice, from 0; anything else counts as the one at its position. */
export function choiceIndex(choice: JsonObject, position: number): number {
  const index = asNumber(choice['index']);
  return index !== undefined && Number.isInteger(index) && index >= 0 && index < maxChoices ? index : position;
}

/** As many as the Chat Completions of the same servers give (platform.openai.com, `n`). */
const maxChoices = 128;
