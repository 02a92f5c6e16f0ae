import { expect, test } from 'vitest';
import { noRecorder } from '../../src/record/exchange.ts';
import type { TextCalls } from '../../src/record/problems.ts';
import { RecorderReports } from '../../src/record/recorder-reports.ts';

const foundOf = (fields: Partial<TextCalls>): TextCalls => ({
  traceId: 'aa',
  backend: 'local',
  model: 'glm-5',
  dialect: 'qwen',
  what: 'the model wrote in the form of dialect glm',
  next: 'Set it',
  ...fields,
});

test('keeps the latest calls written as text of each backend and model, and logs each kind once', () => {
  const health = { ...noRecorder.health() };
  const logged: string[] = [];
  const log = (_fields: object, message: string): void => void logged.push(message);
  const reports = new RecorderReports(health, { info: log, warn: log, error: log });
  const other = { model: 'hermes', what: 'the model wrote in the form of dialect json' };
  for (const fields of [{}, { traceId: 'bb', ...other }, { traceId: 'cc' }, { traceId: 'dd', backend: 'far' }])
    reports.textCalls(foundOf(fields));
  expect(health.newestTextCalls.map(({ traceId }) => traceId)).toEqual(['bb', 'cc', 'dd']);
  expect(logged).toHaveLength(3);
  for (let index = 0; index < 50; index++) reports.textCalls(foundOf({ model: `m${index}` }));
  expect(health.newestTextCalls).toHaveLength(20);
  expect(health.newestTextCalls.at(-1)?.model).toBe('m49');
});
