import { describe, expect, test } from 'vitest';
import { AnswerLocator } from '../../src/core/answer-locator.ts';
import { addDiagnostic, type Diagnostics } from '../../src/core/diagnostics.ts';
import { LouterError } from '../../src/core/error.ts';
import type { JsonValue } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import { compareCoreAnswers, compareCoreRequests } from '../../src/judge/compare-core.ts';
import type { ComparedDifference } from '../../src/judge/core-difference.ts';
import { explainDifferences } from '../../src/inspect/translation/explain.ts';
import { routeHintsOf, type Fixture } from '../../src/replay/fixtures.ts';
import { backendContext, frontendContext, paths, requestForEverything } from './codecs.ts';
import { asSent } from './comparable.ts';
import { accepted, bodyOf, nameOf, plain, requestOf } from './fixtures.ts';

/** Each difference that the translation of a recording shows has its reason, and what is shown as lost is declared. */

const withoutReason = (
  fixture: Fixture,
  found: readonly ComparedDifference[],
  leg: 'request' | 'answer',
  { losses, notes, body, translated }: Diagnostics & { body: JsonValue; translated: JsonValue },
): string[] => {
  const rows = explainDifferences(found, { leg, losses, notes, findings: [], body, translated });
  const isDeclared = (note: string): boolean => losses.some(({ what }) => note.includes(what));
  return rows
    .filter(({ kind }) => kind !== 'same' && kind !== 'moved')
    .filter(({ kind, note }) => note === null || note === '' || (kind === 'lost' && !isDeclared(note)))
    .map(({ kind, what, left, right }) => `${nameOf(fixture)}: ${kind} ${what} ${left?.path} => ${right?.path}`);
};

describe.each(paths)('the recordings of $from to $to', ({ source, target }) => {
  const own = (fixture: Fixture): boolean => fixture.protocol === source.protocol;

  test('as requests', () => {
    const found = accepted.filter(own).flatMap((fixture) => {
      const request = requestOf(fixture);
      const said: Diagnostics = { losses: [], notes: [] };
      let translated: JsonValue;
      try {
        const context = {
          ...backendContext(target, request),
          report: (loss: Parameters<typeof toLoss>[0]) =>
            addDiagnostic(said, loss, (each) => toLoss(each, source.wireNames)),
          note: (note: Diagnostics['notes'][number]) => void said.notes.push(note),
        };
        translated = asSent(target.encodeRequest(request, context));
      } catch (error) {
        if (error instanceof LouterError && error.detail.kind === 'unsupported') return [];
        throw error;
      }
      const form = source === target ? routeHintsOf(fixture) : {};
      const upstream = target.decodeRequest(translated, { model: request.model, stream: request.stream, ...form });
      const differences = compareCoreRequests({ codec: source, request }, { codec: target, request: upstream });
      return withoutReason(fixture, differences, 'request', { ...said, body: fixture.request, translated });
    });
    expect(found).toEqual([]);
  });

  test('as answers', () => {
    const found = plain.filter(own).flatMap((fixture) => {
      const asked = requestForEverything(target);
      const body = bodyOf(fixture);
      const response = source.decodeResponse(body, backendContext(source, requestOf(fixture)));
      const said: Diagnostics = { losses: [], notes: [] };
      const locator = AnswerLocator.of(response, source.answerPlaces);
      const context = {
        ...frontendContext(asked),
        report: (loss: Parameters<typeof toLoss>[0]) => addDiagnostic(said, loss, (each) => locator.lossOf(each)),
      };
      const translated = asSent(target.encodeResponse(response, context));
      const read = target.decodeResponse(translated, backendContext(target, asked));
      const differences = compareCoreAnswers({ codec: source, response }, { codec: target, response: read });
      return withoutReason(fixture, differences, 'answer', { ...said, body, translated });
    });
    expect(found).toEqual([]);
  });
});
