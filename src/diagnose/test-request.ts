import type { Backend } from '../core/backend.ts';
import type { ProtocolCodec, UnlocatedLoss } from '../core/codec.ts';
import { parseJson } from '../core/json.ts';
import { codecOf } from '../protocols/frontends.ts';
import { routeHintsOf, type Fixture } from '../replay/fixtures.ts';
import { findRequestViolations } from '../record/wire-violations.ts';
import { preservesContent } from './preserved-content.ts';
import { createBackendContext } from './codec-contexts.ts';

/**
 * What goes wrong with a recorded request on its way to a protocol of backends: it is not allowed there, or read again
 * there it says something else though no loss was reported.
 * @throws {LouterError} where it cannot be carried.
 */
export function testRequest(fixture: Fixture, source: ProtocolCodec, { codec }: Backend): string | undefined {
  const request = source.decodeRequest(fixture.request, routeHintsOf(fixture));
  const losses: UnlocatedLoss[] = [];
  const body = parseJson(
    JSON.stringify(codec.encodeRequest(request, createBackendContext(codec.protocol, request, losses))),
  );
  const [fault] = findRequestViolations(codec.protocol, body ?? null);
  if (fault) return `the request that was made of it is not allowed: ${fault.path}: ${fault.what}`;
  const reader = codecOf(codec.protocol);
  if (!reader || losses.length > 0) return undefined;
  const { form } = routeHintsOf(fixture);
  const read = reader.decodeRequest(body ?? null, {
    model: request.model,
    stream: request.stream,
    ...(form && source.protocol === codec.protocol && { form }),
  });
  return preservesContent(request.messages, read.messages)
    ? undefined
    : 'read again, the request says something else, and no loss was reported';
}
