import { AnswerLocator } from '../../src/core/answer-locator.ts';
import type { ModelFacts, ProtocolCodec, RouteHints } from '../../src/core/codec.ts';
import { addDiagnostic } from '../../src/core/diagnostics.ts';
import { LouterError } from '../../src/core/error.ts';
import { objectsIn, parseJson, type JsonValue } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import { collectSteps, type Frame } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse, Loss, Note } from '../../src/core/types.ts';
import { compareAnswers } from '../../src/judge/check-answer.ts';
import { compareAnswerLeaves } from '../../src/judge/compare-answer-leaves.ts';
import { compareRequests } from '../../src/judge/check-request.ts';
import { Declared } from '../../src/judge/declared.ts';
import type { CheckFinding } from '../../src/judge/differences.ts';
import { compareLeaves } from '../../src/judge/leaves.ts';
import type { Fixture } from '../../src/replay/fixtures.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { backendContext, frontendContext } from '../laws/codecs.ts';
import { asSent, folded } from '../laws/comparable.ts';
import { bodyOf, bytesOf, framingOf, requestOf } from '../laws/fixtures.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

/** What one leg of an exchange is checked for, with the codecs alone and no gateway between them. */

interface RequestLeg {
  source: ProtocolCodec;
  target: ProtocolCodec;
  /** The client's request, decoded afresh. */
  decode(): CoreChatRequest;
  body: JsonValue;
  hints?: RouteHints;
  /** What is known of the model. */
  facts?: ModelFacts;
  /** Changes what was sent, as a mapper with a defect would. */
  alter?: (sent: CoreChatRequest) => CoreChatRequest;
}

const notesAndLosses = (): { losses: Loss[]; notes: Note[] } => ({ losses: [], notes: [] });

/** What is found of a request that is decoded, encoded and decoded again. None where it cannot be sent at all. */
export function findingsOfRequest({
  source,
  target,
  decode,
  body,
  hints = {},
  facts,
  alter = (sent) => sent,
}: RequestLeg): CheckFinding[] {
  const request = decode();
  const said = notesAndLosses();
  let sent: JsonValue;
  try {
    const context = {
      ...backendContext(target, request),
      ...(facts && { facts }),
      report: (loss: Parameters<typeof toLoss>[0]) =>
        addDiagnostic(said, loss, (each) => toLoss(each, source.wireNames)),
      note: (note: Note) => void said.notes.push(note),
    };
    sent = asSent(target.encodeRequest(request, context));
  } catch (error) {
    if (error instanceof LouterError && error.detail.kind === 'unsupported') return [];
    throw error;
  }
  const declared = () => new Declared(said.losses, said.notes);
  const upstream = alter(target.decodeRequest(sent, { model: request.model, stream: request.stream, ...hints }));
  return [
    ...compareRequests({ codec: source, request: decode() }, { codec: target, request: upstream }, declared()),
    ...compareLeaves({ protocol: source.protocol, body }, { body: sent, isPrompt: false }, declared()),
  ];
}

/** What is found of a plain answer that is written for a client. */
export function findingsOfAnswer(
  fixture: Fixture,
  source: ProtocolCodec,
  target: ProtocolCodec,
  asked: CoreChatRequest,
): CheckFinding[] {
  const body = bodyOf(fixture);
  const response = source.decodeResponse(body, backendContext(source, requestOf(fixture)));
  return findingsOfResponse(response, { source, target, asked, written: [body] });
}

interface AnswerLeg {
  source: ProtocolCodec;
  target: ProtocolCodec;
  asked: CoreChatRequest;
  /** The answer as the backend wrote it: its body, or its frames. */
  written: JsonValue[];
}

export const framesAsJson = (frames: readonly Frame[]): JsonValue[] =>
  frames.map(({ data }) => parseJson(data) ?? null);

export function findingsOfResponse(
  response: CoreChatResponse,
  { source, target, asked, written }: AnswerLeg,
): CheckFinding[] {
  const said = notesAndLosses();
  const locator = AnswerLocator.of(response, source.answerPlaces);
  const body = target.encodeResponse(response, {
    ...frontendContext(asked),
    report: (loss) => addDiagnostic(said, loss, (each) => locator.lossOf(each)),
  });
  const sent = parseJson(JSON.stringify(body)) ?? null;
  const read = target.decodeResponse(sent, backendContext(target, asked));
  const declared = () => new Declared(said.losses, said.notes);
  return [
    ...compareAnswers({ codec: source, response }, { codec: target, response: read }, asked, declared()),
    ...compareAnswerLeaves(
      { protocol: source.protocol, documents: objectsIn(written) },
      { protocol: target.protocol, documents: objectsIn([sent]) },
      declared(),
    ),
  ];
}

/** What is found of a streamed answer that is written for a client. None where it breaks off. */
export function findingsOfStream(
  fixture: Fixture,
  source: ProtocolCodec,
  target: ProtocolCodec,
  asked: CoreChatRequest,
): CheckFinding[] {
  const frames = collectSteps(readFrames(framingOf(fixture)), [bytesOf(fixture)]);
  const events = collectSteps(source.decodeStream(backendContext(source, requestOf(fixture))), frames);
  const leg = { source, target, asked, written: framesAsJson(frames) };
  return events.at(-1)?.type === 'end' ? findingsOfEvents(events, leg) : [];
}

export function findingsOfEvents(
  events: readonly CoreStreamEvent[],
  { source, target, asked, written }: AnswerLeg,
): CheckFinding[] {
  const said = notesAndLosses();
  const locator = new AnswerLocator(source.answerPlaces);
  const frames: Frame[] = [];
  const encoder = target.encodeStream({
    ...frontendContext(asked),
    report: (loss) => addDiagnostic(said, loss, (each) => locator.lossOf(each)),
  })((frame) => void frames.push(frame));
  for (const event of events) {
    locator.observe(event);
    encoder.push(event);
  }
  encoder.end();
  const read = collectSteps(target.decodeStream(backendContext(target, asked)), frames);
  const declared = () => new Declared(said.losses, said.notes);
  return [
    ...compareAnswers(
      { codec: source, response: folded(events) },
      { codec: target, response: folded(read) },
      asked,
      declared(),
    ),
    ...compareAnswerLeaves(
      { protocol: source.protocol, documents: objectsIn(written) },
      { protocol: target.protocol, documents: objectsIn(framesAsJson(frames)) },
      declared(),
    ),
  ];
}
