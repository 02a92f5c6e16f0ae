import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import { toFreeformArguments, freeformToFunction, readFreeformInput } from '../../src/core/freeform.ts';
import { toLegalName, createNameRestorer, type NameRule } from '../../src/core/tool-names.ts';
import type { CoreChatRequest, CoreTool } from '../../src/core/types.ts';

const rule: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, maxLength: 64 };

describe('names a backend would refuse', () => {
  test('a legal name stays', () => expect(toLegalName('get_weather', rule)).toBe('get_weather'));

  test('any name becomes a legal one, always the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const legal = toLegalName(name, rule);
        expect(legal).toMatch(rule.pattern);
        expect(legal.length).toBeLessThanOrEqual(64);
        expect(toLegalName(name, rule)).toBe(legal);
      }),
    );
  });

  test('two names that look alike once cleaned stay apart', () => {
    expect(toLegalName('a.b', rule)).not.toBe(toLegalName('a:b', rule));
    const long = 'x'.repeat(100);
    expect(toLegalName(`${long}1`, rule)).not.toBe(toLegalName(`${long}2`, rule));
  });

  test('the answer gets its own name back', () => {
    const request: CoreChatRequest = {
      model: 'm',
      messages: [],
      stream: false,
      tools: [{ type: 'function', name: 'db.query/all', inputSchema: {} }],
    };
    const restore = createNameRestorer(request, rule);
    expect(restore(toLegalName('db.query/all', rule))).toBe('db.query/all');
    expect(restore('unknown')).toBe('unknown');
  });
});

describe('freeform tools as functions', () => {
  test('the input survives the way there and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readFreeformInput(JSON.stringify(toFreeformArguments(text)))).toEqual({ kind: 'freeform', text });
      }),
    );
  });

  test('arguments of another form are the input themselves', () => {
    expect(readFreeformInput('*** Begin Patch')).toEqual({ kind: 'freeform', text: '*** Begin Patch' });
    expect(readFreeformInput('{"patch":"x"}')).toEqual({ kind: 'freeform', text: '{"patch":"x"}' });
  });

  test('the grammar is in the description, and a loss reports that it is not enforced', () => {
    const freeform: Extract<CoreTool, { type: 'freeform' }> = {
      type: 'freeform',
      name: 'patch',
      description: 'Edits files.',
      grammar: { syntax: 'lark', definition: 'start: "x"' },
    };
    const losses: UnlocatedLoss[] = [];
    const tool = freeformToFunction(freeform, (unlocatedLosses) => losses.push(unlocatedLosses));
    expect(losses).toMatchObject([{ at: freeform, field: 'grammar' }]);
    expect(tool).toMatchObject({ type: 'function', name: 'patch', inputSchema: { required: ['input'] } });
    expect(tool.description).toBe('Edits files.\n\nThe input follows this lark grammar:\nstart: "x"');
  });
});
