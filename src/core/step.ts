import { parseJson, type JsonValue } from './json.ts';

/**
 * One stage of a stream: SSE parser, protocol decoder, dialect, protocol encoder. A step is made once per
 * stream with where its output goes; its state lives in the closure; `emit` may be called any number of
 * times per push. Steps are synchronous, so a test can feed one byte by byte; asynchrony, abort and
 * back-pressure live where bytes are read.
 */
export type Step<In, Out> = (emit: (out: Out) => void) => Stage<In>;
export interface Stage<In> {
  push(input: In): void;
  /** The input is over: give back what was held. */
  end(): void;
}

/** Two steps in a row are one step: the first's output is the second's input, and they end in order. */
export const chain =
  <A, B, C>(first: Step<A, B>, second: Step<B, C>): Step<A, C> =>
  (emit) => {
    const after = second(emit);
    const before = first((value) => after.push(value));
    return {
      push: (input) => before.push(input),
      end() {
        before.end();
        after.end();
      },
    };
  };

/** Everything a step makes of these inputs. */
export function collectSteps<In, Out>(step: Step<In, Out>, inputs: Iterable<In>): Out[] {
  const out: Out[] = [];
  const stage = step((value) => out.push(value));
  for (const input of inputs) stage.push(input);
  stage.end();
  return out;
}

/** One message of a stream, whatever carries it. */
export interface Frame {
  event?: string;
  data: string;
  /** Its data as JSON, where that is read several times. */
  json?(): JsonValue | undefined;
}

/** The data of a frame as JSON; `undefined` where it is not. */
export const jsonOfFrame = (frame: Frame): JsonValue | undefined => (frame.json ? frame.json() : parseJson(frame.data));

/** How a stream carries its frames as text. */
export type TextFraming = 'sse' | 'ndjson' | 'json-array';

/** How a stream carries its frames: as text, or in the binary event stream of AWS. */
export type Framing = TextFraming | 'aws-event-stream';

/** The part of an answer that an event is of, as a key. */
export const partKey = ({ candidate, part }: { candidate: number; part: number }): string => `${candidate}/${part}`;
