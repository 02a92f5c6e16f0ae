import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exportTrace } from '../../../src/inspect/export/trace-json.ts';
import { readFixture } from '../../../src/replay/fixtures.ts';
import { createReplayer } from '../../../src/replay/replayer.ts';
import { formatCurl } from '../../../src/inspect/export/curl.ts';
import { createFixtureDraft, UnusableTraceError } from '../../../src/inspect/export/fixture-draft.ts';
import { createHar } from '../../../src/inspect/export/har.ts';
import { redactTrace, createExportRedactor } from '../../../src/inspect/export/redact-trace.ts';
import { type WrittenFixture, writeFixture } from '../../../src/inspect/export/write-fixture.ts';
import { validateFixtures } from '../../../src/replay/validate-fixtures.ts';
import { terminalControls } from '../../support/terminal.ts';
import { startUpstream } from '../../support/upstream.ts';
import { backend, clientRequest, exchange, response } from '../../record/support/exchange.ts';
import { recorded, temporaryFolder } from '../../record/support/store.ts';
import { protocols, streamedExchange } from './exchanges.ts';
import { harSchema } from './har-schema.ts';
import type { StoredTrace } from '../../../src/record/store/stored-trace.ts';

const neverAborted = new AbortController().signal;
const redactForExport = (trace: StoredTrace, secrets: readonly string[] = []): StoredTrace =>
  redactTrace(trace, createExportRedactor(secrets));

function fixture(trace: StoredTrace, situation?: string): WrittenFixture & { root: string } {
  const root = temporaryFolder();
  return { root, ...writeFixture(root, createFixtureDraft(redactForExport(trace), situation)) };
}

const meta = ({ directory }: WrittenFixture): unknown => JSON.parse(readFileSync(join(directory, 'meta.json'), 'utf8'));

describe.each(protocols)('a fixture made from a trace of $protocol', (codec) => {
  const output = { question: 'What is it?', answer: ['It ', 'is “it”.'] };

  test('is valid, names its source, and answers the recorded request', async () => {
    const exchanged = streamedExchange(codec, output);
    const { protocol } = codec;
    const made = fixture(await recorded(exchanged), 'said-stream');
    expect(made).toMatchObject({ directory: join(made.root, protocol, 'said-stream'), removed: [], faults: [] });
    expect(validateFixtures(made.root)).toEqual([]);
    expect(meta(made)).toMatchObject({
      origin: 'recorded',
      description: expect.stringContaining('https://vendor.test') as string,
      source: { from: 'https://vendor.test', backend: 'vendor', trace: exchanged.traceId },
    });
    const body: unknown = JSON.parse(exchanged.backend?.request?.body.toString() ?? '');
    for (const policy of ['exact', 'lenient', 'recorded-first'] as const) {
      const replayer = createReplayer({ fixtures: made.root, speed: 0, policy });
      expect(
        replayer.answer({ protocol, body: body as never, model: 'a-model', stream: true }, neverAborted),
      ).toMatchObject({
        status: 200,
        fixtureName: `${protocol}/said-stream`,
      });
    }
  });

  test('is replayed in the recorded chunks at the recorded times', async () => {
    const exchanged = streamedExchange(codec, output);
    const sent = exchanged.backend?.response?.chunks ?? [];
    const { directory, root } = fixture(await recorded(exchanged), 'said-stream');
    const { chunks } = readFixture(directory).response;
    expect(chunks.map(({ bytes }) => bytes.toString())).toEqual(sent.map(({ bytes }) => bytes.toString()));
    // The attempt began 1.25 ms after the exchange.
    expect(chunks.map(({ atMs }) => atMs)).toEqual(sent.map(({ atMs }) => atMs - 1.25));
    const played: string[] = [];
    const replayer = createReplayer({ fixtures: root, speed: 0, policy: 'exact' });
    const body: unknown = JSON.parse(exchanged.backend?.request?.body.toString() ?? '');
    for await (const bytes of replayer.answer(
      { protocol: codec.protocol, body: body as never, stream: true },
      neverAborted,
    ).body)
      played.push(bytes.toString());
    expect(played).toEqual(sent.map(({ bytes }) => bytes.toString()));
  });
});

