import { describe, expect, test } from 'vitest';
import { type Fault, faultHelp, FaultSyntaxError, parseFault } from '../../src/replay/fault-spec.ts';

describe('parsing a fault', () => {
  const cases: [string, Fault][] = [
    ['cut@event:3', { type: 'cut', place: { unit: 'event', at: 3 } }],
    ['cut@byte:120', { type: 'cut', place: { unit: 'byte', at: 120 } }],
    ['stall@event:last', { type: 'stall', place: { unit: 'event', at: 'last' } }],
    ['garble@event:2', { type: 'garble', event: 2 }],
    ['duplicate@event:last', { type: 'duplicate', event: 'last' }],
    ['reorder@event:0', { type: 'reorder', event: 0 }],
    ['late-error', { type: 'late-error', event: 'finish' }],
    ['late-error@event:4', { type: 'late-error', event: 4 }],
    ['late-error@end', { type: 'late-error', event: 'end' }],
    ['split-utf8', { type: 'split-utf8' }],
    ['status:429;retry-after=2', { type: 'status', status: 429, headers: [['retry-after', '2']] }],
    [
      'status:529;X-Should-Retry=false;retry-after=Wed, 21 Oct 2026 07:28:00 GMT',
      {
        type: 'status',
        status: 529,
        headers: [
          ['x-should-retry', 'false'],
          ['retry-after', 'Wed, 21 Oct 2026 07:28:00 GMT'],
        ],
      },
    ],
    ['html:502', { type: 'html', status: 502 }],
  ];
  test.each(cases)('%s', (spec, fault) => expect(parseFault(spec)).toEqual(fault));

  test.each([
    ['cut', 'cut@event:3'],
    ['cut@event:-1', 'cut@event:3'],
    ['garble@byte:3', 'garble@event:3'],
    ['status', 'status:502'],
    ['status:99', 'status:502'],
    ['status:429;retry after=2', 'retry-after=2'],
    ['status:429;retry-after=2\r\nx: y', 'retry-after=2'],
    ['glue:3', 'glue has no parameters; remove ":3"'],
    ['glue;a=b', 'only status'],
    ['explode', 'split-json'],
    ['constructor', 'unknown fault'],
    ['', 'unknown fault'],
  ])('rejects %j with the expected syntax', (spec, hint) => {
    expect(() => parseFault(spec)).toThrow(FaultSyntaxError);
    expect(() => parseFault(spec)).toThrow(hint);
  });

  test('accepts every fault that the help lists', () => {
    const written = faultHelp.flatMap(([usage]) => usage.split(', ')).map((usage) => usage.replace(/\[.*\]/, ''));
    for (const usage of written) expect(() => parseFault(usage.replace('N', '1').replace('CODE', '500'))).not.toThrow();
  });
});
