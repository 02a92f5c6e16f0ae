import type { AnswerMessage, ChoiceLogprobs, ImageContentPart } from '../../../../generated/openai.js';
import type { FrontendContext } from '../../../core/codec.ts';
import { asNumber, asObject, asString } from '../../../core/json.ts';
import type { CoreAssistantMessage, CoreAudio, CoreImage, CoreChatResponse, CoreLogprob } from '../../../core/types.ts';
import { encodeUrl } from '../shared/media.ts';
import { extrasOf } from './extras.ts';

/** What is written once for an answer, plain or streamed. */
export type AnswerHead = ReturnType<typeof answerHead>;

const idPrefix = 'chatcmpl-';

/** `answer`: the response, or the event that starts it. */
export function answerHead(answer: Pick<CoreChatResponse, 'id' | 'createdAt' | 'extras'>, context: FrontendContext) {
  const { id, createdAt } = answer;
  const prefixed = id.startsWith(idPrefix) ? id : `${idPrefix}${id}`;
  return {
    id: id === '' ? context.mint(idPrefix) : prefixed,
    created: Math.floor(createdAt ?? context.now),
    /** The name the client asked for. */
    model: context.request.model,
    /** The other fields of a vendor of this protocol. */
    rest: extrasOf(answer),
  };
}

/** The unknown fields of an answer's message, of the choice around it and of the chunk around that. */
export function splitExtras(message: Pick<CoreAssistantMessage, 'extras'>) {
  const { choice, chunk, extra_content: extraContent, ...rest } = extrasOf(message);
  return {
    message: rest,
    choice: asObject(choice) ?? {},
    chunk: asObject(chunk) ?? {},
    extraContent: asObject(extraContent),
  };
}

/** A picture the model made, in the form compatible routers gave it; OpenAI's own models make none here. */
export function encodeAnswerImage(part: CoreImage, { report }: FrontendContext): ImageContentPart[] {
  const url = encodeUrl(part.source);
  if (url !== undefined) return [{ type: 'image_url', image_url: { url } }];
  report({ at: part, what: `an image given as ${part.source.kind}` });
  return [];
}

/** Audio output. OpenAI stores it until `expires_at`; that of other vendors is not stored, so it has expired. */
export function encodeAnswerAudio(
  part: CoreAudio,
  { report, mint, now }: FrontendContext,
): NonNullable<AnswerMessage['audio']> | undefined {
  if (part.source.kind !== 'base64') {
    report({ at: part, what: `audio given as ${part.source.kind}` });
    return undefined;
  }
  const { id, expires_at: expiresAt, ...rest } = extrasOf(part);
  return {
    id: asString(id) ?? mint('audio_'),
    data: part.source.data,
    expires_at: asNumber(expiresAt) ?? Math.floor(now),
    transcript: part.transcript ?? '',
    ...rest,
  };
}

export function encodeLogprobs(logprobs: readonly CoreLogprob[], of: 'text' | 'refusal'): ChoiceLogprobs {
  const entries = logprobs.map(({ token, logprob, bytes, top }) => ({
    token,
    logprob,
    bytes: bytes ?? null,
    top_logprobs: (top ?? []).map((each) => ({ ...each, bytes: each.bytes ?? null })),
  }));
  return of === 'refusal' ? { content: null, refusal: entries } : { content: entries, refusal: null };
}
