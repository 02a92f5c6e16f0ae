import { requestsOf } from '../../src/diagnose/conform/case.ts';
import { conformanceCases } from '../../src/diagnose/conform/cases.ts';

/** The table of the cases of `louter conform`. */
export const describeCases = (): string =>
  [
    '| case | a server of the protocol … | requests |',
    '| --- | --- | --- |',
    ...conformanceCases.map((each) => `| \`${each.name}\` | ${each.expected} | ${requestsOf(each)} |`),
  ].join('\n');
