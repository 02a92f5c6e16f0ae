import { describe, expect, test } from 'vitest';
import { AnswerLocator } from '../../src/core/answer-locator.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { locateParts, typeCounter } from '../../src/core/part-positions.ts';
import { setPointer, toLoss } from '../../src/core/provenance.ts';
import { addDiagnostic, explainOmission, type Diagnostics } from '../../src/core/diagnostics.ts';
import type { CoreChatResponse, CoreTool, Loss } from '../../src/core/types.ts';

const tool = (fields: object): CoreTool => ({ type: 'function', name: 'f', inputSchema: {}, ...fields });

describe('a report weighs', () => {
  test.each([
    ['nothing for a default of Core', { strict: false }, 'strict', 'nothing'],
    ['a loss for another value', { strict: true }, 'strict', 'loss'],
    ['a hint for a cache hint', { cache: {} }, 'cache', 'hint'],
    ['nothing for an empty list of an unknown field', { extras: { gemini: { odd: [] } } }, 'odd', 'nothing'],
    ['a loss for an empty object of an unknown field', { extras: { gemini: { odd: {} } } }, 'odd', 'loss'],
    ['a loss for false in an unknown field', { extras: { gemini: { odd: false } } }, 'odd', 'loss'],
    ['nothing for a default of the protocol', { extras: { gemini: { behavior: 'BLOCKING' } } }, 'behavior', 'nothing'],
    ['a loss for the default of another', { extras: { ollama: { behavior: 'BLOCKING' } } }, 'behavior', 'loss'],
    ['a loss for a field that every object has by birth', {}, 'toString', 'loss'],
  ] as const)('%s', (_what, fields, field, weight) => {
    expect(explainOmission({ at: tool(fields), field }).severity).toBe(weight);
  });

  test('a hint where hints and defaults alone are given', () => {
    const at = { extras: { ollama: { options: { num_gpu: 1, mirostat: 0 } } } };
    expect(explainOmission({ at, field: 'options' }).severity).toBe('hint');
    expect(
      explainOmission({ at: { extras: { ollama: { options: { num_gpu: 1, mirostat: 2 } } } }, field: 'options' })
        .severity,
    ).toBe('loss');
  });
});

test('a stand-in for the name of a user is a hint, and no name at all a loss', () => {
  const at = { user: 'someone' };
  expect(explainOmission({ at, field: 'user', instead: 'a shorter stand-in' }).severity).toBe('hint');
  expect(explainOmission({ at, field: 'user' }).severity).toBe('loss');
});

test.each([
  ['anthropic', 'hint'],
  ['ollama', 'loss'],
] as const)(
  'reasoning that a client of %s turns off weighs as a %s where a server cannot be asked',
  (client, weight) => {
    const at = { reasoning: { off: true }, origin: client };
    expect(explainOmission({ at, field: 'reasoning', within: 'off' }).severity).toBe(weight);
  },
);
test('a field whose name every object inherits is lost at its own place', () => {
  const at = setPointer('/tools/0', tool({ extras: { gemini: { constructor: 1 } } }));
  const reported = { at, field: 'constructor', what: 'constructor is known to gemini only' };
  expect(toLoss(reported, {}).path).toBe('/tools/0/constructor');
  const response: CoreChatResponse = {
    id: 'a',
    model: 'm',
    candidates: [],
    extras: { gemini: JSON.parse('{"constructor":1}') as JsonObject },
  };
  const locator = AnswerLocator.of(response, {
    answerFields: {},
    candidateFields: {},
    partFields: {},
    candidate: () => '',
    content: '',
    message: () => '',
    parts: locateParts(typeCounter, () => ({ pointer: '', form: 'object' })),
  });
  expect(locator.lossOf({ ...reported, at: response }).path).toBe('/constructor');
});

test.each([
  ['inputSchema', 'is one of Core, though an unknown field has its name', '/tools/0/input_schema'],
  ['oddName', 'only its protocol knows', '/tools/0/oddName'],
])('%s, which %s, is lost at its own place', (field, _which, path) => {
  const at = setPointer('/tools/0', tool({ extras: { gemini: { inputSchema: 1, oddName: 1 } } }));
  expect(toLoss({ at, field, what: '' }, {}).path).toBe(path);
});

test('a loss that repeats in other elements of the same lists is one with a count and the other places', () => {
  const { losses, notes }: Diagnostics = { losses: [], notes: [] };
  const add = (loss: Loss): void => addDiagnostic({ losses, notes }, loss, () => loss);
  const what = 'x is known to anthropic only';
  for (const path of ['/tools/0/x', '/tools/1/x', '/tools/12/x', '/x']) add({ path, what });
  add({ path: '/tools/2/x', what: 'another' });
  expect(losses).toEqual([
    { path: '/tools/0/x', what, count: 3, others: ['/tools/1/x', '/tools/12/x'] },
    { path: '/x', what },
    { path: '/tools/2/x', what: 'another' },
  ]);
});

test('a hint that repeats is one note, with its first place', () => {
  const told: Diagnostics = { losses: [], notes: [] };
  for (const index of [3, 4])
    addDiagnostic(
      told,
      { at: setPointer(`/tools/${index}`, tool({ cache: {} })), field: 'cache', what: 'no hints here' },
      (each) => toLoss(each, { cache: 'cache_control' }),
    );
  expect(told).toEqual({ losses: [], notes: [{ what: 'no hints here', saw: '/tools/3/cache_control' }] });
});

test('a field that is lost has the places of its parts that stand elsewhere', () => {
  const told: Diagnostics = { losses: [], notes: [] };
  const at = setPointer('', { reasoning: { adaptive: true, effort: 'high', summary: 'omitted' } });
  const names = { reasoning: 'thinking', 'reasoning.effort': 'output_config/effort', 'reasoning.summary': 'display' };
  addDiagnostic(told, { at, field: 'reasoning', what: 'no reasoning' }, (each) => toLoss(each, names));
  expect(told).toEqual({
    losses: [{ path: '/thinking', what: 'no reasoning', others: ['/output_config/effort'] }],
    notes: [],
  });
});

test('a hint that is reported as one is a note, whatever its value', () => {
  const told: Diagnostics = { losses: [], notes: [] };
  const at = setPointer('', { reasoning: { off: true } });
  addDiagnostic(told, { at, field: 'reasoning', what: 'off anyway', isHint: true }, (each) => toLoss(each, {}));
  expect(told).toEqual({ losses: [], notes: [{ what: 'off anyway', saw: '/reasoning' }] });
});

test.each([
  [
    { toolChoice: { mode: 'auto' } },
    'toolChoice',
    'asks for nothing: the model decides whether it calls a tool anyway',
  ],
  [{ stop: [] }, 'stop', 'asks for nothing: it is empty'],
  [{ presencePenalty: 0 }, 'presencePenalty', "asks for nothing: it is every vendor's default"],
  [
    { extras: { anthropic: { context_management: { edits: [{ type: 'clear_thinking_20251015', keep: 'all' }] } } } },
    'context_management',
    'asks for nothing: every thought is kept anyway',
  ],
  [{ extras: { gemini: { behavior: 'BLOCKING' } } }, 'behavior', 'asks for nothing: this is so without it'],
])('what asks for nothing is explained: %j', (at, field, why) => {
  expect(explainOmission({ at, field })).toEqual({ severity: 'nothing', why });
});
