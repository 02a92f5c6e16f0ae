import type { JsonObject } from '../../src/core/json.ts';
import type { VendorProtocol } from '../../src/core/types.ts';
import type { ReplyWriter } from '../../test/support/reply.ts';
import type { Conversation, Fault } from './conversation.ts';

/** How the scripted model speaks: in a protocol's own fields, or in nothing but text that a protocol carries. */
export interface ScriptedModel {
  /** What it is chosen by. */
  name: string;
  protocol: VendorProtocol;
  /** Where its calls and thoughts stand in the text: how a backend is configured that is to find them there. */
  text?: { dialect: string; thinking: 'none' | 'tags' };
  /** What a client's base URL holds behind the origin. */
  prefix: '' | '/v1';
  /** What a request for an answer asks for, or `undefined` where its path asks for anything else. */
  asked(path: string, body: JsonObject): RequestedAnswer | undefined;
  /** Reads a request; whatever a real vendor would refuse is a fault. */
  read(body: JsonObject, fault: Fault): Conversation;
  writer: ReplyWriter;
  /** The content type of a stream. */
  streams: 'text/event-stream' | 'application/x-ndjson';
  /** Something in place of an event that no reader can parse. */
  malformedLine: string;
  /** What must be found in `Conversation.reasoning` when this reasoning came back; `undefined` of one that never thinks. */
  proofOf(reasoning: string): string | undefined;
  /** Its prompt no longer holds what it thought before it last spoke to the user. */
  dropsOldReasoning?: true;
  /** Whether usage tells the tokens read from the cache. */
  countsCache: boolean;
}

export interface RequestedAnswer {
  model: string;
  stream: boolean;
}
