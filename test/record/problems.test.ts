import { expect, test } from 'vitest';
import { detectionNote, dialectNotes } from '../../src/core/dialect-notes.ts';
import type { CoreMessage } from '../../src/core/types.ts';
import { findProblems, type ProblemSource } from '../../src/record/problems.ts';

const rowOf = (row: Partial<ProblemSource['row']>): ProblemSource['row'] => ({
  backend: 'local',
  model: 'glm-5',
  dialect: null,
  dialectKey: null,
  ...row,
});
const problemsOf = (row: Partial<ProblemSource['row']>, note = detectionNote('qwen', 'glm')) =>
  findProblems({ row: rowOf(row), notes: [note], request: null, response: null });
const probe = '`louter diagnostics --probe local/glm-5` checks it.';

test.each([
  [
    { dialect: null, dialectKey: null },
    'backend local has no dialect',
    'Set dialect = "glm" in [backends.local], or in [model_data."glm-5"] for this model alone',
  ],
  [
    { dialect: 'qwen', dialectKey: 'backends.local.dialect' },
    'backend local is configured with dialect qwen by backends.local.dialect',
    'Set dialect = "glm" in [backends.local], or in [model_data."glm-5"] for this model alone',
  ],
  [
    { dialect: 'qwen', dialectKey: 'model_data."glm-*".dialect' },
    'backend local is configured with dialect qwen by model_data."glm-*".dialect',
    'Set dialect = "glm" in [model_data."glm-*"], or in [model_data."glm-5"] for this model alone',
  ],
  [
    { dialect: 'qwen', dialectKey: 'model_data."glm-5".dialect' },
    'backend local is configured with dialect qwen by model_data."glm-5".dialect',
    'Set dialect = "glm" in [model_data."glm-5"]',
  ],
  [
    { dialect: null, dialectKey: 'model_data."glm-5".dialect' },
    'backend local has no dialect, as model_data."glm-5".dialect states',
    'Set dialect = "glm" in [model_data."glm-5"]',
  ],
  [
    { backend: 'qwen3.5', dialect: null, dialectKey: null },
    'backend qwen3.5 has no dialect',
    'Set dialect = "glm" in [backends."qwen3.5"], or in [model_data."glm-5"] for this model alone',
  ],
  // Of earlier versions.
  [
    { dialect: 'qwen', dialectKey: null },
    'backend local is configured with dialect qwen',
    'Set dialect = "glm" in [backends.local], or in [model_data."glm-5"] for this model alone',
  ],
])('advises to change the key in force when the dialect is set by %o', (row, configured, advice) => {
  expect(problemsOf(row)).toEqual([
    {
      kind: 'other-dialect',
      party: 'configuration',
      what: `the model wrote in the form of dialect glm, but ${configured}; Louter read the answer as glm`,
      next: `${advice}; ${probe.replace('local', rowOf(row).backend ?? '')}`,
      setting: `${/\[.*?\](?=,|$)/.exec(advice)?.[0]}\ndialect = "glm"`,
      leg: 'upstream-response',
    },
  ]);
});

test('names the model to probe, quoted for the shell, when a call cannot be read', () => {
  const note = { what: dialectNotes.unreadableCall, saw: '<tool_call>{', made: 'text' };
  const row = { model: 'glm 5', dialect: 'glm', dialectKey: 'model_data."glm*".dialect' };
  expect(problemsOf(row, note)[0]?.next).toBe(
    'The agent received it as text. If this repeats, check with `louter diagnostics --probe \'local/glm 5\'` that glm, set by model_data."glm*".dialect, is the dialect of this model.',
  );
});

test('finds the call without a result also where another call with its id has one', () => {
  const call = (path: string): CoreMessage => ({
    role: 'assistant',
    content: [
      {
        type: 'tool-call',
        id: 'call_0',
        name: 'read',
        providerExecuted: false,
        input: { kind: 'json', value: { path } },
      },
    ],
  });
  const result: CoreMessage = {
    role: 'tool',
    content: [{ type: 'tool-result', callId: 'call_0', name: 'read', providerExecuted: false, content: [] }],
  };
  const goOn: CoreMessage = { role: 'user', content: [{ type: 'text', text: 'Go on.' }] };
  const missing = (...messages: CoreMessage[]): string[] =>
    findProblems({ row: rowOf({}), notes: [], request: { model: 'm', messages, stream: false }, response: null }).map(
      ({ what }) => what,
    );
  const second = 'the client sent no result of tool call read (call_0, {"path":"b"})';
  expect(missing(call('a'), result, call('b'), goOn)).toEqual([second]);
  expect(missing(call('a'), goOn, result, call('b'), goOn)).toEqual([second]);
  expect(missing(call('a'), result, call('b'), result)).toEqual([]);
  expect(missing(result, call('a'), goOn)).toHaveLength(1);
});
