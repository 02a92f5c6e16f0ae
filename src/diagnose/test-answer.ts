import type { BackendCodec, ProtocolCodec, UnlocatedLoss } from '../core/codec.ts';
import { ResponseFold, expandFinalResponse } from '../core/fold.ts';
import { parseJson } from '../core/json.ts';
import { chain, collectSteps } from '../core/step.ts';
import type { CoreAssistantMessage, CoreChatRequest, CoreChatResponse, CoreStreamEvent } from '../core/types.ts';
import { codecOf } from '../protocols/frontends.ts';
import { readFrames } from '../wire/framing.ts';
import { routeHintsOf, isStreamed, type Fixture } from '../replay/fixtures.ts';
import { findResponseViolations } from '../record/wire-violations.ts';
import { preservesContent } from './preserved-content.ts';
import { createBackendContext, createFrontendContext } from './codec-contexts.ts';

/**
 * What goes wrong with a recorded answer on its way to a protocol of clients: it is not allowed there, or read again
 * there it says something else though no loss was reported.
 * @throws {LouterError} where it cannot be carried.
 */
export function testAnswer(fixture: Fixture, vendor: BackendCodec, client: ProtocolCodec): string | undefined {
  const asked = decodeFixtureRequest(fixture);
  if (isStreamed(fixture)) return testStream(fixture, vendor, client, asked);
  const text = Buffer.concat(fixture.response.chunks.map(({ bytes }) => bytes)).toString('utf8');
  const body = parseJson(text) ?? null;
  const { status } = fixture.response;
  const refuses = status >= 400 || isFailedResponse(fixture, text);
  if (refuses) return testErrorResponse(vendor, client, status, text);
  return testPlainAnswer(vendor.decodeResponse(body, createBackendContext(vendor.protocol, asked)), client);
}

/** The recorded request in Core; a bare one where clients do not speak that protocol. */
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

/** OpenAI Responses tells with status 200 of an answer that failed. */
const isFailedResponse = ({ protocol }: Fixture, text: string): boolean =>
  protocol === 'openai-responses' && /"status"\s*:\s*"failed"/.test(text);

function testErrorResponse(
  vendor: BackendCodec,
  client: ProtocolCodec,
  status: number,
  text: string,
): string | undefined {
  const reply = client.encodeError(vendor.decodeError({ status, headers: {}, body: parseJson(text) ?? text }));
  const [fault] = findResponseViolations(client.protocol, reply.status, JSON.stringify(reply.body));
  return fault && `the refusal that was made of it is not allowed: ${fault.path}: ${fault.what}`;
}

function testPlainAnswer(response: CoreChatResponse, client: ProtocolCodec): string | undefined {
  const losses: UnlocatedLoss[] = [];
  const asked = createRequest(false);
  const text = JSON.stringify(client.encodeResponse(response, createFrontendContext(asked, losses)));
  const [fault] = findResponseViolations(client.protocol, 200, text);
  if (fault) return `the answer that was made of it is not allowed: ${fault.path}: ${fault.what}`;
  if (losses.length > 0) return undefined;
  return compareResponses(
    response,
    client.decodeResponse(parseJson(text) ?? null, createBackendContext(client.protocol, asked)),
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
  const asked = createRequest(true);
  const frames = collectSteps(client.encodeStream(createFrontendContext(asked, losses)), events);
  const [fault] = collectSteps(client.grammar, frames);
  if (fault) return `the stream that was made of it is not allowed: event ${fault.event}: ${fault.path}: ${fault.what}`;
  const read = collectSteps(
    chain(client.decodeStream(createBackendContext(client.protocol, asked)), expandFinalResponse),
    frames,
  );
  const [was, is] = [events.at(-1)?.type, read.at(-1)?.type];
  if (was !== is) return `the stream ended with ${was}, and read again with ${is}`;
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
    : 'read again, the answer says something else, and no loss was reported';

/** Some protocols have no more than one candidate. */
const getFirstMessage = ({ candidates }: CoreChatResponse): CoreAssistantMessage[] =>
  candidates.slice(0, 1).map(({ message }) => message);
