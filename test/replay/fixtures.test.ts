import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  FixtureError,
  isStreamed,
  listFixtures,
  bundledFixtures,
  readFixture,
  readFixtures,
} from '../../src/replay/fixtures.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'louter-fixtures-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const meta = {
  format: 1,
  origin: 'authored',
  protocol: 'anthropic',
  situation: 'text-stream',
  status: 200,
  description: 'A word.',
  headers: { 'Request-Id': 'req_1' },
  redacted: [],
};
const stream = 'data: ü\n\ndata: 2\n\n';

/** A good fixture but for what is said here; null: no such file. */
function write(files: Record<string, unknown> = {}): string {
  const directory = join(root, 'anthropic', 'text-stream');
  mkdirSync(directory, { recursive: true });
  const all = {
    'meta.json': meta,
    'request.json': { model: 'm', stream: true },
    'response.sse': stream,
    'response.timing.json': {
      first_byte_ms: 3,
      chunks: [
        { at_ms: 3, bytes: 7 },
        { at_ms: 9, bytes: 12 },
      ],
    },
    ...files,
  };
  for (const [name, value] of Object.entries(all))
    if (value !== null) writeFileSync(join(directory, name), typeof value === 'string' ? value : JSON.stringify(value));
  return directory;
}

describe('reading a fixture', () => {
  test('returns the exact bytes in the chunks in which they arrived', () => {
    const fixture = readFixture(write());
    expect(fixture).toMatchObject({ protocol: 'anthropic', situation: 'text-stream', origin: 'authored' });
    expect(isStreamed(fixture)).toBe(true);
    expect(fixture.response.headers).toEqual([
      ['content-type', 'text/event-stream; charset=utf-8'],
      ['request-id', 'req_1'],
    ]);
    expect(fixture.response.chunks.map(({ atMs, bytes }) => [atMs, bytes.length])).toEqual([
      [3, 7],
      [9, 12],
    ]);
    expect(Buffer.concat(fixture.response.chunks.map(({ bytes }) => bytes)).toString()).toBe(stream);
  });

  test('returns one chunk without timing, and none for an empty answer', () => {
    const { response } = readFixture(write({ 'response.timing.json': null }));
    expect(response.chunks).toEqual([{ atMs: 0, bytes: Buffer.from(stream) }]);
    expect(readFixture(write({ 'response.sse': '', 'response.timing.json': { chunks: [] } })).response.chunks).toEqual(
      [],
    );
  });

  test('reads a JSON array as a stream of its elements', () => {
    const files = { 'response.sse': null, 'response.json-array': '[{"a":1}]', 'response.timing.json': null };
    const fixture = readFixture(write(files));
    expect(isStreamed(fixture)).toBe(true);
    expect(fixture.response.framing).toBe('json-array');
    expect(fixture.response.headers[0]).toEqual(['content-type', 'application/json']);
  });

  const timing = (...chunks: object[]): Record<string, unknown> => ({
    'response.timing.json': { first_byte_ms: 0, chunks },
  });
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['no request', { 'request.json': null }, /request\.json: no such file or directory \(ENOENT\)$/],
    ['a request that is no JSON', { 'request.json': '{' }, /request\.json: is not JSON$/],
    ['no response', { 'response.sse': null }, /text-stream: contains none of response\.sse/],
    ['another format', { 'meta.json': { ...meta, format: 2 } }, /meta\.json: \/format: expected 1$/],
    [
      'a protocol nobody knows',
      { 'meta.json': { ...meta, protocol: 'morse' } },
      /\/protocol: expected one of anthropic, /,
    ],
    ['a name of a built-in as protocol', { 'meta.json': { ...meta, protocol: 'constructor' } }, /\/protocol: expected/],
    ['an origin nobody knows', { 'meta.json': { ...meta, origin: 'guessed' } }, /\/origin: expected/],
    [
      'a header field that is no text',
      { 'meta.json': { ...meta, headers: { a: 1 } } },
      /\/headers\/a: expected a string$/,
    ],
    ['timing without chunks', { 'response.timing.json': {} }, /\/chunks: expected an array$/],
    ['timing of other bytes', timing({ at_ms: 0, bytes: 18 }), /chunks: add up to 18 bytes, but response\.sse has 19$/],
    ['timing that runs back', timing({ at_ms: 5, bytes: 1 }, { at_ms: 4, bytes: 18 }), /\/chunks\/1\/at_ms: expected/],
    ['a chunk of nothing', timing({ at_ms: 5, bytes: 0 }), /\/chunks\/0\/bytes: expected/],
  ])('reports %s with its file', (_what, files, message) => {
    const directory = write(files);
    expect(() => readFixture(directory)).toThrow(FixtureError);
    expect(() => readFixture(directory)).toThrow(message);
  });
});

describe('a folder of fixtures', () => {
  test('is read by protocol and situation', () => {
    const directory = write();
    mkdirSync(join(root, 'anthropic', 'notes'));
    expect(listFixtures(root)).toEqual([directory]);
    expect(readFixtures(root).map(({ directory: from }) => from)).toEqual([directory]);
  });

  test('is an error when it is missing or has no fixtures', () => {
    expect(() => readFixtures(root)).toThrow(/contains no fixtures; expected <protocol>\/<situation>\/meta\.json/);
    expect(() => readFixtures(join(root, 'gone'))).toThrow(/gone: no such directory$/);
  });

  test('is bundled with Louter', () => {
    expect(readFixtures(bundledFixtures).length).toBeGreaterThan(0);
  });
});
