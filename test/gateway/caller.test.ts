import { expect, test } from 'vitest';
import { identifyCaller } from '../../src/gateway/caller.ts';
import { inboundOf } from '../support/inbound.ts';

const caller = (headers: Record<string, string> = {}, target = '/v1/messages'): string =>
  identifyCaller(inboundOf({ headers, target }));

test('callers are told apart by every place a credential may stand in', () => {
  const all = [
    caller(),
    caller({ 'x-api-key': 'one' }),
    caller({ 'x-api-key': 'two' }),
    caller({ 'x-louter-key': 'one' }),
    caller({ authorization: 'Bearer one' }),
    caller({ 'x-goog-api-key': 'one' }),
    caller({}, '/v1/messages?key=one'),
    caller({ 'x-louter-key': 'team', authorization: 'Bearer one' }),
    caller({ 'x-louter-key': 'team', authorization: 'Bearer two' }),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('nothing but the credential tells, and it cannot be read off', () => {
  expect(caller({ 'x-api-key': 'one', 'user-agent': 'x' }, '/v1/messages?beta=true')).toBe(
    caller({ 'x-api-key': 'one' }),
  );
  expect(caller({ 'x-api-key': 'one-secret-key' })).toMatch(/^[0-9a-f]{64}$/);
});
