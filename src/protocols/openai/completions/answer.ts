import type {
  CompletionChoice,
  ReceivedCompletionChoice,
  ReceivedLogprobs,
} from '../../../../generated/openai-completions.js';
import { readCompletionChunk } from '../../../../generated/openai-completions.readers.js';
import type { BackendCodec } from '../../../core/codec.ts';
import { finishReasonOf } from '../../../core/finish-reasons.ts';
import type { JsonObject, JsonValue } from '../../../core/json.ts';
import { decodeLogprob, toLogprobs } from '../../../core/logprobs.ts';
import { PartWriter } from '../../../core/part-writer.ts';
import type { CoreFinish, CoreLogprob } from '../../../core/types.ts';
import { decodeChoices, decodeChoiceStream, type ChoiceProtocol, type ChoiceDecoder } from '../shared/choices.ts';
import { assignGiven } from '../shared/extras.ts';
import type { Pointer } from '../../../core/wire-object.ts';
import { protocol, withExtras } from './extras.ts';
import type { CoreStreamEvent } from '../../../core/stream-event.ts';

const choices: ChoiceProtocol<ReceivedCompletionChoice> = {
  protocol,
  readAnswer: readCompletionChunk,
  createDecoder: (candidate, emit) => new CompletionDecoder(candidate, emit),
};

export const decodeResponse: BackendCodec['decodeResponse'] = (body, context) => decodeChoices(choices, body, context);
export const decodeStream: BackendCodec['decodeStream'] = (context) => decodeChoiceStream(choices, context);

/** Where a choice has its text. */
export const textPointer: Pointer<CompletionChoice> = '/text';

class CompletionDecoder implements ChoiceDecoder<ReceivedCompletionChoice> {
  readonly #candidate: number;
  readonly #emit: (event: CoreStreamEvent) => void;
  readonly #writer: PartWriter;
  readonly #choiceFields = new Map<string, JsonValue>();
  readonly #chunkFields = new Map<string, JsonValue>();
  #logprobs: CoreLogprob[] = [];
  #stopSequence: string | undefined;
  isFinished = false;

  constructor(candidate: number, emit: (event: CoreStreamEvent) => void) {
    this.#candidate = candidate;
    this.#emit = emit;
    this.#writer = new PartWriter(emit, candidate);
  }

  decode(choice: ReceivedCompletionChoice): void {
    if (this.isFinished) return;
    const { index: _index, finish_reason: _finishReason, text, logprobs, usage: _usage, ...others } = choice;
    const { stop_reason: stopReason, matched_stop: matchedStop, ...rest } = others;
    if (logprobs) for (const each of decodeLogprobs(logprobs)) this.#logprobs.push(each);
    if (text) this.#writer.text(text, 'text', this.#takeLogprobs());
    this.#stopSequence = [stopReason, matchedStop].find((each) => typeof each === 'string') ?? this.#stopSequence;
    assignGiven(this.#choiceFields, rest);
  }

  addChunkFields(fields: JsonObject): void {
    assignGiven(this.#chunkFields, fields);
  }

  finish(finishReason: string | undefined): void {
    if (this.isFinished) return;
    this.isFinished = true;
    this.#writer.closeAll();
    const logprobs = this.#takeLogprobs();
    this.#emit({
      type: 'finish',
      candidate: this.#candidate,
      finish: decodeFinish(finishReason, this.#stopSequence),
      ...(logprobs && { logprobs }),
      ...withExtras({
        ...(this.#choiceFields.size > 0 && { choice: Object.fromEntries(this.#choiceFields) }),
        ...(this.#chunkFields.size > 0 && { chunk: Object.fromEntries(this.#chunkFields) }),
      }),
    });
  }

  #takeLogprobs(): CoreLogprob[] | undefined {
    const logprobs = this.#logprobs;
    this.#logprobs = [];
    return logprobs.length > 0 ? logprobs : undefined;
  }
}

/**
 * Servers name the stop sequence that was met (vLLM `stop_reason`, SGLang `matched_stop`), or give there the number of
 * the token that ended the text, which is the model's own end.
 */
function decodeFinish(finishReason: string | undefined, stopSequence: string | undefined): CoreFinish {
  const raw = finishReason === undefined ? {} : { raw: { protocol, reason: finishReason } as const };
  const reason = finishReason === undefined ? 'stop' : (finishReasonOf(finishReason) ?? 'other');
  return { reason, ...(reason === 'stop' && stopSequence !== undefined && { stopSequence }), ...raw };
}

/** Lists of one length, or one list of objects as newer versions of llama-server write it. */
function decodeLogprobs({
  tokens,
  token_logprobs: logprobs,
  top_logprobs: tops,
  content,
}: ReceivedLogprobs): CoreLogprob[] {
  const lists = (tokens ?? []).map((token, at): CoreLogprob => {
    const top = tops?.[at];
    return {
      token: token ?? '',
      logprob: decodeLogprob(logprobs?.[at]),
      ...(top && {
        top: Object.entries(top).map(([text, logprob]) => ({ token: text, logprob: decodeLogprob(logprob) })),
      }),
    };
  });
  return [...lists, ...toLogprobs(content ?? [])];
}
