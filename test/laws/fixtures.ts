import { join } from 'node:path';
import { parseJson, type JsonValue } from '../../src/core/json.ts';
import type { Framing } from '../../src/core/step.ts';
import { isStreamed, ownFixtures, readFixtures, type Fixture } from '../../src/traces/fixtures.ts';
import { codecOf } from '../../src/frontends/index.ts';

/** The fixtures of protocols the laws are checked for. */
const fixtures: readonly Fixture[] = readFixtures(ownFixtures).filter(
  ({ protocol }) => codecOf(protocol) !== undefined,
);

export const nameOf = ({ protocol, situation }: Fixture): string => join(protocol, situation);

/** Requests for an answer that were not refused: those hold for what they are. */
export const accepted = fixtures.filter(
  ({ situation, response }) => response.status !== 400 && !situation.startsWith('count-tokens'),
);
export const answered = accepted.filter((fixture) => fixture.response.status < 400);
export const streamed = fixtures.filter(isStreamed);
export const plain = answered.filter((fixture) => !isStreamed(fixture));

export const bytesOf = ({ response }: Fixture): Buffer => Buffer.concat(response.chunks.map(({ bytes }) => bytes));

export const framingOf = ({ response }: Fixture): Framing => response.framing ?? 'sse';

/** The body of a plain answer. */
export function bodyOf(fixture: Fixture): JsonValue {
  const body = parseJson(bytesOf(fixture).toString('utf8'));
  if (body === undefined) throw new Error(`${nameOf(fixture)}: the response is not JSON`);
  return body;
}
