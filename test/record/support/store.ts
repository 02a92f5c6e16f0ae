import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Exchange, Recorder } from '../../../src/record/exchange.ts';
import { createRecorder, type RecorderOptions } from '../../../src/record/recorder.ts';
import { openTraceStore } from '../../../src/record/store/prisma-store.ts';
import type { StoredTrace, TraceStore } from '../../../src/record/store/trace-store.ts';

/** A folder that is gone when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'louter-traces-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The URL of a database that does not exist yet. */
export const newStore = (): string => `file:${join(temporaryFolder(), 'louter.db')}`;

/** A recorder that is stopped when the test ends, and what it logged. */
export function recorder(url: string, options: Partial<RecorderOptions> = {}): Recorder & { logged: string[] } {
  const logged: string[] = [];
  const note = (_fields: object, message: string): void => void logged.push(message);
  const made = createRecorder({
    url,
    bodies: 'full',
    secrets: [],
    // A lock that a test holds is to be noticed soon.
    busyTimeoutMs: 200,
    log: { info: note, warn: note, error: note },
    ...options,
  });
  onTestFinished(() => made.stop());
  return Object.assign(made, { logged });
}

/** Opens and closes exchanges, as the gateway does for answers that take no time. */
export function recordAll(into: Recorder, exchanges: readonly Exchange[]): void {
  for (const each of exchanges) {
    into.open(each);
    into.close(each);
  }
}

/** Waits until something holds; the test's own time-out is the limit. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

/** The store opened for reading until the test ends. */
export async function reader(url: string): Promise<TraceStore> {
  const store = await openTraceStore(url);
  onTestFinished(() => store.close());
  return store;
}

/** Records one exchange and reads it back. */
export async function recorded(exchange: Exchange, options: Partial<RecorderOptions> = {}): Promise<StoredTrace> {
  const url = newStore();
  const into = recorder(url, options);
  recordAll(into, [exchange]);
  await into.stop();
  return (await reader(url)).get(exchange.traceId);
}
