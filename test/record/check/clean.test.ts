import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import { addDiagnostic } from '../../../src/core/diagnostics.ts';
import { parseJson } from '../../../src/core/json.ts';
import { toLoss } from '../../../src/core/provenance.ts';
import type { Loss, Note } from '../../../src/core/types.ts';
import { Declared } from '../../../src/record/check/declared.ts';
import { compareRequests } from '../../../src/record/check/check-request.ts';
import { backendContext, paths } from '../../laws/codecs.ts';
import { accepted, nameOf, requestOf } from '../../laws/fixtures.ts';

describe.each(paths)('requests of $from to $to', ({ source, target }) => {
  const fixtures = accepted.filter(({ protocol }) => protocol === source.protocol);
  test.for(fixtures.map((fixture) => [nameOf(fixture), fixture] as const))('%s', ([, fixture]) => {
    const request = requestOf(fixture);
    const diagnostics = { losses: [] as Loss[], notes: [] as Note[] };
    let body;
    try {
      body = target.encodeRequest(request, {
        ...backendContext(target, request),
        report: (loss) => addDiagnostic(diagnostics, loss, (each) => toLoss(each, source.wireNames)),
        note: (note) => diagnostics.notes.push(note),
      });
    } catch (error) {
      if (error instanceof LouterError && error.detail.kind === 'unsupported') return;
      throw error;
    }
    const sent = target.decodeRequest(parseJson(JSON.stringify(body)) ?? null, { model: request.model, stream: request.stream });
    const findings = compareRequests(
      { codec: source, request: requestOf(fixture) },
      { codec: target, request: sent },
      new Declared(diagnostics.losses, diagnostics.notes),
    );
    expect(findings).toEqual([]);
  });
});
