import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../src/core/json.ts';
import { classifyFailure } from '../../../src/gateway/attempt/failure-class.ts';
import type { FailureKind } from '../../../src/gateway/attempt/failure-kinds.ts';
import { backendOf } from '../../../src/protocols/backends.ts';
import type { BackendProtocol } from '../../../src/config/config.ts';
import type { CoreError } from '../../../src/core/types.ts';

interface Reply {
  status: number;
  body: JsonValue;
  protocol?: BackendProtocol;
  host?: string;
  headers?: Record<string, string>;
}

const decode = ({ status, body, protocol = 'openai-chat', headers = {} }: Reply): CoreError => {
  const codec = backendOf(protocol)?.codec;
  if (!codec) throw new Error(`no codec of ${protocol}`);
  return codec.decodeError({ status, headers, body });
};

const classify = (reply: Reply) =>
  classifyFailure(decode(reply), { host: reply.host ?? '127.0.0.1:4000' }, reply.headers ?? {});

const anthropic = (status: number, type: string, message: string, details?: JsonValue): Reply => ({
  protocol: 'anthropic',
  status,
  body: { type: 'error', error: { type, message, ...(details !== undefined && { details }) } },
});
const openai = (status: number, code: string | null, message: string, more: Record<string, JsonValue> = {}): Reply => ({
  status,
  body: { error: { message, type: null, code, param: null, ...more } },
});
const gemini = (status: number, name: string, message: string, details: JsonValue[] = []): Reply => ({
  protocol: 'gemini',
  status,
  body: { error: { code: status, status: name, message, details } },
});
const reason = (name: string): JsonValue => ({ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: name });
const quota = (quotaId: string): JsonValue => ({
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaId }],
});
const wait = (retryDelay: string): JsonValue => ({ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay });
const minimax = (code: number, message: string): Reply => ({
  status: 200,
  body: { base_resp: { status_code: code, status_msg: message } },
});