test('is selected by the last turn when the request is written differently', async () => {
  const [anthropic] = protocols;
  if (!anthropic) throw new Error('no protocol');
  const root = temporaryFolder();
  for (const question of ['one', 'two', 'three']) {
    const trace = redactForExport(await recorded(streamedExchange(anthropic, { question, answer: [question] })));
    writeFixture(root, createFixtureDraft(trace, `${question}-stream`));
  }
  const replayer = createReplayer({ fixtures: root, speed: 0, policy: 'recorded-first' });
  for (const question of ['one', 'two', 'three'])
    for (const content of [question, [{ type: 'text', text: question }]]) {
      const body = { model: 'other', max_tokens: 1, stream: true, messages: [{ role: 'user', content }] };
      expect(replayer.answer({ protocol: 'anthropic', body, stream: true }, neverAborted).fixtureName).toBe(
        `anthropic/${question}-stream`,
      );
    }
});

test('includes the client side when the client uses another protocol', async () => {
  const [chat] = protocols.filter(({ protocol }) => protocol === 'openai-chat');
  if (!chat) throw new Error('OpenAI Chat is not spoken');
  const exchanged = streamedExchange(chat, { question: 'Hi', answer: ['Hello'] });
  const { directory } = fixture(await recorded(exchanged));
  expect(readdirSync(directory).toSorted()).toEqual([
    'client-request.json',
    'client-response.sse',
    'meta.json',
    'request.json',
    'response.sse',
    'response.timing.json',
  ]);
  expect(readFileSync(join(directory, 'client-response.sse'), 'utf8')).toBe(
    exchanged.response?.chunks.map(({ bytes }) => bytes.toString()).join(''),
  );
});

describe('a fixture made from a plain answer', () => {
  const requested = JSON.stringify({
    model: 'm',
    messages: [{ role: 'user', content: 'Hi' }],
    user: 'somebody',
    metadata: { account: 'theirs' },
  });
  const answeredBy = (status: number, body: string, contentType = 'application/json') =>
    exchange({
      frontend: 'openai-chat',
      mode: 'baseline',
      request: clientRequest(requested, { target: '/v1/chat/completions' }),
      backend: backend({
        request: clientRequest(requested, { target: 'https://vendor.test/v1/chat/completions' }),
        response: response([body], contentType, {
          status,
          headers: [
            ['content-type', contentType],
            ['retry-after', '2'],
            ['set-cookie', 'a=1'],
            ['openai-organization', 'theirs'],
            ['content-length', String(body.length)],
          ],
        }),
      }),
      response: response([body], contentType, { status }),
    });

  test('may show an error, and lists the removed identity of caller and account', async () => {
    const refused = answeredBy(429, '{"error":{"message":"slow","type":"rate_limit","param":null,"code":null}}');
    const made = fixture(await recorded(refused));
    expect(made.faults).toEqual([]);
    expect(made.directory).toBe(join(made.root, 'openai-chat', `error-429-${refused.traceId.slice(0, 8)}`));
    expect(meta(made)).toMatchObject({
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': '2' },
      redacted: [
        'response header set-cookie',
        'response header openai-organization',
        'request.json: /user, identity of the caller',
        'request.json: /metadata/account, identity of the caller',
      ],
    });
    const files = readdirSync(made.directory).map((name) => readFileSync(join(made.directory, name), 'utf8'));
    expect(files.join('')).not.toMatch(/somebody|theirs|a=1/);
    expect(readdirSync(made.directory)).not.toContain('client-request.json');
  });

  test('declares the violation when the answer is invalid in its protocol', async () => {
    const made = fixture(await recorded(answeredBy(502, '<html>Bad gateway</html>', 'text/html')), 'html');
    expect(made.faults).toEqual([]);
    expect(meta(made)).toMatchObject({ status: 502, violations: [{ path: '' }] });
    expect(validateFixtures(made.root)).toEqual([]);
  });

  test('has origin authored when a replay or a mock answered', async () => {
    const [replayed, mocked] = [answeredBy(200, '{}'), answeredBy(200, '{}')];
    if (replayed.backend) replayed.backend.issuer = 'openai-chat@replay';
    if (mocked.backend?.response) mocked.backend.response.headers = [['x-louter-recording', 'openai-chat/text']];
    for (const given of [replayed, mocked])
      expect(createFixtureDraft(await recorded(given))).toMatchObject({ origin: 'authored' });
  });
});

test.each([
  ['no answer', { backend: null }, {}, 'no backend answered'],
  ['no bodies', {}, { bodies: 'metadata' as const }, 'its bodies are not stored'],
])('a fixture cannot be made from a trace with %s', async (_what, fields, options, why) => {
  const [codec] = protocols;
  if (!codec) throw new Error('no protocol');
  const exchanged = { ...streamedExchange(codec, { question: 'Hi', answer: ['Hello'] }), ...fields };
  const trace = await recorded(exchanged, options);
  expect(() => createFixtureDraft(trace)).toThrow(UnusableTraceError);
  expect(() => createFixtureDraft(trace)).toThrow(why);
});

