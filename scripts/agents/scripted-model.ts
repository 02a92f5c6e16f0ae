import type { JsonObject } from '../../src/core/json.ts';
import type { VendorProtocol } from '../../src/core/types.ts';
import type { ReplyWriter } from '../../test/support/reply.ts';
import type { Conversation, ReportProblem } from './conversation.ts';

/** A scripted model, which writes calls in the fields of its protocol or as text. */
export interface ScriptedModel {
  /** Its name for `--backend`. */
  name: string;
  protocol: VendorProtocol;
  /** The settings of a backend that parses its calls and reasoning from the text; absent: they are in fields. */
  text?: { dialect: string; thinking: 'none' | 'tags' };
  /** The path of a client's base URL. */
  prefix: '' | '/v1';
  /** Parses a chat request; `undefined` for other paths. */
  parseRequest(path: string, body: JsonObject): RequestedAnswer | undefined;
  /** Reads a request, and reports whatever a real vendor would reject. */
  read(body: JsonObject, report: ReportProblem): Conversation;
  writer: ReplyWriter;
  /** The content type of a stream. */
  streams: 'text/event-stream' | 'application/x-ndjson';
  /** An invalid line in place of an event. */
  malformedLine: string;
  /** What `Conversation.reasoning` contains if this reasoning was returned; `undefined` for a model without reasoning. */
  proofOf(reasoning: string): string | undefined;
  /** Its prompt does not contain the reasoning of earlier turns. */
  dropsOldReasoning?: true;
  /** Whether its usage includes the tokens read from the cache. */
  countsCache: boolean;
}

export interface RequestedAnswer {
  model: string;
  stream: boolean;
}
