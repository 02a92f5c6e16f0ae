import type { BackendCodec, ProtocolCodec, UnlocatedLoss } from '../core/codec.ts';
import { ResponseFold, expandFinalResponse } from '../core/fold.ts';
import { parseJson } from '../core/json.ts';
import { chain, collectSteps } from '../core/step.ts';
import type { CoreAssistantMessage, CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import { codecOf } from '../protocols/frontends.ts';
import { readFrames } from '../wire/framing.ts';
import { routeHintsOf, isStreamed, type Fixture } from '../replay/fixtures.ts';
import { findResponseViolations } from '../record/wire-violations.ts';
import { preservesContent } from './preserved-content.ts';
import { createBackendContext, createFrontendContext } from './codec-contexts.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';

/**
 * Translates a recorded answer to a client protocol and back. Returns an error if the translation is invalid, or if its content
 * has changed without a reported loss.
 * @throws {LouterError} if it cannot be translated.
 */
export function testAnswer(fixture: Fixture, vendor: BackendCodec, client: ProtocolCodec): string | undefined {
  const request = decodeFixtureRequest(fixture);
  if (isStreamed(fixture)) return testStream(fixture, vendor, client, request);
  const text = Buffer.concat(fixture.response.chunks.map(({ bytes }) => bytes)).toString('utf8');
  const body = parseJson(text) ?? null;
  const { status } = fixture.response;
  const isError = status >= 400 || isFailedResponse(fixture, text);
  if (isError) return testErrorResponse(vendor, client, status, text);
  return testPlainAnswer(vendor.decodeResponse(body, createBackendContext(vendor.protocol, request)), client);
}

/** The recorded request in Core; a minimal one if the protocol has no frontend. */
function decodeFixtureRequest(fixture: Fixture): CoreChatRequest {
  const codec = codecOf(fixture.protocol);
  return fixture.response.status === 400 || !codec
    ? createRequest(isStreamed(fixture))
    : codec.decodeRequest(fixture.request, routeHintsOf(fixture));
}

const createRequest = (stream: boolean): CoreChatRequest => ({
  model: 'any',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  stream,
});

/** OpenAI Responses may report a failure with status 200. */
const isFailedResponse = ({ protocol }: Fixture, text: string): boolean =>
  protocol === 'openai-responses' && /"status"\s*:\s*"failed"/.test(text);

function testErrorResponse(
  vendor: BackendCodec,
  client: ProtocolCodec,
  status: number,
  text: string,
): string | undefined {
  const reply = client.encodeError(vendor.decodeError({ status, headers: {}, body: parseJson(text) ?? text }));
  const [violation] = findResponseViolations(client.protocol, reply.status, JSON.stringify(reply.body));
  return violation && `its translation is an invalid error response: ${violation.path}: ${violation.what}`;
}

function testPlainAnswer(response: CoreChatResponse, client: ProtocolCodec): string | undefined {
  const losses: UnlocatedLoss[] = [];
  const request = createRequest(false);
  const text = JSON.stringify(client.encodeResponse(response, createFrontendContext(request, losses)));
  const [violation] = findResponseViolations(client.protocol, 200, text);
  if (violation) return `its translation is an invalid response: ${violation.path}: ${violation.what}`;
  if (losses.length > 0) return undefined;
  return compareResponses(
    response,
    client.decodeResponse(parseJson(text) ?? null, createBackendContext(client.protocol, request)),
  );
}

function testStream(
  { response }: Fixture,
  vendor: BackendCodec,
  client: ProtocolCodec,
  request: CoreChatRequest,
): string | undefined {
  const decode = chain(
    readFrames(response.framing ?? vendor.framing),
    chain(vendor.decodeStream(createBackendContext(vendor.protocol, request)), expandFinalResponse),
  );
  const events = collectSteps(
    decode,
    response.chunks.map(({ bytes }) => bytes),
  );
  const losses: UnlocatedLoss[] = [];
  const clientRequest = createRequest(true);
  const frames = collectSteps(client.encodeStream(createFrontendContext(clientRequest, losses)), events);
  const [violation] = collectSteps(client.grammar, frames);
  if (violation)
    return `its translation is an invalid stream: event ${violation.event}: ${violation.path}: ${violation.what}`;
  const read = collectSteps(
    chain(client.decodeStream(createBackendContext(client.protocol, clientRequest)), expandFinalResponse),
    frames,
  );
  const [was, is] = [events.at(-1)?.type, read.at(-1)?.type];
  if (was !== is) return `the stream ends with ${was}, but its translation ends with ${is}`;
  return was !== 'end' || losses.length > 0
    ? undefined
    : compareResponses(collectResponse(events), collectResponse(read));
}

function collectResponse(events: readonly CoreStreamEvent[]): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of events) fold.add(event);
  return fold.result();
}

const compareResponses = (before: CoreChatResponse, after: CoreChatResponse): string | undefined =>
  preservesContent(getFirstMessage(before), getFirstMessage(after))
    ? undefined
    : 'the content of the translated answer differs, but no loss was reported';

/** Some protocols have only one candidate. */
const getFirstMessage = ({ candidates }: CoreChatResponse): CoreAssistantMessage[] =>
  candidates.slice(0, 1).map(({ message }) => message);
