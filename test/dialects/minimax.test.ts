import { describe, expect, it } from 'vitest';
import type { CoreTool } from '../../src/core/types.ts';
import { minimax } from '../../src/dialects/minimax.ts';
import { readEvents, readInAllCuts, tool, type ReadOptions } from './read.ts';

const look = tool('look', { place: { type: 'string' }, days: { type: 'integer' } });
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  readInAllCuts(minimax, text, { tools: [look, tool('stop')], ...options });
const wrapped = (calls: string): string => `<minimax:tool_call>\n${calls}\n</minimax:tool_call>`;
const invoke =
  '<invoke name="look">\n<parameter name="place">here</parameter>\n<parameter name="days">2</parameter>\n</invoke>';
const whole = { name: 'look', arguments: '{"place":"here","days":2}', state: 'done' };
const stopped = { name: 'stop', arguments: '{}', state: 'done' };

describe('calls of MiniMax', () => {
  it('share a wrapper, each with its own parameters', () => {
    const text = wrapped(`${invoke}\n<invoke name="stop"></invoke>\n${invoke}`);
    expect(read(text)).toMatchObject({ text: '', calls: [whole, stopped, whole], notes: [] });
  });

  it.each(['tool_call', 'tool_calls', 'function_calls', 'minimax:tool_calls', 'tvoe_calls'])(
    'are read in a wrapper of the name %s, which does not become text',
    (name) => {
      const found = read(`I look.\n<${name}>\n${invoke}\n${invoke}\n</${name}>\nDone.`);
      expect(found).toMatchObject({ text: 'I look.Done.', calls: [whole, whole] });
      expect(found.notes).toMatchObject([{ saw: `<${name}>` }]);
      const m3 = `<${name}>\n<invoke name="look"><place>here</place><days>2</days></invoke>\n</${name}>`;
      const marked = m3.replaceAll(/<\/?[a-z]/g, ']<]minimax[>[$&');
      expect(read(`I look.\n${marked}`)).toMatchObject({ text: 'I look.', calls: [whole] });
    },
  );

  it.each([
    [`<minimax:tool_call>\n${invoke}\n</function_calls>`],
    [`<function_calls>\n${invoke}\n</minimax:tool_call>`],
    [`${invoke}\n</tool_calls>`],
  ])('leave no text of a wrapper whose tags have two names: %s', (text) => {
    expect(read(text)).toMatchObject({ text: '', calls: [whole] });
  });

  it.each([
    '<root>\n<invoke name="other">\n</invoke>\n</root>',
    'The wrapper <function_calls><invoke name="look"> is theirs.',
    '<root>\n  <item/>\n</root>',
    '<root>\n<in',
  ])('are not read from other elements: %s', (text) => {
    expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it('are read after reasoning and before text', () => {
    const found = read(`Hm.\n</think>\n\nI look.\n${wrapped(invoke)}\nDone.[e~[`, { thinking: 'open' });
    expect(found).toMatchObject({ reasoning: 'Hm.', text: 'I look.Done.', calls: [whole] });
  });

  it('keep the line breaks of a value', () => {
    const text = wrapped('<invoke name="look"><parameter name="place">\na\n</parameter></invoke>');
    expect(read(text).calls[0]?.arguments).toBe(String.raw`{"place":"\na\n"}`);
  });

  it('may have names in other quotes or none, and further attributes', () => {
    const text = wrapped('<invoke name=look><parameter name=\'place\' type="string">here</parameter></invoke>');
    const found = read(text);
    expect(found.calls).toMatchObject([{ name: 'look', arguments: '{"place":"here"}' }]);
    expect(found.notes).toHaveLength(2);
  });

  it('of a name that was not offered do not take the next one with them', () => {
    const text = wrapped(`<invoke name="other">\n</invoke>\n${invoke}`);
    expect(read(text).calls.map(({ name }) => name)).toEqual(['other', 'look']);
  });

  it('may lack their wrapper, or its end', () => {
    expect(read(`I look.\n${invoke}`)).toMatchObject({ text: 'I look.', calls: [whole] });
    expect(read(`<minimax:tool_call>\n${invoke}`)).toMatchObject({ text: '', calls: [whole] });
  });

  it.each(['<minimax:tool_call>', 'See <invoke name="look"> in the manual.', '<minimax:tool_call>\nnothing'])(
    'are text without a call: %j',
    (text) => {
      expect(read(text)).toMatchObject({ text, calls: [] });
    },
  );

  it('nested in a value are part of it', () => {
    const place = `so:\n${wrapped(invoke)}\nand on`;
    const text = wrapped(`<invoke name="look"><parameter name="place">${place}</parameter></invoke>`);
    expect(JSON.parse(read(text).calls[0]?.arguments ?? '')).toEqual({ place });
  });

  it('are written in the format they are read in', () => {
    const written = { name: 'look', argumentsText: '{"place":"here","days":2}' };
    expect(minimax.writing.calls([written, { name: 'stop', argumentsText: '{}' }])).toBe(
      wrapped(`${invoke}\n<invoke name="stop">\n</invoke>`),
    );
    expect(minimax.writing.results([{ name: 'look', text: 'fog', isError: false }])).toBe('<response>fog</response>');
  });
});

describe('calls of MiniMax M3', () => {
  const mark = ']<]minimax[>[';
  const m3 = (text: string): string => text.replaceAll(/<\/?\w+(?: name="\w+")?>/g, `${mark}$&`);
  const order: CoreTool = {
    type: 'function',
    name: 'order',
    inputSchema: {
      type: 'object',
      properties: {
        customer: { type: 'integer' },
        urgent: { type: 'boolean' },
        note: { type: 'string' },
        address: { type: 'object', properties: { city: { type: 'string' }, zip: { type: 'integer' } } },
        items: {
          type: 'array',
          items: { type: 'object', properties: { sku: { type: 'string' }, count: { type: 'integer' } } },
        },
        tags: { type: 'array', items: { type: 'string' } },
        extra: {},
      },
    },
  };
  const readM3 = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
    readInAllCuts(minimax, text, { tools: [order, look, tool('stop')], ...options });
  const callOf = (body: string): string => `<tool_call>\n<invoke name="order">${body}</invoke>\n</tool_call>`;
  const argumentsOf = (body: string, options: Omit<ReadOptions, 'cut'> = {}): unknown =>
    JSON.parse(readM3(m3(callOf(body)), options).calls[0]?.arguments ?? 'null');

  it('have an element for each parameter, of the type that the schema declares', () => {
    const found = readM3(m3(callOf('<customer>42</customer>\n<urgent>true</urgent><note>Two\nlines</note>')));
    expect(found).toMatchObject({
      text: '',
      calls: [{ name: 'order', arguments: '{"customer":42,"urgent":true,"note":"Two\\nlines"}', state: 'done' }],
      notes: [],
    });
  });

  it('have elements within others for objects and lists', () => {
    const items = '<item><sku>a</sku><count>2</count></item><item><sku>b</sku><count>5</count></item>';
    expect(
      argumentsOf(`<address><city>Bern</city><zip>3011</zip></address><items>\n${items}\n</items><tags></tags>`),
    ).toEqual({
      address: { city: 'Bern', zip: 3011 },
      items: [
        { sku: 'a', count: 2 },
        { sku: 'b', count: 5 },
      ],
      tags: [],
    });
  });

  it('have types by their form when the schema has none', () => {
    expect(argumentsOf('<extra><a>1</a><b>x</b><b>y</b></extra>')).toEqual({ extra: { a: '1', b: ['x', 'y'] } });
    expect(argumentsOf('<extra><item>x</item><item>y</item></extra><more>z</more>')).toEqual({
      extra: ['x', 'y'],
      more: 'z',
    });
    expect(argumentsOf('<items>[{"sku": "a"}]</items>')).toEqual({ items: [{ sku: 'a' }] });
  });

  it('keep tags without the mark in a value, and tags of the form in a text', () => {
    const html = `<p>a</p>\n</note>`;
    const text = `${mark}<tool_call>${mark}<invoke name="order">${mark}<note>${html}${mark}</note>${mark}</invoke>${mark}</tool_call>`;
    expect(JSON.parse(readM3(text).calls[0]?.arguments ?? '')).toEqual({ note: html });
    expect(argumentsOf('<note>so: <city>Bern</city></note>')).toEqual({ note: `so: ${m3('<city>Bern</city>')}` });
  });

  it('may share a wrapper, lack it, or lack its end', () => {
    const one = '<invoke name="order"><customer>1</customer></invoke>';
    const two = '<invoke name="stop"></invoke>';
    const calls = [{ arguments: '{"customer":1}' }, { name: 'stop', arguments: '{}' }];
    for (const text of [`<tool_call>\n${one}\n${two}\n</tool_call>`, `<tool_call>${one}${two}`, `${one}\n${two}`])
      expect(readM3(m3(text))).toMatchObject({ text: '', calls });
    expect(readM3(`I order.\n<tool_call>\n${m3(one)}\n${m3('</tool_call>')}`)).toMatchObject({
      text: 'I order.',
      calls: [calls[0]],
    });
  });

  it.each([
    ['the mark of a closing tag', '<customer>1</customer><note>x</note>', `1${mark}</`, '1</'],
    ['a closing tag', '<customer>1</customer><note>x</note>', `${mark}</customer>`, ''],
    ['the end of the last value', '<customer>1</customer><note>x</note>', `${mark}</note>`, ''],
    ['the end of the call', '<customer>1</customer><note>x</note>', `${mark}</invoke>`, ''],
  ])('may lack %s', (_, body, from, to) => {
    const found = readM3(m3(callOf(body)).replace(from, to));
    expect(found).toMatchObject({ text: '', calls: [{ arguments: '{"customer":1,"note":"x"}', state: 'done' }] });
    expect(found.notes).not.toEqual([]);
  });

  it.each([
    ['the only', `${mark}1${mark}</customer>`, { customer: 1 }],
    ['the only, without its mark', `1${mark}</customer>`, { customer: 1 }],
    ['the first', `${mark}1${mark}</customer>${m3('<note>x</note>')}`, { customer: 1, note: 'x' }],
    ['the last', `${m3('<customer>1</customer>')}${mark}x[0] ] y${mark}</note>`, { customer: 1, note: 'x[0] ] y' }],
    ['each', `${mark}1${mark}</customer>${mark}x${mark}</note>`, { customer: 1, note: 'x' }],
    ['but the name in', `customer>1${mark}</customer>${m3('<note>x</note>')}`, { customer: 1, note: 'x' }],
    [
      'a field of',
      `${m3('<address>')}${mark}Bern${m3('</city><zip>3011</zip></address>')}`,
      { address: { city: 'Bern', zip: 3011 } },
    ],
    [
      'an item of',
      `${m3('<items><item>')}${mark}a${m3('</sku><count>2</count></item></items>')}`,
      { items: [{ sku: 'a', count: 2 }] },
    ],
  ] as const)('may lack the opening tag of %s parameter', (_, body, given) => {
    const found = readM3(`${m3('<tool_call><invoke name="order">')}${body}${m3('</invoke></tool_call>')}`);
    expect(found).toMatchObject({ text: '', calls: [{ state: 'done' }] });
    expect(JSON.parse(found.calls[0]?.arguments ?? '')).toEqual(given);
    expect(found.notes.map(({ what }) => what).join()).toMatch(/without its/);
  });

  it('are incomplete when the name of a parameter without its opening tag is unknown', () => {
    const found = readM3(`${m3('<tool_call><invoke name="order">')}${mark}1${m3('</other></invoke></tool_call>')}`);
    expect(found.calls).toMatchObject([{ state: 'broken' }]);
  });

  it('may lack the bracket of the tag of a call', () => {
    const text = m3(
      '<tool_call><invoke name="order"><customer>1</customer></invoke><invoke name="stop"></invoke></tool_call>',
    );
    for (const name of ['order', 'stop'])
      expect(readM3(text.replace(`<invoke name="${name}"`, `invoke name="${name}"`))).toMatchObject({
        text: '',
        calls: [{ name: 'order', arguments: '{"customer":1}' }, { name: 'stop' }],
      });
  });

  it('are never complete when cut', () => {
    const cut = m3(callOf('<customer>1</customer><items><item><sku>a</sku></item></items><note>x</note>'));
    for (let length = 1; length < cut.indexOf(`${mark}</invoke>`); length++)
      for (const { state } of readM3(cut.slice(0, length), { ending: 'length' }).calls) expect(state).toBe('broken');
  });

  it('follow reasoning in tags of their own', () => {
    const text = `Hm.</mm:think>I order.${m3(callOf('<customer>1</customer>'))}[e~[`;
    const expected = { reasoning: 'Hm.', text: 'I order.', calls: [{ name: 'order' }], notes: [] };
    expect(readM3(text, { thinking: 'open' })).toMatchObject(expected);
    expect(readM3(`<mm:think>${text}`)).toMatchObject(expected);
  });

  it('emit a text as it arrives, with its beginning', () => {
    const text = m3(callOf('<note>The first of many words</note>'));
    const events = readEvents(minimax, text.slice(0, text.indexOf(`${mark}</note>`)), {
      tools: [order],
      ending: 'length',
      cut: 'units',
    });
    expect(events.flatMap((event) => (event.type === 'call-arguments' ? [event.text] : [])).join('')).toBe(
      '{"note":"The first of many words',
    );
  });

  it.each([`The mark ${mark} has a meaning.`, `${mark}<tool_call>`, `See ${mark}<invoke name="order"> there.`])(
    'are text without a call: %j',
    (text) => {
      expect(readM3(text)).toMatchObject({ text, calls: [] });
    },
  );
});
