import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../src/replay/fixtures.ts';
import { formatProblem, validateFixtures } from '../../src/replay/validate-fixtures.ts';

describe('an invalid fixture', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fixtures-'));
    for (const situation of ['text', 'text-stream', 'cut-short-stream', 'rate-limit'])
      cpSync(join(bundledFixtures, 'anthropic', situation), join(root, 'anthropic', situation), { recursive: true });
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  test('is none of those that are copied here', () => {
    expect(validateFixtures(root)).toEqual([]);
  });

  const at = (file: string): string => join(root, 'anthropic', file);
  const edit = (file: string, change: (text: string) => string): void =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
  const editJson = (file: string, change: (value: Record<string, unknown>) => void): void =>
    edit(file, (text) => {
      const value: Record<string, unknown> = JSON.parse(text);
      change(value);
      return JSON.stringify(value);
    });

  const cases: [situation: string, spoil: () => void, fault: { file: string; path: string; what: string }][] = [
    [
      'a request that its protocol refuses',
      () => editJson('text/request.json', (request) => delete request['messages']),
      { file: 'text/request.json', path: '/messages', what: 'required' },
    ],
    [
      'a request for a stream that was answered plainly',
      () => editJson('text/request.json', (request) => Object.assign(request, { stream: true })),
      { file: 'text/request.json', path: '', what: 'expected a request without streaming' },
    ],
    [
      'an answer of another form',
      () => editJson('text/response.json', (response) => Object.assign(response, { content: 'text' })),
      { file: 'text/response.json', path: '/content', what: 'expected an array' },
    ],
    [
      'an error of another form',
      () => edit('rate-limit/response.json', () => '{"message":"too many"}'),
      { file: 'rate-limit/response.json', path: '/type', what: 'required' },
    ],
    [
      'an answer that is no JSON',
      () => edit('text/response.json', () => '<html>'),
      { file: 'text/response.json', path: '', what: 'not JSON' },
    ],
    [
      'timing that does not cover the bytes',
      () => edit('text-stream/response.sse', (text) => `${text}\n`),
      { file: 'text-stream/response.timing.json', path: '', what: 'add up' },
    ],
    [
      'timing that is missing',
      () => rmSync(at('text-stream/response.timing.json')),
      { file: 'text-stream/response.timing.json', path: '', what: 'missing' },
    ],
    [
      'a first byte after the first chunk',
      () => editJson('text-stream/response.timing.json', (timing) => Object.assign(timing, { first_byte_ms: 1e9 })),
      { file: 'text-stream/response.timing.json', path: '/first_byte_ms', what: 'first chunk' },
    ],
    [
      'meta data of another situation',
      () => editJson('text/meta.json', (meta) => Object.assign(meta, { situation: 'vision' })),
      { file: 'text/meta.json', path: '/situation', what: 'name of the folder' },
    ],
    [
      'meta data that is missing',
      () => rmSync(at('text/meta.json')),
      { file: 'text/meta.json', path: '', what: 'no such file' },
    ],
    [
      'a violation that is not there',
      () => editJson('text-stream/meta.json', (meta) => Object.assign(meta, { violations: [{ event: 0, path: '' }] })),
      { file: 'text-stream/meta.json', path: '/violations/0', what: 'is not violated' },
    ],
  ];
  test.each(cases)('%s', (_situation, spoil, { file, path, what }) => {
    spoil();
    expect(validateFixtures(root)).toEqual([{ file: at(file), path, what: expect.stringContaining(what) }]);
  });

  test('is checked to its end when its timing does not cover the bytes', () => {
    edit(
      'text-stream/response.sse',
      (text) => `${text.replace('"content_block_delta","index":0', '"content_block_delta"')}\n`,
    );
    editJson('text-stream/request.json', (request) => delete request['messages']);
    editJson('text-stream/meta.json', (meta) =>
      Object.assign(meta, { situation: 'vision-stream', headers: { via: 1 } }),
    );
    expect(validateFixtures(at('text-stream'))).toEqual([
      { file: at('text-stream/meta.json'), path: '', what: '/headers/via: expected a string' },
      { file: at('text-stream/response.timing.json'), path: '', what: expect.stringContaining('add up') },
      { file: at('text-stream/meta.json'), path: '/situation', what: 'expected the name of the folder' },
      { file: at('text-stream/request.json'), path: '/messages', what: expect.stringContaining('required') },
      { file: at('text-stream/response.sse'), event: 3, path: '/index', what: expect.stringContaining('required') },
      { file: at('text-stream/response.sse'), event: 3, path: '/index', what: expect.stringContaining('not open') },
    ]);
  });

  test.each([
    ['is not JSON', '{', 'is not JSON'],
    ['has no chunks', '{"first_byte_ms": 0}', '/chunks: expected an array'],
    ['has a chunk without a size', '{"first_byte_ms": 0, "chunks": [{"at_ms": 1}]}', '/chunks/0/bytes: expected'],
  ])('is checked to its end when its timing %s', (_what, timing, problem) => {
    edit('text-stream/response.timing.json', () => timing);
    editJson('text-stream/request.json', (request) => delete request['messages']);
    expect(validateFixtures(at('text-stream'))).toEqual([
      { file: at('text-stream/response.timing.json'), path: '', what: expect.stringContaining(problem) },
      { file: at('text-stream/request.json'), path: '/messages', what: expect.stringContaining('required') },
    ]);
  });

  test('is reported when its client side is invalid, unless it declares the violation', () => {
    editJson('text/meta.json', (meta) => Object.assign(meta, { client: { protocol: 'openai-chat', status: 200 } }));
    writeFileSync(at('text/client-request.json'), '{"model":"m","messages":"none"}');
    writeFileSync(at('text/client-response.sse'), 'data: {"choices":"none"}\n\n');
    const faults = validateFixtures(at('text'));
    expect(faults).toMatchObject([
      { file: at('text/client-request.json'), path: '/messages' },
      { file: at('text/client-response.sse'), event: 0 },
      { file: at('text/client-response.sse') },
    ]);
    const violations = faults.map(({ file, event, path }) => ({ file: basename(file), event, path }));
    editJson('text/meta.json', (meta) => Object.assign(meta, { violations }));
    expect(validateFixtures(at('text'))).toEqual([]);
  });

  test('is reported when its client side has no answer', () => {
    editJson('text/meta.json', (meta) => Object.assign(meta, { client: { protocol: 'gemini' } }));
    expect(validateFixtures(root)).toMatchObject([{ file: at('text'), what: expect.stringContaining('client-') }]);
  });

  test('is reported with the event when its stream is out of order', () => {
    const [file, timing] = ['text-stream/response.sse', 'text-stream/response.timing.json'];
    edit(file, (text) => text.replace(/^event: message_start\n.*\n\n/, ''));
    const bytes = readFileSync(at(file)).length;
    editJson(timing, (value) => Object.assign(value, { first_byte_ms: 1, chunks: [{ at_ms: 1, bytes }] }));
    const [fault] = validateFixtures(root);
    expect(fault).toMatchObject({ file: at(file), event: 0 });
    expect(fault && formatProblem(fault)).toContain(`${at(file)}: event 0: `);
  });

  test('is reported when its stream is cut and it does not declare that', () => {
    editJson('cut-short-stream/meta.json', (meta) => delete meta['violations']);
    expect(validateFixtures(root)).toMatchObject([{ file: at('cut-short-stream/response.sse') }]);
  });
});