describe('a HAR archive', () => {
  const [anthropic] = protocols;
  if (!anthropic) throw new Error('no protocol');

  test('of several exchanges matches HAR 1.2', async () => {
    const traces = await Promise.all([
      recorded(streamedExchange(anthropic, { question: 'Hi', answer: ['Hel', 'lo'], query: 'beta=true' })),
      recorded(exchange({ status: 'client-error', response: response(['{}'], 'application/json', { status: 400 }) })),
      recorded(exchange({ request: clientRequest(Buffer.from([0xff, 0])), response: null, status: 'aborted' })),
      recorded(exchange({ response: response([Buffer.from([0xff, 0xfe])], 'audio/wav') })),
    ]);
    const har = JSON.parse(JSON.stringify(createHar(traces.map((trace) => redactForExport(trace))))) as {
      log: { entries: { response: { status: number; content: object }; timings: object; _leg: string }[] };
    };
    const validate = new Ajv({ strict: true, allErrors: true }).compile(harSchema);
    expect({ valid: validate(har), errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(har.log.entries.map(({ response: { status }, _leg: leg }) => `${leg} ${status}`)).toEqual([
      'client 200',
      'upstream 200',
      'client 400',
      'client 0',
      'client 200',
    ]);
    expect(har.log.entries[4]?.response.content).toMatchObject({ text: '//4=', encoding: 'base64' });
    expect(har.log.entries[0]).toMatchObject({
      request: { queryString: [{ name: 'beta', value: 'true' }] },
      timings: { send: 0, wait: 10 },
    });
    expect(har.log.entries[3]).toMatchObject({ request: { postData: { text: '/wA=', _encoding: 'base64' } } });
  });

  test.each(['//', '//other.test/v1/messages', '*'])(
    'has the host of the header when the target is %s',
    async (target) => {
      const request = clientRequest('{}', { target, headers: [['host', 'gateway.test:8787']] });
      const trace = await recorded(exchange({ request }));
      const url = `http://gateway.test:8787${target === '*' ? '/*' : target}`;
      expect(createHar([trace])).toMatchObject({ log: { entries: [{ request: { url } }] } });
    },
  );
});

/** Runs a script that may be longer than an argument. */
const shell = (script: string, env: Record<string, string | undefined>): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile('sh', [], { env }, (error, stdout) => (error ? reject(error) : resolve(stdout)));
    child.stdin?.end(script);
  });

const hasCurl = spawnSync('curl', ['--version']).status === 0;

