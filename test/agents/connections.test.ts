import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileConnection } from '../../src/agents/connection.ts';
import { Connections } from '../../src/agents/connections.ts';
import { FileConflictError } from '../../src/agents/write-beside.ts';

let folder: string;
let file: string;
let connections: Connections;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-connections-'));
  file = join(folder, 'settings.json');
  connections = new Connections(join(folder, 'state'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const to = (url: string): FileConnection[] => [
  {
    file,
    format: 'json',
    edits: [
      { path: ['env', 'URL'], value: url },
      { path: ['env', 'KEY'], value: 'k' },
    ],
  },
];
const connect = (url: string): void => connections.connect('claude', url, connections.plan(to(url)));
const text = (): string => readFileSync(file, 'utf8');

test('connect, then disconnect gives the very bytes, whatever they are', () => {
  const space = fc.stringMatching(/^[ \t\n\r]{0,4}$/);
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), space, space, fc.boolean(), (value, before, after, again) => {
      const original = `${before}// note\n{${after}"mine": ${JSON.stringify(value)}, /* x */ "env": {}${before}}${after}`;
      writeFileSync(file, original);
      connect('http://127.0.0.1:1');
      if (again) connect('http://127.0.0.1:2');
      expect(text()).not.toBe(original);
      expect(connections.disconnect('claude')).toMatchObject({ changed: [] });
      expect(text()).toBe(original);
    }),
    { numRuns: 40 },
  );
});

test('a file that did not exist is deleted again, and disconnecting twice does nothing', () => {
  connect('u');
  expect([existsSync(file), statSync(file).mode & 0o777]).toEqual([true, 0o600]);
  expect(connections.disconnect('claude').restored).toBe(2);
  expect(existsSync(file)).toBe(false);
  expect(connections.disconnect('claude')).toEqual({ restored: 0, changed: [] });
});

test('what the user changed meanwhile stays, and is reported where it is ours', () => {
  writeFileSync(file, '{"env": {"URL": "before"}}');
  connect('u');
  writeFileSync(file, text().replace('"u"', '"another"').replace('"k"', '"k",\n"mine": 1'));
  expect(connections.disconnect('claude')).toEqual({
    restored: 1,
    changed: [{ file, path: ['env', 'URL'], value: 'another' }],
  });
  expect(JSON.parse(text())).toEqual({ env: { URL: 'another', mine: 1 } });
});

test('mode and link are kept, and connecting again is no change', () => {
  mkdirSync(join(folder, 'dotfiles'));
  const target = join(folder, 'dotfiles', 'settings.json');
  writeFileSync(target, '{}\n', { mode: 0o640 });
  symlinkSync(target, file);
  connect('u');
  expect([readlinkSync(file), statSync(target).mode & 0o777]).toEqual([target, 0o640]);
  const [plan] = connections.plan(to('u'));
  expect(plan?.after).toBe(plan?.before);
});

test('the first copy and the latest are kept, for this user only', () => {
  for (let count = 0; count < 9; count++) {
    writeFileSync(file, `{"count": ${count}}`);
    connect('u');
  }
  const copies = join(folder, 'state', 'backups', 'claude');
  const names = readdirSync(copies).toSorted();
  expect(names.length).toBeLessThanOrEqual(6);
  expect(readFileSync(join(copies, names[0] ?? ''), 'utf8')).toBe('{"count": 0}');
  expect(statSync(join(copies, names[0] ?? '')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'state', 'connections.json')).mode & 0o777).toBe(0o600);
});

test('a file that changes between plan and write is left alone', () => {
  writeFileSync(file, '{}');
  const plan = connections.plan(to('u'));
  writeFileSync(file, '{"new": 1}');
  expect(() => connections.connect('claude', 'u', plan)).toThrow(FileConflictError);
  expect([text(), readdirSync(folder).filter((name) => name.includes('louter-'))]).toEqual(['{"new": 1}', []]);
});
