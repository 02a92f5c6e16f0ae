import { expect, test } from 'vitest';
import type { BackendState } from '../../src/viewer/app/types.ts';
import { describeHealth } from '../../src/viewer/status/health-text.ts';

const backend = (recent: BackendState['recent'], reach: BackendState['reach'] = null): BackendState => ({
  name: 'coder',
  protocol: 'openai-chat',
  base_url: 'http://127.0.0.1:1',
  path: 'directly',
  dialect: null,
  mode: 'auto',
  prompt_cache: 'auto',
  reach,
  recent,
  pauses: [],
});
const reached: BackendState['reach'] = {
  verdict: 'ok',
  what: 'answers',
  next: null,
  status: 200,
  took_ms: 1,
  models: [],
};
const finding = { about: 'traces', what: 'degraded', next: 'look', is_past: false };

test.each([
  [
    'without anything known',
    [],
    [backend({ requests: 0, failed: 0, replaced: 0, newest_failure: null })],
    'quiet',
    'not checked yet',
  ],
  [
    'after a request that succeeded',
    [],
    [backend({ requests: 1, failed: 0, replaced: 0, newest_failure: null })],
    'good',
    'all well',
  ],
  ['after a check', [], [backend(null, reached)], 'good', 'all well'],
  [
    'after a failure',
    [],
    [backend({ requests: 3, failed: 1, replaced: 0, newest_failure: 'a' }, reached)],
    'mixed',
    '1 of 3 requests failed in 10 min',
  ],
  [
    'after attempts that a fallback hides',
    [],
    [backend({ requests: 4, failed: 0, replaced: 2, newest_failure: 'a' })],
    'mixed',
    '2 attempts failed, others answered',
  ],
  [
    'with a problem',
    [finding],
    [backend({ requests: 3, failed: 1, replaced: 0, newest_failure: 'a' })],
    'bad',
    '1 problem',
  ],
  ['with a problem that has passed', [{ ...finding, is_past: true }], [backend(null)], 'mixed', '1 problem'],
] as const)('sums up the state %s', (_when, findings, backends, tone, text) => {
  expect(describeHealth({ findings: [...findings], backends: [...backends] })).toMatchObject({ tone, text });
});
