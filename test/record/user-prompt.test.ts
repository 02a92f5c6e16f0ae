import { asObject, parseJson } from '../../src/core/json.ts';
import { describe, expect, test } from 'vitest';
import { extractUserPrompt } from '../../src/record/user-prompt.ts';

const reminder = '<system-reminder>\nAnswer in <b>one</b> line.\n</system-reminder>';
const user = (content: unknown) => ({ role: 'user', content });
const text = (content: string) => ({ type: 'text', text: content });

describe('the prompt of a request is what the user wrote last', () => {
  test.each<[string, object, string | null]>([
    [
      'after the reminders of Claude Code',
      { messages: [user([text(reminder), text('Fix the test.'), text(reminder)])] },
      'Fix the test.',
    ],
    [
      'around a reminder in the same text',
      { messages: [user(`Fix it.\n${reminder}\nQuickly.`)] },
      'Fix it.\n\nQuickly.',
    ],
    [
      'before tool results, which have reminders too',
      {
        messages: [
          user('List the files.'),
          { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'Bash', input: {} }] },
          user([{ type: 'tool_result', tool_use_id: 't', content: 'README.md' }, text(reminder)]),
        ],
      },
      'List the files.',
    ],
    [
      'and not the context of Codex',
      {
        input: [
          user([
            {
              type: 'input_text',
              text: '# AGENTS.md instructions for /repo\n\n<INSTRUCTIONS>\nBe kind.\n</INSTRUCTIONS>',
            },
            { type: 'input_text', text: '<environment_context>\n  <cwd>/repo</cwd>\n</environment_context>' },
          ]),
          user([{ type: 'input_text', text: 'Write a file.' }]),
          { type: 'function_call', name: 'shell', arguments: '{}', call_id: 'c' },
          { type: 'function_call_output', call_id: 'c', output: 'done' },
        ],
      },
      'Write a file.',
    ],
    [
      'and not the context of Gemini CLI',
      {
        contents: [
          { role: 'user', parts: [{ text: '<session_context>\nToday is Sunday.\n</session_context>' }] },
          { role: 'user', parts: [{ text: 'Explain main.ts.' }] },
          { role: 'model', parts: [{ functionCall: { name: 'read_file', args: {} } }] },
          { role: 'user', parts: [{ functionResponse: { name: 'read_file', response: { output: 'text' } } }] },
        ],
      },
      'Explain main.ts.',
    ],
    [
      'inside of the elements of Cline',
      {
        messages: [
          { role: 'system', content: 'You are Cline.' },
          user([
            text('<task>\nAdd a button.\n</task>'),
            text('<environment_details>\n# Current Time\nnoon\n</environment_details>'),
          ]),
        ],
      },
      'Add a button.',
    ],
    [
      'in a chat of Ollama',
      { messages: [user('Hello'), { role: 'assistant', content: 'Hi' }, { role: 'tool', content: 'x' }] },
      'Hello',
    ],
    ['where it is a text of its own', { input: 'Hello' }, 'Hello'],
    ['where it is the prompt of a completion', { prompt: 'Once upon' }, 'Once upon'],
    ['and nothing where there is only an image', { messages: [user([{ type: 'image_url', image_url: {} }])] }, null],
    ['and nothing without messages', { model: 'm' }, null],
  ])('%s', (_what, request, prompt) => {
    expect(extractUserPrompt(asObject(parseJson(JSON.stringify(request))))).toBe(prompt);
  });

  test('and nothing of a body that is not JSON', () => {
    expect(extractUserPrompt(undefined)).toBeNull();
  });

  test('truncated to 300 characters', () => {
    const prompt = extractUserPrompt({ prompt: '😀'.repeat(400) });
    expect(prompt).toHaveLength(300);
    expect(prompt?.isWellFormed()).toBe(true);
    expect(prompt?.endsWith('…')).toBe(true);
  });
});
