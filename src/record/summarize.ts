import type { BackendContext } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { parseJson, type JsonValue } from '../core/json.ts';
import type { CoreChatResponse } from '../core/types.ts';
import { readFrames } from '../wire/framing.ts';
import type { Ending } from './batch.ts';
import { answerCodecOf, framingOfAnswer } from './normalize.ts';
import type { Summary } from './exchange.ts';
import { emptySummary, summarizeEvent, summaryOf } from './summary.ts';

/** An answer with the status of a success that passed through unread. */
export interface UnreadAnswer extends NonNullable<Ending['backend']> {
  /** The address the request was sent to. */
  askedAt: string;
  contentType: string;
}

/** Reads usage, finish and tool names out of an answer, piece by piece. */
export interface SummaryWriter {
  /** @throws what cannot be read. */
  push(bytes: Buffer): void;
  /** What was found; null where the answer cannot be read. */
  end(): Summary | null;
}

export type StartSummary = (answer: UnreadAnswer) => SummaryWriter | undefined;

/** A longer answer that is no stream is not read, in bytes: it would have to be held whole. */
const maxPlain = 8 * 1024 * 1024;

/** In bytes, as much as a socket gives: the texts of longer pieces are collected late. */
const readAtOnce = 64 * 1024;

/** Begins to read an answer; `undefined` for one of an unknown protocol. */
export const startSummary: StartSummary = ({ issuer, model, askedAt, contentType, ...vendor }) => {
  const codec = answerCodecOf(vendor);
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
  const summary = emptySummary();
  const framing = framingOfAnswer(codec, { headers: [['content-type', contentType]], askedAt }, context.request);
  if (framing === undefined) return plainSummary((json) => codec.decodeResponse(json, context));
  const decoder = codec.decodeStream(context)((event) => {
    summarizeEvent(summary, event);
    if (event.type === 'response-start') summary.passedId = event.id;
    if (event.type === 'final-response') summary.passedId = event.response.id;
  });
  const frames = readFrames(framing)(decoder.push);
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
      for (let at = 0; at < bytes.length; at += readAtOnce)
        reading(() => frames.push(bytes.subarray(at, at + readAtOnce)));
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

function plainSummary(decode: (json: JsonValue) => CoreChatResponse): SummaryWriter {
  let held: Buffer[] | undefined = [];
  let size = 0;
  return {
    push(bytes) {
      size += bytes.length;
      if (size > maxPlain) held = undefined;
      held?.push(bytes);
    },
    end() {
      const json = held && parseJson(Buffer.concat(held).toString('utf8'));
      if (json === undefined) return null;
      try {
        const response = decode(json);
        return { ...summaryOf(response), ...(response.id !== undefined && { passedId: response.id }) };
      } catch (error) {
        if (error instanceof LouterError) return null;
        throw error;
      }
    },
  };
}
