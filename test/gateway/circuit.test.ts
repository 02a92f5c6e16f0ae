import { expect, test } from 'vitest';
import { createCircuits } from '../../src/gateway/circuit.ts';

const failTimes = (circuits: ReturnType<typeof createCircuits>, times: number) => {
  for (let count = 0; count < times; count++) circuits.note('target', 'failed');
};

test('five failures in a row open a circuit, four do not', () => {
  const circuits = createCircuits(() => 0);
  failTimes(circuits, 4);
  expect(circuits.admits('target')).toBe(true);
  failTimes(circuits, 1);
  expect(circuits.admits('target')).toBe(false);
  expect(circuits.admits('another')).toBe(true);
});

test('a success in between counts from the beginning', () => {
  const circuits = createCircuits(() => 0);
  failTimes(circuits, 4);
  circuits.note('target', 'fine');
  failTimes(circuits, 4);
  expect(circuits.admits('target')).toBe(true);
});

test('after 30 s one request probes; its success closes the circuit, its failure opens it anew', () => {
  let now = 0;
  const circuits = createCircuits(() => now);
  failTimes(circuits, 5);
  now = 29_999;
  expect(circuits.admits('target')).toBe(false);
  now = 30_000;
  expect(circuits.admits('target')).toBe(true);
  expect(circuits.admits('target')).toBe(false);
  circuits.note('target', 'failed');
  expect(circuits.admits('target')).toBe(false);
  now = 60_000;
  expect(circuits.admits('target')).toBe(true);
  circuits.note('target', 'fine');
  expect(circuits.admits('target')).toBe(true);
  expect(circuits.admits('target')).toBe(true);
});

test('a probe the client gave up lets the next one through', () => {
  let now = 0;
  const circuits = createCircuits(() => now);
  failTimes(circuits, 5);
  now = 30_000;
  expect(circuits.admits('target')).toBe(true);
  circuits.note('target', 'unknown');
  expect(circuits.admits('target')).toBe(true);
});
