import { afterAll, describe, expect, test } from 'vitest';
import type { Frontend } from '../../src/core/frontend.ts';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import type { CoreError, Protocol } from '../../src/core/types.ts';
import { frontendOf } from '../../src/protocols/frontends.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import type { CheckFinding } from '../../src/judge/differences.ts';
import { paths } from '../laws/codecs.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';
import { requests } from './bases.ts';
import { backendErrors, errorFaults, type ErrorFault } from './error-faults.ts';
import { writeRequest } from './planting.ts';
import { useEveryBackend } from './every-backend.ts';
import { targetOf } from './targets.ts';

/** What a client is told of a backend's error is what the backend said: a fault in it is found in every pair. */

const every = useEveryBackend();

function withErrorFault(codec: ProtocolCodec, { plant, reply }: Omit<ErrorFault, 'name'>): Frontend {
  const frontend = frontendOf(codec.protocol);
  if (!frontend) throw new Error(`${codec.protocol} has no clients`);
  const encodeError: ProtocolCodec['encodeError'] = (error) => {
    const written = codec.encodeError(plant?.(error) ?? error);
    return reply?.(written) ?? written;
  };
  return { ...frontend, codec: { ...codec, encodeError } };
}

interface Way {
  source: ProtocolCodec;
  target: ProtocolCodec;
  isStream: boolean;
  error: CoreError;
}

const ways: readonly Way[] = paths.flatMap(({ source, target }, pair) =>
  [true, false].flatMap((isStream) => {
    const error = backendErrors[pair % backendErrors.length];
    return error ? [{ source, target, isStream, error }] : [];
  }),
);

async function run({ source, target, isStream, error }: Way, fault: Omit<ErrorFault, 'name'>): Promise<CheckFinding[]> {
  const { status, headers, body } = target.encodeError(error);
  every.upstream.answerWith(() => ({
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }));
  const { exchange } = await every.gateway.ask({
    client: source.protocol as Protocol,
    frontend: withErrorFault(source, fault),
    target: targetOf(source.protocol, isStream, 'some-model'),
    body: writeRequest(source, { ...requests.reasoning(), stream: isStream }),
    headers: { 'x-louter-mode': 'proxy', 'x-louter-backend': target.protocol },
  });
  return checkExchange(traceOf(exchange)).findings.filter(({ leg }) => leg === 'answer');
}

const nameOf = ({ source, target, isStream }: Way): string =>
  `${source.protocol} to ${target.protocol}${isStream ? ', streamed' : ''}`;

const totals = { planted: 0, found: 0 };
afterAll(() => {
  process.stdout.write(`planted faults of errors: ${errorFaults.length}; found ${totals.found} of ${totals.planted}\n`);
});

describe('errors of backends', () => {
  test('are passed on without a contradiction', async () => {
    const found: string[] = [];
    for (const way of ways)
      found.push(...shownFindings(await run(way, {})).map((finding) => `${nameOf(way)}: ${finding}`));
    expect(found).toEqual([]);
  });

  test.for(errorFaults.map((fault) => [fault.name, fault] as const))('%s', async ([, fault]) => {
    const missed: string[] = [];
    for (const way of ways) {
      const findings = await run(way, fault);
      totals.planted += 1;
      if (findings.length > 0) totals.found += 1;
      else missed.push(nameOf(way));
    }
    expect(missed).toEqual([]);
  });
});
