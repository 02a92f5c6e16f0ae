import type { BackendContext } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { parseJson, type JsonValue } from '../core/json.ts';
import type { CoreChatResponse } from '../core/types.ts';
import { readFrames } from '../wire/framing.ts';
import type { ExchangeOutcomeRecord } from './exchange-record.ts';
import { createResponseCodec, detectFraming } from './normalize.ts';
import type { ResponseSummary } from './exchange.ts';
import { createEmptySummary, addEventToSummary, summarizeResponse } from './response-summary.ts';

/** An answer with the status of a success that passed through unread. */
export interface UnparsedResponse extends NonNullable<ExchangeOutcomeRecord['backend']> {
  /** The address the request was sent to. */
  requestUrl: string;
  contentType: string;
}

/** Reads usage, finish and tool names out of an answer, piece by piece. */
export interface SummaryReader {
  /** @throws what cannot be read. */
  push(bytes: Buffer): void;
  /** What was found; null where the answer cannot be read. */
  end(): ResponseSummary | null;
}

export type StartSummaryReader = (answer: UnparsedResponse) => SummaryReader | undefined;

/** A longer answer that is no stream is not read, in bytes: it would have to be held whole. */
const maxPlainBytes = 8 * 1024 * 1024;

/** In bytes, as much as a socket gives: the texts of longer pieces are collected late. */
const maxReadBytes = 64 * 1024;

/** Begins to read an answer; `undefined` for one of an unknown protocol. */
export const startSummaryReader: StartSummaryReader = ({
  issuer,
  model,
  requestUrl: askedAt,
  contentType,
  ...vendor
}) => {
  const codec = createResponseCodec(vendor);
  if (!codec) return undefined;
  const context: BackendContext = {
    request: { model, messages: [], stream: false },
    model,
    issuer,
    facts: {},
    report() {},
    note() {},
    mint: (prefix) => prefix,
  };
  const summary = createEmptySummary();
  const framing = detectFraming(
    codec,
    { headers: [['content-type', contentType]], requestUrl: askedAt },
    context.request,
  );
  if (framing === undefined) return createPlainSummaryReader((json) => codec.decodeResponse(json, context));
  const decoder = codec.decodeStream(context)((event) => {
    addEventToSummary(summary, event);
    if (event.type === 'response-start') summary.upstreamResponseId = event.id;
    if (event.type === 'final-response') summary.upstreamResponseId = event.response.id;
  });
  const frames = readFrames(framing)((frame) => decoder.push(frame));
  let isReadable = true;
  // What cannot be read ends the reading: what was found before it stands.
  const reading = (act: () => void): void => {
    if (!isReadable) return;
    try {
      act();
    } catch (error) {
      if (!(error instanceof LouterError)) throw error;
      isReadable = false;
    }
  };
  return {
    push(bytes) {
      for (let at = 0; at < bytes.length; at += maxReadBytes)
        reading(() => frames.push(bytes.subarray(at, at + maxReadBytes)));
    },
    end() {
      reading(() => {
        frames.end();
        decoder.end();
      });
      return summary;
    },
  };
};

function createPlainSummaryReader(decode: (json: JsonValue) => CoreChatResponse): SummaryReader {
  let held: Buffer[] | undefined = [];
  let size = 0;
  return {
    push(bytes) {
      size += bytes.length;
      if (size > maxPlainBytes) held = undefined;
      held?.push(bytes);
    },
    end() {
      const json = held && parseJson(Buffer.concat(held).toString('utf8'));
      if (json === undefined) return null;
      try {
        const response = decode(json);
        return {
          ...summarizeResponse(response),
          ...(response.id !== undefined && { upstreamResponseId: response.id }),
        };
      } catch (error) {
        if (error instanceof LouterError) return null;
        throw error;
      }
    },
  };
}
