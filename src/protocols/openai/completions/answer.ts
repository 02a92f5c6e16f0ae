import type { BackendCodec, BackendContext } from '../../../core/codec.ts';
import { finishReasonOf } from '../../../core/finish-reasons.ts';
import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { decodeLogprob, decodeLogprobs as decodeTokens } from '../../../core/logprobs.ts';
import { PartWriter } from '../../../core/part-writer.ts';
import type { RepeatableFrame } from '../../../core/repeated-frames.ts';
import type { CoreFinish, CoreLogprob, CoreStreamEvent } from '../../../core/types.ts';
import { decodeChoices, decodeChoiceStream, type ChoiceProtocol, type ChoiceDecoder } from '../shared/choices.ts';
import { assignGiven } from '../shared/extras.ts';
import { protocol, withExtras } from './extras.ts';

const choices: ChoiceProtocol = {
  protocol,
  createDecoder: (candidate, emit, context) => new CompletionDecoder(candidate, emit, context),
};

export const decodeResponse: BackendCodec['decodeResponse'] = (body, context) => decodeChoices(choices, body, context);
export const decodeStream: BackendCodec['decodeStream'] = (context) => decodeChoiceStream(choices, context);

class CompletionDecoder implements ChoiceDecoder {
  readonly #candidate: number;
  readonly #emit: (event: CoreStreamEvent) => void;
  readonly #writer: PartWriter;
  readonly #choiceFields = new Map<string, JsonValue>();
  readonly #chunkFields = new Map<string, JsonValue>();
  #logprobs: CoreLogprob[] = [];
  isFinished = false;

  constructor(candidate: number, emit: (event: CoreStreamEvent) => void, _context: BackendContext) {
    this.#candidate = candidate;
    this.#emit = emit;
    this.#writer = new PartWriter(emit, candidate);
  }

  decode(choice: JsonObject): void {
    if (this.isFinished) return;
    const { index: _index, finish_reason: _finishReason, text, logprobs, usage: _usage, ...rest } = choice;
    for (const each of decodeLogprobs(logprobs)) this.#logprobs.push(each);
    const content = asString(text) ?? '';
    if (content !== '') this.#writer.text(content, 'text', this.#takeLogprobs());
    assignGiven(this.#choiceFields, rest);
  }

  addChunkFields(fields: JsonObject): void {
    assignGiven(this.#chunkFields, fields);
  }

  describe(): RepeatableFrame {
    return { text: '/text' };
  }

  finish(finishReason: string | undefined): void {
    if (this.isFinished) return;
    this.isFinished = true;
    this.#writer.closeAll();
    const { stop_reason: stopReason, matched_stop: matchedStop, ...choice } = Object.fromEntries(this.#choiceFields);
    const logprobs = this.#takeLogprobs();
    this.#emit({
      type: 'finish',
      candidate: this.#candidate,
      finish: decodeFinish(finishReason, asString(stopReason) ?? asString(matchedStop)),
      ...(logprobs && { logprobs }),
      ...withExtras({
        ...(Object.keys(choice).length > 0 && { choice }),
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
function decodeLogprobs(value: JsonValue | undefined): CoreLogprob[] {
  const logprobs = asObject(value);
  if (!logprobs) return [];
  const tokenLogprobs = asArray(logprobs['token_logprobs']) ?? [];
  const topLogprobs = asArray(logprobs['top_logprobs']) ?? [];
  const lists = (asArray(logprobs['tokens']) ?? []).map((token, at): CoreLogprob => {
    const top = asObject(topLogprobs[at]);
    return {
      token: asString(token) ?? '',
      logprob: decodeLogprob(tokenLogprobs[at]),
      ...(top && {
        top: Object.entries(top).map(([text, logprob]) => ({ token: text, logprob: decodeLogprob(logprob) })),
      }),
    };
  });
  return [...lists, ...decodeTokens(logprobs['content'])];
}
