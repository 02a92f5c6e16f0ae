import { describe, expect, test } from 'vitest';
import { accepted, answered, nameOf, plain, requestOf, streamed } from '../laws/fixtures.ts';
import { routeHintsOf } from '../../src/replay/fixtures.ts';
import { paths, requestForEverything } from '../laws/codecs.ts';
import { shownFindings } from '../support/trace-of.ts';
import { findingsOfAnswer, findingsOfRequest, findingsOfStream } from './legs.ts';

/** Every recording, from each protocol to each, agrees with what was made of it: less what was declared, nothing differs. */

const failed = (name: string, findings: Parameters<typeof shownFindings>[0]): string[] =>
  shownFindings(findings).map((finding) => `${name}: ${finding}`);

describe.each(paths)('the recordings of $from to $to', ({ source, target }) => {
  const own = accepted.filter(({ protocol }) => protocol === source.protocol);

  test('are sent upstream as the client wrote them', () => {
    const form = (fixture: (typeof own)[number]) =>
      source === target && routeHintsOf(fixture).form ? routeHintsOf(fixture) : {};
    expect(
      own.flatMap((fixture) =>
        failed(
          nameOf(fixture),
          findingsOfRequest({
            source,
            target,
            decode: () => requestOf(fixture),
            body: fixture.request,
            hints: form(fixture),
          }),
        ),
      ),
    ).toEqual([]);
  });

  test('are answered as the backend wrote them', () => {
    const asked = requestForEverything(target);
    expect(
      answered
        .filter((fixture) => own.includes(fixture))
        .flatMap((fixture) => {
          const findings = streamed.includes(fixture)
            ? findingsOfStream(fixture, source, target, asked)
            : plain.includes(fixture)
              ? findingsOfAnswer(fixture, source, target, asked)
              : [];
          return failed(nameOf(fixture), findings);
        }),
    ).toEqual([]);
  });
});