test('is reported when a directory has no fixtures', () => {
  expect(validateFixtures(join(import.meta.dirname, 'no-such-folder'))).toMatchObject([{ path: '' }]);
});

test('is reported in a protocol that only backends use', () => {
  const root = mkdtempSync(join(tmpdir(), 'fixtures-'));
  const folder = join(root, 'openai-completions', 'text');
  cpSync(join(bundledFixtures, 'openai-completions', 'text'), folder, { recursive: true });
  writeFileSync(join(folder, 'request.json'), '{"model":"m"}');
  writeFileSync(join(folder, 'response.json'), '{"choices":"text"}');
  expect(validateFixtures(root)).toMatchObject([
    { file: join(folder, 'request.json'), path: '/prompt' },
    { file: join(folder, 'response.json'), path: '/choices' },
  ]);
  rmSync(root, { recursive: true });
});

test('is reported in the folder of a dialect: request in OpenAI Chat, answer in the protocol of its backend', () => {
  const root = mkdtempSync(join(tmpdir(), 'fixtures-'));
  const folder = join(root, 'dialects', 'harmony', 'text-stream');
  cpSync(join(bundledFixtures, 'dialects', 'harmony', 'text-stream'), folder, { recursive: true });
  expect(validateFixtures(root)).toEqual([]);
  writeFileSync(join(folder, 'request.json'), '{"model":"m","prompt":"Hello"}');
  writeFileSync(join(folder, 'response.sse'), 'data: {"choices":"text"}\n\n');
  writeFileSync(join(folder, 'response.timing.json'), '{"chunks":[{"at_ms":0,"bytes":26}]}');
  expect(validateFixtures(root)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: join(folder, 'request.json'), path: '/messages' }),
      expect.objectContaining({ file: join(folder, 'response.sse'), event: 0, path: '/choices' }),
    ]),
  );
  cpSync(folder, join(root, 'dialects', 'qwen', 'text-stream'), { recursive: true });
  rmSync(join(folder, 'meta.json'));
  const files = validateFixtures(root).map(({ file, path }) => [file, path]);
  expect(files).toContainEqual([join(folder, 'meta.json'), '']);
  expect(files).toContainEqual([join(root, 'dialects', 'qwen', 'text-stream', 'meta.json'), '/dialect']);
  rmSync(root, { recursive: true });
});
