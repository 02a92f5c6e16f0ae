import { describe, expect, test } from 'vitest';
import { AnswerLocator } from '../../src/core/answer-locator.ts';
import { addDiagnostic, type Diagnostics } from '../../src/core/diagnostics.ts';
import { asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import { routeHintsOf } from '../../src/replay/fixtures.ts';
import { backendContext, frontendContext, paths, requestForEverything } from './codecs.ts';
import { accepted, bodyOf, plain } from './fixtures.ts';

/**
 * A client or a vendor determines how many unknown fields there are. Each of them is reported; with time that grows by the
 * square of their number, 30,000 of them stop a gateway for minutes.
 */
const count = 30_000;

const withUnknownFields = (body: JsonValue): JsonObject => ({
  ...asObject(body),
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`unknown_${index}`, index])),
});

const isUnknown = ({ path }: { path: string }): boolean => path.includes('/unknown_');

describe.each(paths.filter(({ from, to }) => from !== to))('$from → $to', ({ from, source, target }) => {
  test('reports each of many unknown fields of a request', () => {
    const fixture = accepted.find(({ protocol, request }) => protocol === from && asObject(request));
    if (!fixture) throw new Error(`there is no fixture of ${from}`);
    const request = source.decodeRequest(withUnknownFields(fixture.request), routeHintsOf(fixture));
    const found: Diagnostics = { losses: [], notes: [] };
    target.encodeRequest(request, {
      ...backendContext(target, request),
      report: (loss) => addDiagnostic(found, loss, (each) => toLoss(each, source.wireNames)),
    });
    expect(found.losses.filter(isUnknown)).toHaveLength(count);
  });

  test('reports each of many unknown fields of an answer', () => {
    const fixture = plain.find(({ protocol }) => protocol === from);
    if (!fixture) throw new Error(`there is no plain answer of ${from}`);
    const asked = requestForEverything(source);
    const response = source.decodeResponse(withUnknownFields(bodyOf(fixture)), backendContext(source, asked));
    const found: Diagnostics = { losses: [], notes: [] };
    const locator = AnswerLocator.of(response, source.answerPlaces);
    target.encodeResponse(response, {
      ...frontendContext(asked),
      report: (loss) => addDiagnostic(found, loss, (each) => locator.lossOf(each)),
    });
    expect(found.losses.filter(isUnknown)).toHaveLength(count);
  });
});
