import { describe, expect, test } from 'vitest';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { findRoute, framingOfRoute } from '../../src/protocols/find-route.ts';
import type { Frontend, FrontendRoute } from '../../src/core/frontend.ts';

const route = (path: string, hints: FrontendRoute['hints'] = {}): FrontendRoute => ({
  method: 'POST',
  path,
  task: 'chat',
  hints,
});
const frontend: Frontend = {
  codec: {} as ProtocolCodec,
  routes: [
    route('/v1/messages'),
    route('/v1/messages/count_tokens', { countTokens: true }),
    route('/v1beta/models/{model}:generate', { stream: false }),
    route('/v1beta/models/{model}:stream', { stream: true }),
  ],
  resources: [],
  framing: (query) => (query.get('alt') === 'sse' ? 'sse' : 'json-array'),
};

describe('the route of a target', () => {
  test.each([
    ['/v1/messages', '/v1/messages', {}],
    ['/v1/messages?beta=true', '/v1/messages', {}],
    ['/v1/messages/count_tokens', '/v1/messages/count_tokens', { countTokens: true }],
    ['https://vendor.test/some/prefix/v1/messages?x=1', '/v1/messages', {}],
    ['/v1beta/models/one:generate', '/v1beta/models/{model}:generate', { stream: false, model: 'one' }],
    ['/v1beta/models/a/b%2Fc:stream?alt=sse', '/v1beta/models/{model}:stream', { stream: true, model: 'a/b/c' }],
    ['/v1beta/models/qwen3:8b:stream', '/v1beta/models/{model}:stream', { stream: true, model: 'qwen3:8b' }],
    ['/v1beta/models/50%:stream', '/v1beta/models/{model}:stream', { stream: true, model: '50%' }],
  ])('%s is %s', (target, path, hints) => {
    expect(findRoute(frontend, target)).toMatchObject({ route: { path }, hints });
    expect(findRoute(frontend, target)?.hints).toEqual(hints);
  });

  test.each(['', '/', '/v1/messages/', '/v1beta/models/:stream', '/v1beta/models/one', '/v2/models/one:stream'])(
    '%j is none',
    (target) => {
      expect(findRoute(frontend, target)).toBeUndefined();
    },
  );
});

test('only a path that requests a stream has its framing', () => {
  expect(framingOfRoute(frontend, '/v1beta/models/one:stream?alt=sse')).toBe('sse');
  expect(framingOfRoute(frontend, '/v1beta/models/one:stream')).toBe('json-array');
  expect(framingOfRoute(frontend, '/v1beta/models/one:generate')).toBeUndefined();
  expect(framingOfRoute(frontend, '/v1/messages')).toBeUndefined();
});
