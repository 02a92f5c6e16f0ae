import type { ConformanceViolation } from '../../present/conformance.ts';
import type { BackendCodec, BackendContext } from '../../core/codec.ts';
import { toCoreError } from '../../core/error.ts';
import { assertNotFailed } from '../../core/failed-answer.ts';
import { ResponseFold } from '../../core/fold.ts';
import { asObject, parseJson } from '../../core/json.ts';
import { truncateShown } from '../../core/shown.ts';
import type { Frame } from '../../core/step.ts';
import type { CoreChatResponse, VendorProtocol } from '../../core/types.ts';
import { findFrameViolations, findPlainViolations, type WireViolation } from '../../record/wire-violations.ts';
import { framingOfContentType, readFrames } from '../../wire/framing.ts';
import type { WireAnswer } from './server.ts';

/** What an answer is by the rules of its protocol. */
export type JudgedAnswer = { kind: 'answered'; response: CoreChatResponse; wrong?: Wrong } | JudgedFailure;

/** `refused`: an error of the protocol. `wrong`: what its form violates, although it can be read. */
export type JudgedFailure = { kind: 'refused'; status: number; message: string; wrong?: Wrong } | Wrong;

/** What a protocol does not allow. */
export interface Wrong {
  kind: 'wrong';
  what: string;
  violations: ConformanceViolation[];
}

/** The specifications that Louter has of each protocol, made from the vendors' documentation. */
const specOf: Readonly<Record<VendorProtocol, string>> = {
  anthropic: 'specs/anthropic.yaml',
  'openai-chat': 'specs/openai.yaml',
  'openai-responses': 'specs/openai.yaml',
  'openai-completions': 'specs/openai-completions.yaml',
  gemini: 'specs/gemini.yaml',
  'gemini-interactions': 'specs/gemini-interactions.yaml',
  ollama: 'specs/ollama.yaml',
};

/** A rule of HTTP or of the protocol as a whole, which has no place in a body. */
const wrong = (what: string, violations: ConformanceViolation[] = []): Wrong => ({
  kind: 'wrong',
  what,
  violations,
});

/** Judges an answer by its status, its content type, the schemas of its protocol and the grammar of its streams. */
export function judgeAnswer(codec: BackendCodec, context: BackendContext, answer: WireAnswer): JudgedAnswer {
  if (answer.kind === 'failed') return wrong(answer.message);
  const { status, contentType } = answer;
  if (status >= 400) return judgeError(codec, answer);
  if (status !== 200) return wrong(`the status is ${status}; an answer has 200`);
  const expected = context.request.stream ? codec.framing : undefined;
  if (framingOfContentType(contentType) !== expected || (expected === undefined && !isJson(contentType)))
    return wrong(
      `the content type is ${shownType(contentType)}; expected ${expected === undefined ? 'application/json' : typeOf[expected]}`,
    );
  const judged = expected === undefined ? judgePlain(codec, context, answer) : judgeStream(codec, context, answer);
  // Violations of the form are the cause of what follows from them.
  return answer.cut === null || judged.kind === 'wrong' ? judged : wrong(`the answer broke off: ${answer.cut}`);
}

type Answered = Extract<WireAnswer, { kind: 'answered' }>;

const isJson = (contentType: string): boolean => /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType);

const typeOf = { sse: 'text/event-stream', ndjson: 'application/x-ndjson', 'json-array': 'application/json' } as const;

const shownType = (contentType: string): string => (contentType === '' ? 'missing' : truncateShown(contentType));

const temporaryStatuses: ReadonlySet<number> = new Set([402, 408, 429, 503, 529]);

/** Whether a status says nothing about the request: a limit of rates or of an account, an overload (529 is Anthropic's). */
export const isTemporary = (status: number): boolean => temporaryStatuses.has(status);

/** An error in the form of the protocol. */
export function judgeError(codec: BackendCodec, { status, contentType, bytes }: Answered): JudgedFailure {
  const value = parseJson(bytes.toString('utf8'));
  if (value === undefined)
    return wrong(
      `the error of status ${status} is ${shownType(contentType)} and not the JSON of an error of the protocol`,
    );
  if (!isJson(contentType))
    return wrong(`the content type of the error is ${shownType(contentType)}; expected application/json`);
  const violations = findPlainViolations(codec.protocol, status, value);
  return {
    kind: 'refused',
    status,
    message: truncateShown(codec.decodeError({ status, headers: {}, body: value }).message),
    ...(violations.length > 0 && {
      wrong: wrong(
        `the error of status ${status} does not have the form of the protocol`,
        toViolations(violations, ruleOf(codec, 'error')),
      ),
    }),
  };
}

function judgePlain(codec: BackendCodec, context: BackendContext, { status, bytes }: Answered): JudgedAnswer {
  const value = parseJson(bytes.toString('utf8'));
  if (value === undefined) return wrong('the body is not JSON');
  const rules = codec.rulesFor?.(context.request) ?? codec;
  const violations = findPlainViolations(codec.protocol, status, value, { rules });
  if (asObject(value) === undefined) return wrong('the body is not a JSON object');
  const judged = decode(codec, () => codec.decodeResponse(value, context));
  return withViolations(judged, 'the body', violations, ruleOf(codec, 'response'));
}

function judgeStream(codec: BackendCodec, context: BackendContext, { bytes }: Answered): JudgedAnswer {
  const frames: Frame[] = [];
  const reader = readFrames(codec.framing)((frame) => frames.push(frame));
  try {
    reader.push(bytes);
    reader.end();
  } catch (error) {
    return wrong(toCoreError(error).message);
  }
  if (frames.length === 0) return wrong('the stream has no events');
  const violations = findFrameViolations(frames, codec.rulesFor?.(context.request) ?? codec);
  const judged = decode(codec, () => {
    const fold = new ResponseFold();
    const decoder = codec.decodeStream(context)((event) => fold.add(event));
    for (const frame of frames) decoder.push(frame);
    decoder.end();
    return fold.result();
  });
  return withViolations(judged, 'the stream', violations, ruleOf(codec, 'stream'));
}

/** What cannot be read because of its violations is wrong by them. */
function withViolations(
  judged: JudgedAnswer,
  where: string,
  violations: readonly WireViolation[],
  rule: string,
): JudgedAnswer {
  if (violations.length === 0) return judged;
  const found = violation(where, violations, rule);
  return judged.kind === 'answered' ? { ...judged, wrong: found } : found;
}

function decode({ protocol }: BackendCodec, read: () => CoreChatResponse): JudgedAnswer {
  try {
    return { kind: 'answered', response: assertNotFailed({ vendor: protocol, client: protocol }, read()) };
  } catch (error) {
    return wrong(`the answer ended with an error: ${truncateShown(toCoreError(error).message)}`);
  }
}

/** An answer that violates the schemas or the grammar of its protocol, or `rule`. */
export const violation = (where: string, violations: readonly WireViolation[], rule: string): Wrong =>
  wrong(
    `${where} violates the protocol in ${violations.length} ${violations.length === 1 ? 'place' : 'places'}`,
    toViolations(violations, rule),
  );

const toViolations = (violations: readonly WireViolation[], rule: string): ConformanceViolation[] =>
  violations.map(({ event, path, what }) => ({ event, path, what: truncateShown(what), rule }));

const ruleOf = ({ protocol }: BackendCodec, what: 'error' | 'response' | 'stream'): string =>
  `${specOf[protocol]}, ${what === 'stream' ? 'the events of streams and their order' : `the schema of ${what}s`}`;
