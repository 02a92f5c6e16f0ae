import type { FrontendContext } from '../../../core/codec.ts';
import { toFreeformArguments } from '../../../core/freeform.ts';
import { asObject, type JsonObject } from '../../../core/json.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import type {
  CoreAssistantMessage,
  CoreAudio,
  CoreImage,
  CoreToolCall,
  CoreChatResponse,
  WireForm,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeUrl } from './content.ts';
import { extrasOf, protocol } from './extras.ts';

/** What is written once for an answer, plain or streamed. */
export interface AnswerHead {
  id: string;
  created: number;
  /** The name the client asked for. */
  model: string;
  /** What the vendor said beside, when it speaks this protocol. */
  rest: JsonObject;
}

const idPrefix = 'chatcmpl-';

/** `answer`: the response, or the event that starts it. */
export function answerHead(
  answer: Pick<CoreChatResponse, 'id' | 'createdAt' | 'extras'>,
  context: FrontendContext,
): AnswerHead {
  reportForeignExtras(answer, protocol, context.report);
  const { id, createdAt } = answer;
  const prefixed = id.startsWith(idPrefix) ? id : `${idPrefix}${id}`;
  return {
    id: id === '' ? context.mint(idPrefix) : prefixed,
    created: Math.floor(createdAt ?? context.now),
    model: context.request.model,
    rest: extrasOf(answer),
  };
}

/** The unknown fields of an answer's message, and where they stood around it; and how it was written. */
export function splitExtras(message: Pick<CoreAssistantMessage, 'extras' | 'wireForm'>): {
  message: JsonObject;
  choice: JsonObject;
  chunk: JsonObject;
  extraContent: JsonObject | undefined;
  wireForm?: WireForm;
} {
  const { choice, chunk, extra_content: extraContent, ...rest } = extrasOf(message);
  return {
    message: rest,
    choice: asObject(choice) ?? {},
    chunk: asObject(chunk) ?? {},
    extraContent: asObject(extraContent),
    ...(message.wireForm && { wireForm: message.wireForm }),
  };
}

/** A picture the model made, in the form compatible routers gave it; OpenAI's own models make none here. */
export function encodeAnswerImage(part: CoreImage, { report }: FrontendContext): JsonObject[] {
  const url = encodeUrl(part.source);
  if (url !== undefined) return [{ type: 'image_url', image_url: { url } }];
  report({ at: part, what: `an image given as ${part.source.kind}` });
  return [];
}

/** Spoken output. The vendor says until when it keeps it; what another vendor made is kept nowhere. */
export function encodeAnswerAudio(part: CoreAudio, { report, mint, now }: FrontendContext): JsonObject | undefined {
  if (part.source.kind !== 'base64') {
    report({ at: part, what: `audio given as ${part.source.kind}` });
    return undefined;
  }
  const { id, expires_at: expiresAt, ...rest } = extrasOf(part);
  return {
    id: id ?? mint('audio_'),
    data: part.source.data,
    expires_at: expiresAt ?? Math.floor(now),
    transcript: part.transcript ?? '',
    ...rest,
  };
}

/** The arguments of a call as text: what came as text is never written anew, and a call without any says `{}`. */
export function argumentsText({ input }: CoreToolCall): string {
  switch (input.kind) {
    case 'json-text':
      return input.text.trim() === '' ? '{}' : input.text;
    case 'json':
      return JSON.stringify(input.value);
    case 'freeform':
      return JSON.stringify(toFreeformArguments(input.text));
    default:
      return unreachable(input);
  }
}