// Authored after the vendors' references of errors.
const cases: [string, Reply, FailureKind, string][] = [
  [
    'Anthropic: no credit',
    anthropic(400, 'invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'),
    'credit',
    'account',
  ],
  ['Anthropic: billing', anthropic(402, 'billing_error', 'Payment needed'), 'credit', 'account'],
  [
    'Anthropic: on hold',
    anthropic(400, 'invalid_request_error', 'On hold', { error_code: 'organization_on_hold' }),
    'credit',
    'account',
  ],
  [
    'Anthropic: spend limit',
    anthropic(429, 'rate_limit_error', 'Limit', { error_code: 'enforced_spend_limit_reached' }),
    'quota',
    'account',
  ],
  ['Anthropic: wrong key', anthropic(401, 'authentication_error', 'invalid x-api-key'), 'auth', 'account'],
  ['Anthropic: no permission', anthropic(403, 'permission_error', 'Not allowed'), 'no-access', 'account-and-model'],
  [
    'Anthropic: unknown model',
    anthropic(404, 'not_found_error', 'model: some-model'),
    'no-access',
    'account-and-model',
  ],
  [
    'Anthropic: rate',
    anthropic(429, 'rate_limit_error', 'This request would exceed your rate limit'),
    'rate',
    'account-and-model',
  ],
  ['Anthropic: overloaded', anthropic(529, 'overloaded_error', 'Overloaded'), 'overloaded', 'nothing'],
  [
    'Anthropic: bad request',
    anthropic(400, 'invalid_request_error', 'messages.0.content: Input should be a valid list'),
    'bad-request',
    'nothing',
  ],
  [
    'OpenAI: spent',
    openai(429, 'insufficient_quota', 'You exceeded your current quota', { type: 'insufficient_quota' }),
    'credit',
    'account',
  ],
  [
    'OpenAI: billing',
    openai(429, 'billing_hard_limit_reached', 'Billing hard limit has been reached'),
    'credit',
    'account',
  ],
  ['OpenAI: spend limit', openai(429, 'project_spend_limit_exceeded', 'Limit'), 'quota', 'account'],
  [
    'OpenAI: region',
    openai(403, 'unsupported_country_region_territory', 'Country, region, or territory not supported'),
    'region',
    'account',
  ],
  [
    'OpenAI: unknown model',
    openai(404, 'model_not_found', 'The model does not exist'),
    'no-access',
    'account-and-model',
  ],
  ['OpenAI: rate', openai(429, 'rate_limit_exceeded', 'Rate limit reached'), 'rate', 'account-and-model'],
  [
    'OpenAI: a parameter that looks like a balance',
    openai(400, null, "Invalid value for 'tools[0].name': insufficient balance", { param: 'tools[0].name' }),
    'bad-request',
    'nothing',
  ],
  [
    'OpenAI: earlier answer',
    openai(404, 'previous_response_not_found', 'Previous response not found', { param: 'previous_response_id' }),
    'bad-request',
    'nothing',
  ],
  [
    'ChatGPT: plan',
    openai(429, null, 'The usage limit has been reached', { type: 'usage_limit_reached', resets_in_seconds: 7200 }),
    'quota',
    'account-and-model',
  ],
  [
    'ChatGPT: model',
    openai(400, null, "The 'some' model is not supported when using Codex with a ChatGPT account."),
    'no-access',
    'account-and-model',
  ],
  [
    'Gemini: wrong key',
    gemini(400, 'INVALID_ARGUMENT', 'API key not valid.', [reason('API_KEY_INVALID')]),
    'auth',
    'account',
  ],
  [
    'Gemini: day',
    gemini(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded', [
      quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier'),
      wait('22s'),
    ]),
    'quota',
    'account-and-model',
  ],
  [
    'Gemini: minute',
    gemini(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.', [
      quota('GenerateRequestsPerMinutePerProjectPerModel'),
      wait('22s'),
    ]),
    'rate',
    'account-and-model',
  ],
  ['Gemini: prepaid', gemini(429, 'RESOURCE_EXHAUSTED', 'Your prepayment credits are depleted.'), 'credit', 'account'],
  [
    'Gemini: region',
    gemini(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
    'region',
    'account',
  ],
  [
    'Gemini: blocked',
    gemini(403, 'PERMISSION_DENIED', 'Blocked', [reason('API_KEY_SERVICE_BLOCKED')]),
    'no-access',
    'account',
  ],
  ['Gemini: bad request', gemini(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.'), 'bad-request', 'nothing'],
  [
    'OpenRouter: credits',
    openai(402, null, 'Insufficient credits', { code: 402, metadata: { limit_source: 'openrouter_credits' } }),
    'credit',
    'account',
  ],
  [
    'OpenRouter: in flight',
    {
      ...openai(402, null, 'Budget in flight', {
        code: 402,
        metadata: { limit_source: 'openrouter_in_flight_budget' },
      }),
      headers: { 'retry-after': '3' },
    },
    'rate',
    'account-and-model',
  ],
  [
    'OpenRouter: too dear',
    openai(
      402,
      null,
      'This request requires more credits, or fewer max_tokens. You requested up to 65536 tokens, but can only afford 1840.',
      { code: 402 },
    ),
    'request-budget',
    'nothing',
  ],
  [
    'OpenRouter: budget of the key',
    openai(403, null, 'Budget limit exceeded', { code: 403, metadata: { limit_source: 'openrouter_key_limit' } }),
    'quota',
    'account',
  ],
  [
    'OpenRouter: moderation',
    openai(403, null, 'Your input was flagged for: violence', { code: 403 }),
    'policy',
    'nothing',
  ],
  [
    'OpenRouter: no endpoint',
    openai(404, null, 'No endpoints found for some/model.', { code: 404 }),
    'no-access',
    'account-and-model',
  ],
  ['DeepSeek', openai(402, 'invalid_request_error', 'Insufficient Balance'), 'credit', 'account'],
  [
    'Moonshot: spent',
    openai(429, null, 'Your account is suspended', { type: 'exceeded_current_quota_error' }),
    'credit',
    'account',
  ],
  ['Moonshot: overloaded', openai(429, null, 'Busy', { type: 'engine_overloaded_error' }), 'overloaded', 'nothing'],
  ['Kimi Code: plan', openai(403, null, "You've reached your usage limit for this billing cycle."), 'quota', 'account'],
  ['Kimi Code: agents only', openai(403, null, 'This model is only for coding agents.'), 'no-access', 'account'],
  [
    'Z.ai: balance',
    openai(429, '1113', 'Insufficient balance or no resource package. Please recharge.'),
    'credit',
    'account',
  ],
  ['Z.ai: plan', openai(429, '1308', 'Usage limit reached for 5 hour.'), 'quota', 'account-and-model'],
  ['Z.ai: week', openai(429, '1310', 'Weekly/Monthly Limit Exhausted.'), 'quota', 'account-and-model'],
  [
    'Z.ai: an ended plan, for Anthropic clients',
    anthropic(429, 'rate_limit_error', '[1309][Your GLM Coding Plan package has expired][2026]'),
    'credit',
    'account',
  ],
  [
    'Z.ai: model',
    openai(429, '1311', 'Your current subscription plan does not yet include access to that model'),
    'no-access',
    'account-and-model',
  ],
  ['Z.ai: concurrency', openai(429, '1302', 'High concurrency usage'), 'rate', 'account-and-model'],
  ['MiniMax: balance with status 500', anthropic(500, 'api_error', 'insufficient balance (1008)'), 'credit', 'account'],
  ['MiniMax: balance with status 200', minimax(1008, 'insufficient balance'), 'credit', 'account'],
  ['MiniMax: key with status 200', minimax(2049, 'invalid api key'), 'auth', 'account'],
  ['MiniMax: rate with status 200', minimax(1002, 'rate limit'), 'rate', 'account-and-model'],
  [
    'DashScope: a throttle',
    { ...openai(429, 'insufficient_quota', 'You exceeded your current quota'), host: 'dashscope-intl.aliyuncs.com' },
    'rate',
    'account-and-model',
  ],
  [
    'DashScope behind another server',
    openai(
      429,
      'insufficient_quota',
      'You exceeded your current quota. https://help.aliyun.com/zh/model-studio/error-code#token-limit',
    ),
    'rate',
    'account-and-model',
  ],
  [
    'DashScope: arrears',
    {
      ...openai(400, 'Arrearage', 'Access denied, please make sure your account is in good standing.'),
      host: 'dashscope.aliyuncs.com',
    },
    'credit',
    'account',
  ],
  [
    'Groq: day',
    openai(429, 'rate_limit_exceeded', 'Rate limit reached on tokens per day (TPD). Please try again in 7m12s.'),
    'quota',
    'account-and-model',
  ],
  [
    'Bedrock: access',
    {
      status: 403,
      body: { message: 'Denied' },
      headers: { 'x-amzn-errortype': 'AccessDeniedException:http://internal/' },
    },
    'no-access',
    'account-and-model',
  ],
  [
    'Bedrock: credential',
    { status: 403, body: { message: 'Bad' }, headers: { 'x-amzn-errortype': 'UnrecognizedClientException' } },
    'auth',
    'account',
  ],
  [
    'Bedrock: signature',
    { status: 403, body: { message: 'Bad' }, headers: { 'x-amzn-errortype': 'SignatureDoesNotMatch' } },
    'auth',
    'account',
  ],
  [
    'Bedrock: form',
    {
      status: 404,
      body: { message: 'Model use case details have not been submitted for this account.' },
      headers: { 'x-amzn-errortype': 'ResourceNotFoundException' },
    },
    'no-access',
    'account-and-model',
  ],
  [
    'Vertex: not enabled',
    gemini(400, 'FAILED_PRECONDITION', 'Project `1` is not allowed to use Publisher Model `m`.'),
    'no-access',
    'account-and-model',
  ],
  [
    'Vertex: rate of a model',
    gemini(
      429,
      'RESOURCE_EXHAUSTED',
      'Quota exceeded for aiplatform.googleapis.com/online_prediction_requests_per_base_model with base model: m.',
    ),
    'rate',
    'account-and-model',
  ],
  [
    'Bedrock: quota with 400',
    { status: 400, body: { message: 'Quota' }, headers: { 'x-amzn-errortype': 'ServiceQuotaExceededException' } },
    'quota',
    'account-and-model',
  ],
  [
    'Bedrock: validation',
    {
      status: 400,
      body: { message: 'Invocation with on-demand throughput isn’t supported.' },
      headers: { 'x-amzn-errortype': 'ValidationException' },
    },
    'bad-request',
    'nothing',
  ],
  [
    'Azure: deployment',
    openai(404, 'DeploymentNotFound', 'The API deployment for this resource does not exist.'),
    'no-access',
    'account-and-model',
  ],
  ['Azure: filter', openai(400, 'content_filter', 'The response was filtered'), 'policy', 'nothing'],
  ['a reseller with 401', openai(401, null, 'Insufficient balance'), 'credit', 'account'],
  ['a reseller with 400', openai(400, null, 'insufficient credits'), 'credit', 'account'],
  ['a reseller with 403', openai(403, null, 'User is locked. Reason: Exhausted balance.'), 'credit', 'account'],
  ['an overdue invoice', openai(402, null, 'Account invoice is overdue'), 'credit', 'account'],
  ['a spent limit of credit', openai(403, null, 'Credit limit exceeded.'), 'credit', 'account'],
  ['a spent budget', openai(429, null, 'Account budget exceeded'), 'quota', 'account'],
  ['an ended subscription', openai(403, null, 'Your subscription has expired.'), 'credit', 'account'],
  [
    'a model outside of the plan',
    openai(400, null, 'This model is not available for your plan.'),
    'no-access',
    'account-and-model',
  ],
  ['a refused proxy', openai(407, null, 'Proxy Authentication Required'), 'proxy', 'nothing'],
  [
    'Ollama: unknown model',
    { protocol: 'ollama', status: 404, body: { error: "model 'x' not found" } },
    'no-access',
    'account-and-model',
  ],
  ['a field that is refused', openai(422, null, 'Extra inputs are not permitted'), 'bad-request', 'nothing'],
  ['an error of the server', openai(500, null, 'Internal error'), 'overloaded', 'nothing'],
];

test('a path to a parameter in front of a message counts before what the message quotes', () => {
  const quoted = 'tools.0.custom.name: String should match a pattern, got "no credits left"';
  expect(classify(anthropic(400, 'invalid_request_error', quoted))).toMatchObject({ kind: 'bad-request' });
});

describe('an error of a vendor is classified by its code and text before its status', () => {
  test.each(cases)('%s', (_name, reply, kind, pauses) => {
    expect(classify(reply)).toMatchObject({ kind, pauses });
  });
});

describe('an account is paused for', () => {
  const inTwoHours = (): Date => new Date(Math.ceil(Date.now() / 1000) * 1000 + 7_200_000);
  const pauseOf = (reply: Reply): number | undefined => classify(reply)?.pauseMs;

  test('five minutes without credit, one with a wrong key or without rights', () => {
    expect(pauseOf(openai(402, null, 'Insufficient Balance'))).toBe(300_000);
    expect(pauseOf(openai(401, null, 'Wrong key'))).toBe(60_000);
    expect(pauseOf(openai(403, null, 'Forbidden'))).toBe(60_000);
  });

  test('the time that the vendor states', () => {
    const headers = { 'retry-after': '7' };
    expect(pauseOf({ ...openai(429, null, 'Slow down'), headers })).toBe(7_000);
    expect(pauseOf({ ...openai(401, null, 'Wrong key'), headers })).toBe(7_000);
    expect(pauseOf(openai(429, null, 'Limit', { type: 'usage_limit_reached', resets_in_seconds: 90 }))).toBe(90_000);
  });

  test.each([
    ['seconds', (date: Date): JsonValue => date.getTime() / 1000],
    ['milliseconds', (date: Date): JsonValue => date.getTime()],
    ['a date', (date: Date): JsonValue => date.toISOString()],
  ])('the time until a reset in %s', (_name, write) => {
    const reply = openai(429, null, 'Limit', { type: 'usage_limit_reached', resets_at: write(inTwoHours()) });
    expect(pauseOf(reply)).toBeGreaterThan(7_195_000);
    expect(pauseOf(reply)).toBeLessThanOrEqual(7_201_000);
  });

  test('the time until a reset in its message, in UTC or the zone of the vendor', () => {
    const iso = inTwoHours().toISOString();
    const text = `You have reached your API usage limits. You will regain access on ${iso.slice(0, 10)} at ${iso.slice(11, 16)} UTC.`;
    expect(pauseOf(anthropic(429, 'rate_limit_error', text))).toBeGreaterThan(7_100_000);
    const there = new Date(inTwoHours().getTime() + 8 * 3_600_000).toISOString();
    const limit = `Usage limit reached. Your limit will reset at ${there.slice(0, 10)} ${there.slice(11, 19)}`;
    expect(pauseOf(openai(429, '1308', limit))).toBeGreaterThan(7_195_000);
    expect(pauseOf(openai(429, '1308', limit))).toBeLessThanOrEqual(7_201_000);
  });

  test('five minutes where the stated wait is of another limit, or is over', () => {
    expect(pauseOf(gemini(429, 'RESOURCE_EXHAUSTED', 'Quota', [quota('RequestsPerDay'), wait('2s')]))).toBe(300_000);
    expect(pauseOf(openai(429, null, 'Limit', { type: 'usage_limit_reached', resets_at: 1_000_000 }))).toBe(300_000);
  });

  test('two seconds and longer each time where an error of the rate states no time', () => {
    expect(classify(openai(429, null, 'Slow down'))).toMatchObject({ pauseMs: 2_000, maxPauseMs: 60_000 });
    const stated = classify({ ...openai(429, null, 'Slow down'), headers: { 'retry-after': '1' } });
    expect(stated).not.toHaveProperty('maxPauseMs');
    expect(stated?.pauseMs).toBe(1_000);
  });
});

test('what no vendor sent is not classified', () => {
  expect(classifyFailure({ kind: 'timeout', message: 'no answer' }, { host: 'a' })).toBeUndefined();
  expect(classifyFailure({ kind: 'upstream', message: 'refused' }, { host: 'a' })).toBeUndefined();
  expect(
    classify(anthropic(400, 'invalid_request_error', 'prompt is too long: 300000 tokens > 200000 maximum')),
  ).toBeUndefined();
});

test.each([
  [400, `2 validation errors: {'loc': ('body', 'messages', 2), 'input': 'why does it say insufficient funds?'}`],
  [400, 'messages.2: invalid content "my subscription has expired"'],
  [404, 'tool "search_models" not found'],
])('a request that is quoted in an error %i of it pauses nothing: %s', (status, message) => {
  expect(classify(openai(status, null, message))).toMatchObject({ pauses: 'nothing', pauseMs: 0 });
});

test('a refused content is no missing right, and a date that is not about a reset is no end of a pause', () => {
  expect(classify(openai(403, null, 'The content was blocked by a safety filter'))).toMatchObject({ kind: 'policy' });
  const dated = classify(openai(429, null, 'Rate limit reached. See the notes of 2126-12-20 10:00'));
  expect(dated?.pauseMs).toBeLessThanOrEqual(60_000);
});
