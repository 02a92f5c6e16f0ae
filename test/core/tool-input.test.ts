import { describe, expect, test } from 'vitest';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import { toInputObject } from '../../src/core/tool-input.ts';
import type { CoreToolCall, ToolInput } from '../../src/core/types.ts';

const call = (input: ToolInput): CoreToolCall => ({
  type: 'tool-call',
  id: 'c',
  name: 'run',
  input,
  providerExecuted: false,
});

describe('the input of a call is an object', () => {
  test.each<[ToolInput, object]>([
    [{ kind: 'json', value: { a: 1 } }, { a: 1 }],
    [{ kind: 'json-text', text: '{"a":1}' }, { a: 1 }],
    [{ kind: 'json-text', text: '' }, {}],
    [{ kind: 'json-text', text: 'null' }, {}],
    [{ kind: 'freeform', text: 'ls -l' }, { input: 'ls -l' }],
  ])('%j', (input, object) => {
    const losses: UnlocatedLoss[] = [];
    expect(toInputObject(call(input), (unlocatedLosses) => losses.push(unlocatedLosses))).toEqual(object);
    expect(losses).toEqual([]);
  });

  test.each(['{"a":', '[1]', '5'])('%s is put under a name of its own, and reported', (text) => {
    const losses: UnlocatedLoss[] = [];
    const broken = call({ kind: 'json-text', text });
    expect(toInputObject(broken, (unlocatedLosses) => losses.push(unlocatedLosses))).toEqual({ INVALID_JSON: text });
    expect(losses).toMatchObject([{ at: broken, field: 'input' }]);
  });
});
