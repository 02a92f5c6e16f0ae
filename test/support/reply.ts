import type { JsonObject } from '../../src/core/json.ts';
import { jsonAnswer, sseAnswer, type ScriptedAnswer } from './upstream.ts';

/** A tool the scripted model calls. */
export interface ScriptedCall {
  /** Not written where a protocol has no ids of calls. */
  id: string;
  name: string;
  /** The namespace of the tool, in protocols that have namespaces. */
  namespace?: string;
  /** A text where the tool takes raw text instead of arguments: for protocols that have such tools. */
  input: JsonObject | string;
}

/** The answer of a scripted model, independent of its protocol. */
export interface ScriptedReply {
  reasoning?: string;
  text?: string;
  calls?: readonly ScriptedCall[];
  /** The finish reason. Default: tool calls if there are any, otherwise stop. */
  finish?: 'length' | { stopSequence: string };
  /** Tokens. `input` counts the cached ones too. */
  usage: { input: number; cached: number; output: number };
}

/** Why a scripted vendor rejects a request. */
export type Refusal =
  | 'rate-limit'
  | 'server-error'
  | 'overloaded'
  | 'context-length'
  | 'invalid-request'
  | 'authentication';

/** Writes answers in the protocol of a vendor. */
export interface ReplyWriter {
  plain(reply: ScriptedReply, model: string): JsonObject;
  /** One text an event. */
  stream(reply: ScriptedReply, model: string): string[];
  refusal(refusal: Refusal): { status: number; headers: Record<string, string>; body: JsonObject };
}

/** A reply as an answer of the scripted upstream, plain or streamed as requested. */
export function answerOf(writer: ReplyWriter, reply: ScriptedReply, request: { json: unknown }): ScriptedAnswer {
  const reasoningOption = request.json as { stream?: boolean; model: string };
  return reasoningOption.stream === true
    ? sseAnswer(writer.stream(reply, reasoningOption.model))
    : jsonAnswer(writer.plain(reply, reasoningOption.model));
}

/** A refusal as an answer of the scripted upstream. */
export function refusalOf(writer: ReplyWriter, refusal: Refusal): ScriptedAnswer {
  const { status, headers, body } = writer.refusal(refusal);
  return jsonAnswer(body, status, headers);
}

/** A text in fragments of about seven UTF-16 code units; no pair is cut, since no vendor cuts one. */
export function fragments(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    piece += character;
    if (piece.length >= 7) {
      pieces.push(piece);
      piece = '';
    }
  }
  return piece ? [...pieces, piece] : pieces;
}
