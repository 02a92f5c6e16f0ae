import type { Backend } from '../core/backend.ts';
import type { ProtocolCodec, UnlocatedLoss } from '../core/codec.ts';
import { parseJson } from '../core/json.ts';
import { codecOf } from '../protocols/frontends.ts';
import { routeHintsOf, type Fixture } from '../replay/fixtures.ts';
import { findRequestViolations } from '../record/wire-violations.ts';
import { preservesContent } from './preserved-content.ts';
import { createBackendContext } from './codec-contexts.ts';

/**
 * Translates a recorded request to a backend protocol and back. Returns an error if the translation is invalid, or if its content
 * has changed without a reported loss.
 * @throws {LouterError} if it cannot be translated.
 */
export function testRequest(fixture: Fixture, source: ProtocolCodec, { codec }: Backend): string | undefined {
  const request = source.decodeRequest(fixture.request, routeHintsOf(fixture));
  const losses: UnlocatedLoss[] = [];
  const body = parseJson(
    JSON.stringify(codec.encodeRequest(request, createBackendContext(codec.protocol, request, losses))),
  );
  const [violation] = findRequestViolations(codec.protocol, body ?? null);
  if (violation) return `its translation is an invalid request: ${violation.path}: ${violation.what}`;
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
    : 'the content of the translated request differs, but no loss was reported';
}