describe('a curl command', () => {
  const key = 'sk-ant-canary-0000000001';
  const text = `It's ${key}, "$HOME" \`x\` \\ %s\n`;

  test.skipIf(!hasCurl).each([
    ['short', text],
    ['longer than an argument may be', text + 'long '.repeat(40_000)],
    ['with what a terminal obeys', `${text} gnp.\u202eexe \u009b2J\u007f \u2066 \\x1b %b \\0033`],
    ['with much of that', `\u202e${text}`.repeat(4_000)],
  ])('sends the same request with keys from the environment when the body is %s', async (_what, content) => {
    const upstream = await startUpstream();
    onTestFinished(() => upstream.close());
    upstream.answerWith(() => ({ body: 'heard' }));
    const body = JSON.stringify({ model: 'm', max_tokens: 1, messages: [{ role: 'user', content }] });
    const trace = await recorded(
      exchange({
        request: clientRequest(body, {
          target: `/v1/messages?beta=true&of=[1-2]{a,b}&key=${key}`,
          headers: [
            ['host', new URL(upstream.url).host],
            ['content-type', 'application/json'],
            ['x-api-key', key],
            ['x-session-token', 'another-secret'],
            ['x-empty', ''],
            ['x-odd', `caf\u00e9 \u202e 'x' \\n`],
            ['accept-encoding', 'gzip'],
          ],
        }),
      }),
    );
    const command = formatCurl(redactForExport(trace), 'client');
    expect(command).not.toContain('canary');
    expect(command).not.toMatch(terminalControls);
    expect(command).toContain('# needs $ANTHROPIC_API_KEY, $X_SESSION_TOKEN\n');
    const env = { PATH: process.env['PATH'], ANTHROPIC_API_KEY: key, X_SESSION_TOKEN: 'the-other' };
    expect(await shell(command, env)).toBe('heard');
    const [received] = upstream.received;
    expect(received).toMatchObject({
      method: 'POST',
      path: `/v1/messages?beta=true&of=[1-2]{a,b}&key=${key}`,
      text: body,
    });
    expect(received?.headers).toMatchObject({ 'x-api-key': key, 'x-session-token': 'the-other', 'x-empty': '' });
  });

  test('uses the variable of the backend vendor for a backend request', async () => {
    for (const codec of protocols) {
      const exchanged = streamedExchange(codec, {
        question: 'Hi',
        answer: [],
        headers: [['authorization', 'Bearer x1']],
      });
      const command = formatCurl(redactForExport(await recorded(exchanged)), 'upstream');
      expect(command).toMatch(/ 'https:\/\/vendor\.test\//);
      expect(command).toMatch(/-H 'authorization: Bearer '"\$(?:ANTHROPIC|OPENAI|GEMINI|OLLAMA)_API_KEY"/);
    }
  });
});

test('a curl command has a variable for each credential when a header has the name of a numbered one', async () => {
  const headers: [string, string][] = [
    ['x-session-token', 'secret-one'],
    ['x-session-token', 'secret-two'],
    ['x-session-token-2', 'redacted-0123456789ab'],
  ];
  const trace = await recorded(exchange({ request: clientRequest('{}', { headers }) }));
  const command = formatCurl(redactForExport(trace), 'client');
  expect(command).toContain('# needs $X_SESSION_TOKEN, $X_SESSION_TOKEN_2, $X_SESSION_TOKEN_2_2\n');
});

test('a curl command is written of a body with many credentials', async () => {
  const tokens = Array.from({ length: 100_000 }, (_, index) => `redacted-${index.toString(16).padStart(12, '0')}`);
  const trace = await recorded(exchange({ request: clientRequest(JSON.stringify(tokens)) }));
  expect(formatCurl(trace, 'client')).toContain('$SECRET_100000');
});

describe.each(protocols)('secrets in an exchange with $protocol', (codec) => {
  // The first looks like a key; the others are known only from the configuration, which came after the recording.
  const key = 'sk-ant-canary-0000000001';
  const configured = ['canary-of-the-configuration-2', 'canary "quoted" 3'];
  const split = [key, ...configured].flatMap((secret) => `a ${secret} b`.split(''));
  const planted = streamedExchange(codec, {
    question: `${key} and ${configured.join(' and ')}`,
    answer: [...split, ` whole: ${configured.join()}`],
    query: `key=${configured[0]}&api_key=x-canary-4&note=${encodeURIComponent(configured[1] ?? '')}`,
    headers: [
      ['authorization', 'Bearer canary-5-in-a-header'],
      ['cookie', 'session=canary-6'],
      ['x-note', configured[0] ?? ''],
    ],
    answerHeaders: [
      ['set-cookie', 'canary-7'],
      ['x-echo', configured[1] ?? ''],
    ],
  });

  test('are absent from every export', async () => {
    const trace = redactForExport(await recorded(planted), configured);
    const root = temporaryFolder();
    const { directory, removed, faults } = writeFixture(root, createFixtureDraft(trace));
    expect(faults).toEqual([]);
    const files = readdirSync(directory).map((name) => readFileSync(join(directory, name), 'latin1'));
    for (const name of readdirSync(directory)) expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
    for (const folder of [directory, dirname(directory)]) expect(statSync(folder).mode & 0o777).toBe(0o700);
    const given = [
      ...files,
      JSON.stringify(removed),
      JSON.stringify(createHar([trace])),
      JSON.stringify(exportTrace(trace)),
      formatCurl(trace, 'client'),
      formatCurl(trace, 'upstream'),
    ];
    for (const text of given) {
      expect(text).not.toContain('canary');
      expect(text).not.toContain('quoted');
    }
    // Nor are they said in pieces.
    const { final_response: answer } = exportTrace(trace).backend ?? {};
    expect(JSON.stringify(answer)).toMatch(
      /a redacted-\w{12} ba redacted-\w{12} ba redacted-\w{12} b whole: redacted-/,
    );
    expect(removed.join('\n')).toMatch(/^request\.json: a credential, redacted-\w{12} in its place/m);
    expect(removed.join('\n')).toMatch(/^response\.\S+: a credential, redacted-\w{12} in its place/m);
    expect(removed.join('\n')).toContain('a credential in the query of ');
  });
});
