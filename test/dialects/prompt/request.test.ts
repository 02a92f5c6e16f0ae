import { describe, expect, test } from 'vitest';
import { setPointer, pointerOf } from '../../../src/core/provenance.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from '../../../src/core/types.ts';
import { promptRequest } from '../../../src/dialects/prompt/request.ts';
import {
  answered,
  call,
  calling,
  prompted,
  result,
  results,
  userMessage,
  systemMessage,
  written,
} from '../prompting.ts';

const read: CoreTool = {
  type: 'function',
  name: 'read',
  description: 'Reads a file. It may be large.',
  inputSchema: { type: 'object', properties: { path: { type: 'string', description: 'Where it is' } } },
};
const write: CoreTool = { type: 'function', name: 'write', inputSchema: { type: 'object', properties: {} } };
const search: CoreTool = {
  type: 'server',
  protocol: 'anthropic',
  kind: 'web_search',
  name: 'search',
  config: {},
};
const styles = ['terse', 'full'] as const;

describe.each(styles)('the tools of a %s prompt', (style) => {
  test('the request has no fields for them any more', () => {
    const { request } = prompted({ tools: [read], toolChoice: { mode: 'auto' }, parallelToolCalls: true }, { style });
    expect(Object.keys(request).toSorted()).toEqual(['messages', 'model', 'stream']);
  });

  test('each is listed, and the form to call it in is shown', () => {
    const { system } = prompted({ tools: [read, write] }, { style });
    expect(system).toContain('read');
    expect(system).toContain('Reads a file.');
    expect(system).toContain('write');
    expect(system).toContain(
      '<call>example_tool#undefined {"first_parameter":"some text","second_parameter":2}</call>',
    );
  });

  test('they follow the system message of the client, in one text', () => {
    const { request, system } = prompted(
      { tools: [read], messages: [systemMessage('Be kind.'), systemMessage('Be brief.'), userMessage('hi')] },
      { style },
    );
    expect(system).toMatch(/^Be kind\.\n\nBe brief\.\n\n# Tools/);
    expect(request.messages.map(({ role, content }) => [role, content.length])).toEqual([
      ['system', 1],
      ['user', 1],
    ]);
  });

  test('without a system message there is one', () => {
    expect(prompted({ tools: [read] }, { style }).lines).toEqual([
      expect.stringMatching(/^system: # Tools/),
      'user: hi',
    ]);
  });

  test('a dialect may list them in its own way', () => {
    const dialect = written({ describe: (tools, in_) => tools.map(({ name }) => `${in_} ${name} <turn>`).join() });
    const { system } = prompted({ tools: [read] }, { style, dialect });
    expect(system).toContain(`${style} read <\u200dturn>`);
    expect(system).not.toContain('Reads a file');
  });

  test('a dialect may write its own instructions', () => {
    const dialect = written({
      instructions: ({ tools, calls, style: how }) => `${how} ${calls} ${tools.map(({ name }) => name).join()} <turn>`,
    });
    expect(prompted({ tools: [read, write] }, { style, dialect }).system).toBe(
      `${style} several read,write <\u200dturn>`,
    );
  });

  test('control tokens in the description of a tool are escaped', () => {
    const { system, losses } = prompted({ tools: [{ ...read, description: 'Ends a <turn>' }] }, { style });
    expect(system).toContain('Ends a <\u200dturn>');
    expect(losses).toContainEqual(expect.objectContaining({ what: 'control tokens of the model in a text' }));
  });

  test('one call at a time is requested, and reported as not enforced', () => {
    const one = prompted({ tools: [read], parallelToolCalls: false }, { style });
    const several = prompted({ tools: [read] }, { style });
    expect(one.system).toMatch(/one call/);
    expect(several.system).not.toMatch(/one call/);
    expect(one.losses).toContainEqual(expect.objectContaining({ field: 'parallelToolCalls' }));
  });

  test('the instructions for calls stay within the allowed length', () => {
    const dialect = written({ describe: () => '' });
    const { system } = prompted({ tools: [read] }, { style, dialect });
    expect(Buffer.byteLength(system)).toBeLessThan(style === 'terse' ? 500 : 1500);
  });

  test('the same request gives the same prompt', () => {
    const asked = (): Partial<CoreChatRequest> => ({
      tools: [read, write],
      messages: [systemMessage('x'), userMessage('hi')],
    });
    expect(prompted(asked(), { style }).lines).toEqual(prompted(asked(), { style }).lines);
  });

  test.each([{ mode: 'auto' }, { mode: 'required' }] satisfies CoreToolChoice[])(
    'how much the model may choose ($mode) changes nothing before the last turn',
    (toolChoice) => {
      const messages = [userMessage('one'), calling(call('a', 'read')), results(result('a', 'text'))];
      const one = prompted({ tools: [read], messages, toolChoice }, { style }).lines;
      const other = prompted({ tools: [read], messages }, { style }).lines;
      expect(one.slice(0, -1)).toEqual(other.slice(0, -1));
      expect(one.at(-1)?.startsWith(other.at(-1) ?? 'nothing')).toBe(true);
    },
  );
});

describe('the description of tools', () => {
  test('a full prompt has all of it', () => {
    const { system, losses } = prompted({ tools: [read] });
    expect(system).toContain('It may be large.');
    expect(system).toContain(JSON.stringify(read.type === 'function' && read.inputSchema));
    expect(losses).toEqual([]);
  });

  test('a terse one has a line, and the rest is reported once', () => {
    const { system, losses } = prompted({ tools: [read, write] }, { style: 'terse' });
    expect(system).toContain('\n- read(path?: string): Reads a file.\n- write()\n');
    expect(losses).toEqual([
      {
        at: expect.anything(),
        field: 'tools',
        what: 'the full description of the tools',
        instead: 'one line for each',
      },
    ]);
  });

  test('a freeform tool is a function of one text', () => {
    const patch: CoreTool = { type: 'freeform', name: 'patch', grammar: { syntax: 'lark', definition: 'start: "x"' } };
    const { system, losses } = prompted({ tools: [patch] });
    expect(system).toContain('start: "x"');
    expect(system).toContain('"required":["input"]');
    expect(losses).toMatchObject([{ at: patch, field: 'grammar' }]);
  });

  test('metadata of a tool that text cannot carry is reported', () => {
    const odd: CoreTool = { ...write, strict: true, cache: {}, extras: { anthropic: { defer_loading: true } } };
    expect(prompted({ tools: [odd] }).losses.map(({ field }) => field)).toEqual(['defer_loading', 'cache', 'strict']);
  });
});

describe('tool choice', () => {
  test('no tool is described when none may be called, and earlier calls are still written', () => {
    const messages = [userMessage('one'), calling(call('a', 'read')), results(result('a', 'text')), userMessage('two')];
    const { lines, losses } = prompted({ tools: [read], messages, toolChoice: { mode: 'none' } });
    expect(lines).toEqual([
      'user: one',
      'assistant: <call>read#0 {}</call>',
      'user: <result>read#0: text</result>\n\ntwo\n\n(Answer without calling a tool.)',
    ]);
    expect(losses).toMatchObject([{ field: 'tools', instead: 'no tools' }]);
  });

  test('the instruction to call is at the end of the last user turn', () => {
    const { lines, losses } = prompted({ tools: [read], toolChoice: { mode: 'required' } });
    expect(lines.at(-1)).toBe('user: hi\n\n(Your answer must call a tool.)');
    expect(losses).toMatchObject([{ field: 'toolChoice' }]);
  });

  test('it precedes the beginning of an answer that the model continues', () => {
    const messages = [userMessage('hi'), answered('Well')];
    const { lines } = prompted({ tools: [read], messages, toolChoice: { mode: 'required' } });
    expect(lines.slice(1)).toEqual(['user: hi\n\n(Your answer must call a tool.)', 'assistant: Well']);
  });

  test('the instruction is the user turn when there are no messages', () => {
    const { lines } = prompted({ tools: [read], messages: [systemMessage('x')], toolChoice: { mode: 'required' } });
    expect(lines[1]).toBe('user: (Your answer must call a tool.)');
  });

  test('only the forced tool is described', () => {
    const { lines, system, losses } = prompted({ tools: [read, write], toolChoice: { mode: 'tool', name: 'write' } });
    expect(system).toContain('<tool name="write">');
    expect(system).not.toContain('<tool name="read">');
    expect(lines.at(-1)).toBe('user: hi\n\n(Your answer must call the tool write.)');
    expect(losses).toMatchObject([{ at: read }, { field: 'toolChoice' }]);
  });

  test('only the allowed tools are described', () => {
    const { lines, system, losses } = prompted({ tools: [read, write], toolChoice: { mode: 'auto', among: ['read'] } });
    expect(system).not.toContain('<tool name="write">');
    expect(lines.at(-1)).toBe('user: hi');
    expect(losses).toMatchObject([{ at: write }]);
  });

  test('a tool that another vendor runs is left out', () => {
    const { system, losses } = prompted({ tools: [read, search] });
    expect(system).not.toContain('search');
    expect(losses).toMatchObject([{ at: search }]);
  });

  test.each([{ mode: 'tool', name: 'search' }, { mode: 'required' }] satisfies CoreToolChoice[])(
    'a call that can never come is refused ($mode)',
    (toolChoice) => {
      expect(() => prompted({ tools: [search], toolChoice })).toThrow(
        expect.objectContaining({ detail: expect.objectContaining({ kind: 'unsupported', param: 'tool_choice' }) }),
      );
    },
  );

  test('a forced call without tools is reported', () => {
    const { lines, losses } = prompted({ toolChoice: { mode: 'required' } });
    expect(lines).toEqual(['user: hi']);
    expect(losses).toMatchObject([{ field: 'toolChoice' }]);
  });
});

describe('the form of the answer', () => {
  const responseFormat = { type: 'json-schema', schema: { type: 'string' } } as const;

  test('with tools it is written in the prompt, as a backend that enforces it would allow no calls', () => {
    const { request, system, losses } = prompted({ tools: [read], responseFormat });
    expect(request.responseFormat).toBeUndefined();
    expect(system).toContain('nothing else: {"type":"string"}');
    expect(losses).toMatchObject([{ field: 'responseFormat' }]);
  });

  test('without tools the backend sees to it', () => {
    expect(prompted({ responseFormat }).request.responseFormat).toBe(responseFormat);
    expect(prompted({ responseFormat, tools: [read], toolChoice: { mode: 'none' } }).request.responseFormat).toBe(
      responseFormat,
    );
  });

  test('a JSON format is described in the prompt', () => {
    expect(prompted({ tools: [read], responseFormat: { type: 'json' } }).system).toContain('one JSON object');
  });

  test('a text format is not described', () => {
    const { request, losses } = prompted({ tools: [read], responseFormat: { type: 'text' } });
    expect(request.responseFormat).toEqual({ type: 'text' });
    expect(losses).toEqual([]);
  });
});

describe('a request without tools and calls', () => {
  test('keeps its messages as they are, and its place in the body of the client', () => {
    const messages = [systemMessage('a'), userMessage('<turn>'), answered('b'), userMessage('c')];
    const asked = setPointer<CoreChatRequest>('/body', { model: 'm', stream: false, messages });
    const request = promptRequest(asked, {
      dialect: written(),
      style: 'full',
      report: (loss) => expect.unreachable(loss.what),
    });
    expect(request.messages).toBe(messages);
    expect(pointerOf(request)).toBe('/body');
  });

  test('merges two messages of one role, as templates reject them', () => {
    const { request, losses } = prompted({ messages: [userMessage('a'), userMessage('b')] });
    expect(request.messages).toEqual([{ role: 'user', content: [{ type: 'text', text: 'a\n\nb' }] }]);
    expect(losses).toEqual([]);
  });
});
