import { expect, test } from 'vitest';
import { buildUpstreamUrl } from '../../../src/gateway/attempt/upstream.ts';

test.each([
  '/v1/chat/completions',
  '/v1beta/models/a/b..c/.d:generate',
  '/v1beta/models/...:generate',
  '/a/%2e%2e%2e/b',
])('%s is sent to the configured host', (path) => {
  const url = buildUpstreamUrl('http://vendor.test/prefix', path, '?a=1');
  expect(new URL(url).pathname).toBe(`/prefix${path}`);
});

test.each([
  '/models/../x',
  '/models/./x',
  '/models/%2e%2E/x',
  '/models/.%2e',
  '/models/..\\x',
  '/models/%2e/x:generate',
])('%s is rejected', (path) => {
  expect(() => buildUpstreamUrl('http://vendor.test/prefix', path, '')).toThrow('model: expected a name');
});
