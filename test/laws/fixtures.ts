import { join } from 'node:path';
import { asObject, parseJson, type JsonValue } from '../../src/core/json.ts';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import type { Framing } from '../../src/core/step.ts';
import type { CoreChatRequest } from '../../src/core/types.ts';
import {
  routeHintsOf,
  isStreamed,
  isTokenCount,
  bundledFixtures,
  readFixtures,
  type Fixture,
} from '../../src/replay/fixtures.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { vendorsAlone } from './codecs.ts';

/** The fixtures of protocols the laws are checked for. */
const fixtures: readonly Fixture[] = readFixtures(bundledFixtures).filter(
  ({ protocol }) => codecOf(protocol) !== undefined,
);

export const nameOf = ({ protocol, situation }: Fixture): string => join(protocol, situation);

export const bytesOf = ({ response }: Fixture): Buffer => Buffer.concat(response.chunks.map(({ bytes }) => bytes));

/** Requests for an answer that were not refused: those hold for what they are. */
export const accepted = fixtures.filter((fixture) => fixture.response.status !== 400 && !isTokenCount(fixture));
export const answered = accepted.filter((fixture) => fixture.response.status < 400);
/** Requests that were answered with an error. */
export const failed = fixtures.filter((fixture) => fixture.response.status >= 400 && !isStreamed(fixture));
export const streamed = fixtures.filter(isStreamed);
export const plain = answered.filter((fixture) => !isStreamed(fixture) && !tellsOfFailure(fixture));

/** An answer of status 200 may tell that it failed: then it is read as an error. */
function tellsOfFailure(fixture: Fixture): boolean {
  const body = fixture.protocol === 'openai-responses' ? asObject(bodyOf(fixture)) : undefined;
  return body?.['status'] === 'failed';
}

/** Successful answers of protocols that no client uses. */
export const ofVendorsAlone: readonly Fixture[] = readFixtures(bundledFixtures).filter(
  ({ protocol, response }) => response.status < 400 && vendorsAlone.some((each) => each.protocol === protocol),
);

/** How the events of a stream are divided. */
export const framingOf = ({ response }: Fixture): Framing => response.framing ?? 'sse';

/** The request as its own protocol reads it. */
export const requestOf = (fixture: Fixture): CoreChatRequest =>
  codecFor(fixture).decodeRequest(fixture.request, routeHintsOf(fixture));

/** What the request is asked again with, and the answer read with. */
function codecFor({ protocol }: Fixture): ProtocolCodec {
  const codec = codecOf(protocol);
  if (!codec) throw new Error(`no codec of ${protocol}`);
  return codec;
}

/** The body of a plain answer. */
export function bodyOf(fixture: Fixture): JsonValue {
  const body = parseJson(bytesOf(fixture).toString('utf8'));
  if (body === undefined) throw new Error(`${nameOf(fixture)}: the response is not JSON`);
  return body;
}
