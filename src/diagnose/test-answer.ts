import type { BackendCodec, ProtocolCodec, Unsaid } from '../core/codec.ts';
import { ResponseFold, unfoldFinal } from '../core/fold.ts';
import { parseJson } from '../core/json.ts';
import { chain, collect } from '../core/step.ts';
import type { CoreAssistantMessage, CoreChatRequest, CoreChatResponse, CoreStreamEvent } from '../core/types.ts';
import { codecOf } from '../protocols/frontends.ts';
import { readFrames } from '../wire/framing.ts';
import { hintsOf, isStreamed, type Fixture } from '../replay/fixtures.ts';
import { faultsInAnswer } from '../record/wire-faults.ts';
import { saysAll } from './essence.ts';
import { backendContext, frontendContext } from './contexts.ts';

/**
 * What goes wrong with a recorded answer on its way to a protocol of clients: it is not allowed there, or read again
 * there it says something else though no loss was reported.
 * @throws {LouterError} where it cannot be carried.
 */
export function faultOfAnswer(fixture: Fixture, vendor: BackendCodec, client: ProtocolCodec): string | undefined {
  const asked = requestOf(fixture);
  if (isStreamed(fixture)) return faultOfStream(fixture, vendor, client, asked);
  const text = Buffer.concat(fixture.response.chunks.map(({ bytes }) => bytes)).toString('utf8');
  const body = parseJson(text) ?? null;
  const { status } = fixture.response;
  const refuses = status >= 400 || tellsOfFailure(fixture, text);
  if (refuses) return faultOfRefusal(vendor, client, status, text);
  return faultOfPlain(vendor.decodeResponse(body, backendContext(vendor.protocol, asked)), client);
}

/** The recorded request in Core; a bare one where clients do not speak that protocol. */
function requestOf(fixture: Fixture): CoreChatRequest {
  const codec = codecOf(fixture.protocol);
  return fixture.response.status === 400 || !codec
    ? question(isStreamed(fixture))
    : codec.decodeRequest(fixture.request, hintsOf(fixture));
}

const question = (stream: boolean): CoreChatRequest => ({
  model: 'any',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  stream,
});

/** OpenAI Responses tells with status 200 of an answer that failed. */
const tellsOfFailure = ({ protocol }: Fixture, text: string): boolean =>
  protocol === 'openai-responses' && /"status"\s*:\s*"failed"/.test(text);

function faultOfRefusal(vendor: BackendCodec, client: ProtocolCodec, status: number, text: string): string | undefined {
  const reply = client.encodeError(vendor.decodeError({ status, headers: {}, body: parseJson(text) ?? text }));
  const [fault] = faultsInAnswer(client.protocol, reply.status, JSON.stringify(reply.body));
  return fault && `the refusal that was made of it is not allowed: ${fault.path}: ${fault.what}`;
}

function faultOfPlain(response: CoreChatResponse, client: ProtocolCodec): string | undefined {
  const unsaid: Unsaid[] = [];
  const asked = question(false);
  const text = JSON.stringify(client.encodeResponse(response, frontendContext(asked, unsaid)));
  const [fault] = faultsInAnswer(client.protocol, 200, text);
  if (fault) return `the answer that was made of it is not allowed: ${fault.path}: ${fault.what}`;
  if (unsaid.length > 0) return undefined;
  return differs(response, client.decodeResponse(parseJson(text) ?? null, backendContext(client.protocol, asked)));
}

function faultOfStream(
  { response }: Fixture,
  vendor: BackendCodec,
  client: ProtocolCodec,
  request: CoreChatRequest,
): string | undefined {
  const decode = chain(
    readFrames(response.framing ?? vendor.framing),
    chain(vendor.decodeStream(backendContext(vendor.protocol, request)), unfoldFinal),
  );
  const events = collect(
    decode,
    response.chunks.map(({ bytes }) => bytes),
  );
  const unsaid: Unsaid[] = [];
  const asked = question(true);
  const frames = collect(client.encodeStream(frontendContext(asked, unsaid)), events);
  const [fault] = collect(client.grammar, frames);
  if (fault) return `the stream that was made of it is not allowed: event ${fault.event}: ${fault.path}: ${fault.what}`;
  const read = collect(chain(client.decodeStream(backendContext(client.protocol, asked)), unfoldFinal), frames);
  const [was, is] = [events.at(-1)?.type, read.at(-1)?.type];
  if (was !== is) return `the stream ended with ${was}, and read again with ${is}`;
  return was !== 'end' || unsaid.length > 0 ? undefined : differs(folded(events), folded(read));
}

function folded(events: readonly CoreStreamEvent[]): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of events) fold.add(event);
  return fold.result();
}

const differs = (before: CoreChatResponse, after: CoreChatResponse): string | undefined =>
  saysAll(firstOf(before), firstOf(after))
    ? undefined
    : 'read again, the answer says something else, and no loss was reported';

/** Some protocols have no more than one candidate. */
const firstOf = ({ candidates }: CoreChatResponse): CoreAssistantMessage[] =>
  candidates.slice(0, 1).map(({ message }) => message);
