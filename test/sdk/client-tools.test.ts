import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { generateText, isStepCount, streamText, type LanguageModel, type ToolSet } from 'ai';
import { describe, expect, test } from 'vitest';
import type { ScriptedReply } from '../support/reply.ts';
import { backendPathsOf, interpretRequests, replyInSequence, setUpGateway, usage, type BackendPath } from './setup.ts';

/** The tools of the AI SDK that a vendor defined and the application runs, with models of other vendors. */

const gateway = setUpGateway();

globalThis.AI_SDK_LOG_WARNINGS = false;

const isTranslated =
  (client: BackendPath['backend']) =>
  ({ backend, isPassthrough }: BackendPath): boolean =>
    backend !== client && !isPassthrough;
const modes = ['plain', 'streamed'] as const;

/** Runs the tool loop of the SDK, and gives the text of its last answer. */
async function run(how: (typeof modes)[number], model: LanguageModel, tools: ToolSet): Promise<string> {
  const settings = { model, tools, prompt: 'Greet the world.', stopWhen: isStepCount(5), maxRetries: 0 };
  if (how === 'plain') return (await generateText(settings)).text;
  const failures: unknown[] = [];
  const result = streamText({ ...settings, onError: ({ error }) => void failures.push(error) });
  const text = await result.text;
  expect(failures).toEqual([]);
  return text;
}

const answer: ScriptedReply = { text: 'Done.', usage };

/** What the model was told of the results, and which tools it was offered, in the last request. */
function lastRequest(path: BackendPath) {
  const request = interpretRequests(gateway.upstream, path).at(-1);
  return {
    tools: request?.tools.map(({ name }) => name),
    results: (request?.messages ?? []).flatMap((message) => ('result' in message ? [message.result] : [])),
  };
}

describe.each(backendPathsOf('openai-responses').filter(isTranslated('openai-responses')))(
  'the tools of OpenAI, $name',
  (path) => {
    test.each(modes)('are run by the application (%s)', async (how) => {
      const openai = createOpenAI({ baseURL: `${gateway.url}/v1`, apiKey: 'key-of-the-client' });
      const received: unknown[] = [];
      const diff = '+Hello, "world"';
      const patch = { type: 'create_file', path: 'greet.txt', diff };
      replyInSequence(gateway.upstream, path, [
        {
          calls: [
            { id: 'call_1', name: 'shell', input: { commands: ['ls', 'pwd'], timeout_ms: 1000 } },
            { id: 'call_2', name: 'apply_patch', input: patch },
          ],
          usage,
        },
        answer,
      ]);
      const text = await run(how, openai(path.model), {
        shell: openai.tools.shell({
          execute: async (input) => {
            received.push(input);
            return { output: [{ stdout: 'greet.txt', stderr: 'a warning', outcome: { type: 'exit', exitCode: 3 } }] };
          },
        }),
        apply_patch: openai.tools.applyPatch({
          execute: async (input) => {
            received.push(input.operation);
            return { status: 'failed', output: 'there is such a file' };
          },
        }),
      });
      expect(text).toBe('Done.');
      expect(received).toEqual([{ action: { commands: ['ls', 'pwd'], timeoutMs: 1000 } }, patch]);
      const { tools, results } = lastRequest(path);
      expect(tools).toEqual(['shell', 'apply_patch']);
      expect(results).toMatchObject([{ name: 'shell' }, { name: 'apply_patch' }]);
      for (const part of ['greet.txt', 'a warning', 'Exit code: 3', 'there is such a file'])
        expect(JSON.stringify(results)).toContain(part);
    });
  },
);

describe.each(backendPathsOf('anthropic').filter(isTranslated('anthropic')))(
  'the tools of Anthropic, $name',
  (path) => {
    test.each(modes)('are run by the application (%s)', async (how) => {
      const anthropic = createAnthropic({ baseURL: `${gateway.url}/v1`, apiKey: 'key-of-the-client' });
      const received: unknown[] = [];
      const execute = async (input: unknown): Promise<string> => {
        received.push(input);
        return 'greet.txt';
      };
      const inputs = [
        { command: 'ls' },
        { command: 'view', path: '/greet.txt' },
        { command: 'view', path: '/memories' },
      ];
      const names = ['bash', 'str_replace_based_edit_tool', 'memory'];
      replyInSequence(gateway.upstream, path, [
        { calls: inputs.map((input, index) => ({ id: `call_${index}`, name: names[index] ?? '', input })), usage },
        answer,
      ]);
      const text = await run(how, anthropic(path.model), {
        bash: anthropic.tools.bash_20250124({ execute }),
        str_replace_based_edit_tool: anthropic.tools.textEditor_20250728({ execute }),
        memory: anthropic.tools.memory_20250818({ execute }),
      });
      expect(text).toBe('Done.');
      expect(received).toEqual(inputs);
      const { tools, results } = lastRequest(path);
      expect(tools).toEqual(names);
      expect(results).toMatchObject(names.map((name) => ({ name, text: expect.stringContaining('greet.txt') })));
    });
  },
);
