import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registeredGateways, registerGateway } from '../../src/cli/gateway-registry.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-registry-'));
  vi.stubEnv('XDG_RUNTIME_DIR', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const gateway = { url: 'http://127.0.0.1:1', config: '/etc/louter.toml', version: '1.2.3', controlToken: 'secret' };
const files = (): string[] => readdirSync(join(folder, 'louter', 'gateways'));

test('a gateway is found until it is removed, in a file for this user only', () => {
  expect(registeredGateways()).toEqual([]);
  const unregister = registerGateway(gateway);
  expect(registeredGateways()).toMatchObject([{ ...gateway, pid: process.pid }]);
  const [name = ''] = files();
  expect(statSync(join(folder, 'louter', 'gateways', name)).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'louter')).mode & 0o777).toBe(0o700);
  unregister();
  expect(files()).toEqual([]);
});

test('files of processes that are gone, that started at another time, or that cannot be read, are deleted', () => {
  registerGateway(gateway);
  const gateways = join(folder, 'louter', 'gateways');
  const entry = { url: gateway.url, pid: 2 ** 22 + 1, version: '1', control_token: 't' };
  writeFileSync(join(gateways, '4194305.json'), JSON.stringify(entry));
  writeFileSync(join(gateways, '77.json'), '{');
  // The first process: it started with the machine.
  if (process.platform === 'linux')
    writeFileSync(join(gateways, '1.json'), JSON.stringify({ ...entry, pid: 1, started: 'another boot 1' }));
  mkdirSync(join(gateways, 'notes'));
  expect(registeredGateways().map(({ pid }) => pid)).toEqual([process.pid]);
  expect(files().toSorted()).toEqual([`${process.pid}.json`, 'notes']);
});

test('the state folder is used where there is no runtime folder', () => {
  vi.stubEnv('XDG_RUNTIME_DIR', '');
  vi.stubEnv('XDG_STATE_HOME', join(folder, 'state'));
  const unregister = registerGateway(gateway);
  expect(existsSync(join(folder, 'state', 'louter', 'gateways', `${process.pid}.json`))).toBe(true);
  unregister();
});
