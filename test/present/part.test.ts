import { expect, test } from 'vitest';
import type { CoreTool } from '../../src/core/types.ts';
import { messageLine } from '../../src/present/part.ts';

/** A call that is known not to be valid, and what is shown to be wrong with it. */
const faultOf = (name: string, text: string): string[] => {
  const look: CoreTool = { type: 'function', name: 'look', inputSchema: {} };
  const facts = { name, failure: null, isValid: false, calledIn: 1, answeredIn: null };
  const call = {
    type: 'tool-call',
    id: 'c',
    name,
    input: { kind: 'json-text', text },
    providerExecuted: false,
  } as const;
  const { lines = [] } = messageLine(
    { role: 'assistant', content: [call] },
    { calls: new Map([['c', facts]]), tools: [look] },
  );
  expect(lines.map(({ tone }) => tone)).toEqual(['bad']);
  return lines
    .flatMap((line) => line.lines ?? [])
    .filter(({ kind }) => kind === 'mark')
    .map((mark) => mark.text);
};

test('a call has what is wrong with it: its tool, its text or its arguments', () => {
  expect(faultOf('run', '{}')).toEqual(['the request declares no such tool']);
  expect(faultOf('look', '{"path":"a')).toEqual(['its arguments cannot be read']);
  expect(faultOf('look', '["a"]')).toEqual(['its arguments cannot be read']);
  for (const text of ['', '{}']) expect(faultOf('look', text)).toEqual(['does not conform to its schema']);
});
