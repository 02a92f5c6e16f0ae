import { crc32, deflateSync } from 'node:zlib';
import type { JsonObject } from '../../src/core/json.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import { answerOf, type ScriptedCall, type ScriptedReply } from '../../test/support/reply.ts';
import { jsonAnswer, type ReceivedUpstreamRequest, type ScriptedAnswer } from '../../test/support/upstream.ts';

/**
 * An authored session of a coding agent with all that a session may have: a failing call, edits, a picture, a subagent, a
 * lost cache, a backend that is replaced by another, a compaction, and Markdown.
 */

interface Step {
  /** Which of its conversations sends it: the agent's, its subagent's, or the one after the compaction. */
  readonly thread: 'main' | 'subagent' | 'compacted';
  readonly content: string | readonly JsonObject[];
  readonly reply: Omit<ScriptedReply, 'usage'> & { readonly usage?: ScriptedReply['usage'] };
  /** The first backend refuses it. */
  readonly isRefused?: true;
  /** Until it is sent, in milliseconds. */
  readonly pauseMs?: number;
  readonly tools?: 'later';
}

const call = (id: string, name: string, input: JsonObject): ScriptedCall => ({ id, name, input });
const result = (id: string, content: JsonObject['content'], isError = false): JsonObject => ({
  type: 'tool_result',
  tool_use_id: id,
  content: content ?? '',
  ...(isError && { is_error: true }),
});
const text = (value: string): JsonObject => ({ type: 'text', text: value });

const task =
  'Find every caller of totalOf in this repository and report the file, the line and whether it passes a discount.';
const summary = `The user asked to make the cart test pass and to keep the rounding of prices as it is in the shop.
totalOf in src/cart.js applied the discount twice; it is applied once now, and its three callers were checked by a subagent.
What is left: run the whole suite once more, and write the line for the change log.`;

const cart = `export function totalOf(items, discount = 0) {
  const sum = items.reduce((total, { price, count }) => total + price * count, 0);
  return round(sum * (1 - discount) * (1 - discount));
}`;

const steps: readonly Step[] = [
  {
    thread: 'main',
    content: [
      text('<system-reminder>\nThe date is 2026-11-29. Answer briefly.\n</system-reminder>'),
      text('The cart test fails since yesterday. Find out why and mend it, but keep how prices are rounded.'),
    ],
    reply: {
      reasoning: 'The user wants the cart test mended. I should look at the test first, then at the code under it.',
      text: 'I will read the test and the code it covers before I change anything.',
      calls: [
        call('c1', 'Read', { file_path: 'test/cart.test.js' }),
        call('c2', 'Read', { file_path: 'src/cart.js', offset: 1, limit: 40 }),
      ],
    },
  },
  {
    thread: 'main',
    content: [
      result('c1', 'test("applies a discount once", () => {\n  expect(totalOf(items, 0.1)).toBe(27);\n});'),
      result('c2', cart),
    ],
    reply: { calls: [call('c3', 'Bash', { command: 'npm test -- cart', description: 'Runs the cart tests' })] },
    pauseMs: 120,
  },
  {
    thread: 'main',
    content: [
      result(
        'c3',
        `FAIL test/cart.test.js > applies a discount once\n${Array.from({ length: 24 }, (_, line) => `    at frame ${line} (node_modules/runner/run.js:${line * 7})`).join('\n')}\nExpected 27, received 24.3\n\nProcess exited with code 1`,
        true,
      ),
    ],
    reply: {
      reasoning: 'The discount is applied twice: (1 - discount) * (1 - discount).',
      text: `The discount is applied **twice**:

1. \`sum * (1 - discount)\` is what the shop wants,
2. and the second factor makes 24.30 of 27.00.

\`\`\`js
return round(sum * (1 - discount));
\`\`\`

> Rounding stays where it is, in \`round\`.

| case | before | after |
| --- | ---: | ---: |
| no discount | 30.00 | 30.00 |
| 10 % | 24.30 | 27.00 |`,
      calls: [
        call('c4', 'Edit', {
          file_path: 'src/cart.js',
          old_string:
            '  const sum = items.reduce((total, { price, count }) => total + price * count, 0);\n  return round(sum * (1 - discount) * (1 - discount));',
          new_string:
            '  const sum = items.reduce((total, { price, count }) => total + price * count, 0);\n  return round(sum * (1 - discount));',
        }),
      ],
    },
    pauseMs: 600,
  },
  {
    thread: 'main',
    content: [result('c4', 'The file src/cart.js has been updated.')],
    reply: {
      text: 'Before I run the tests again, a subagent looks at the callers.',
      calls: [call('c5', 'Task', { description: 'Find callers of totalOf', prompt: task, subagent_type: 'explore' })],
    },
    pauseMs: 60,
  },
  {
    thread: 'subagent',
    content: task,
    reply: { calls: [call('s1', 'Grep', { pattern: 'totalOf\\(', path: 'src' })] },
  },
  {
    thread: 'subagent',
    content: [result('s1', 'src/checkout.js:12\nsrc/invoice.js:40\nsrc/mail.js:7')],
    reply: { text: 'Three callers, in checkout.js, invoice.js and mail.js. Only checkout.js passes a discount.' },
    pauseMs: 40,
  },
  {
    thread: 'main',
    content: [result('c5', 'Three callers. Only src/checkout.js passes a discount.')],
    reply: { calls: [call('c6', 'Bash', { command: 'npm run screenshot -- checkout' })] },
    tools: 'later',
    pauseMs: 90,
  },
  {
    thread: 'main',
    content: [
      result('c6', [
        text('Wrote checkout.png'),
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: picture() } },
      ]),
    ],
    reply: {
      text: 'The checkout shows 27.00 with the discount of 10 %.',
      calls: [call('c7', 'Bash', { command: 'npm test' })],
    },
    isRefused: true,
    tools: 'later',
    pauseMs: 80,
  },
  {
    thread: 'main',
    content: [result('c7', 'Tests  214 passed (214)\nTime   4.1 s')],
    reply: { text: summary },
    tools: 'later',
    pauseMs: 300,
  },
  {
    thread: 'compacted',
    content: [text(`This session is continued from one that ran out of context:\n${summary}`), text('Go on, please.')],
    reply: { calls: [call('d1', 'Write', { file_path: 'CHANGELOG.md', content: '- A discount is applied once.\n' })] },
    tools: 'later',
    pauseMs: 400,
  },
  {
    thread: 'compacted',
    content: [result('d1', 'File created.')],
    reply: {
      text: 'The cart test passes, and so does the whole suite.\n\n```\n214 passed\n```\n',
    },
    tools: 'later',
    pauseMs: 50,
  },
];

/** How many requests it has. */
export const longSessionRequests = steps.length;

/** A picture of 64 by 40 pixels in one colour that changes from left to right. */
function picture(): string {
  const [width, height] = [64, 40];
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => [40 + x * 3, 90 + y * 3, 170]).flat(),
  ]).flat();
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

const tool = (name: string, description: string, properties: readonly string[]): JsonObject => ({
  name,
  description,
  input_schema: { type: 'object', properties: Object.fromEntries(properties.map((each) => [each, {}])) },
});

const toolsOf = ({ tools }: Step): JsonObject[] => [
  tool('Read', 'Reads a file.', ['file_path', 'offset', 'limit']),
  tool('Bash', `Runs a command.${tools === 'later' ? ' The sandbox has no network.' : ''}`, ['command', 'description']),
  tool('Edit', 'Replaces text in a file.', ['file_path', 'old_string', 'new_string']),
  tool('Write', 'Writes a file.', ['file_path', 'content']),
  tool('Grep', 'Searches files.', ['pattern', 'path']),
  tool('Task', 'Starts a subagent.', ['description', 'prompt', 'subagent_type']),
];

/** Sends it to a gateway, as an agent of Anthropic's protocol does. */
export async function playLongSession(url: string, headers: Record<string, string>): Promise<void> {
  const threads = new Map<string, JsonObject[]>();
  for (const step of steps) {
    await new Promise((done) => void setTimeout(done, step.pauseMs ?? 0));
    const messages = threads.get(step.thread) ?? [];
    threads.set(step.thread, messages);
    messages.push({ role: 'user', content: typeof step.content === 'string' ? step.content : [...step.content] });
    const answer = await fetch(`${url}/v1/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'anthropic-version': '2023-06-01',
        'user-agent': 'claude-cli/2.1.0',
        ...headers,
      },
      body: JSON.stringify({
        model: 'claude-sonnet',
        max_tokens: 4000,
        stream: true,
        system: [text('You are a coding agent. Work in small steps, and say what you do. '.repeat(60))],
        tools: toolsOf(step),
        messages,
      }),
    });
    await answer.text();
    const { text: written, calls = [] } = step.reply;
    messages.push({
      role: 'assistant',
      content: [
        ...(written === undefined ? [] : [text(written)]),
        ...calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input })),
      ],
    });
  }
}

/** The answer of its model; undefined for requests of other sessions. `isFirst`: of the backend that refuses one. */
export function answerLongSession(
  request: ReceivedUpstreamRequest,
  { isFirst }: { isFirst: boolean },
): ScriptedAnswer | undefined {
  const body = request.json as { messages?: { role: string; content: unknown }[] };
  const last = JSON.stringify(body?.messages?.filter(({ role }) => role !== 'assistant').at(-1)?.content ?? '');
  const all = request.text;
  const index = steps.findLastIndex((step) => {
    const mark = markOf(step);
    return (
      last.includes(mark) ||
      (step.reply.calls?.[0]?.id === 'c7' && all.includes('Wrote checkout.png') && !all.includes('214 passed (214)'))
    );
  });
  const step = steps[index];
  if (!step) return undefined;
  if (step.isRefused && isFirst)
    return jsonAnswer({ error: { message: 'the model is overloaded', type: 'overloaded_error', code: null } }, 529);
  const input = 6000 + 900 * index;
  const isLost = step.tools === 'later' && steps[index - 1]?.tools === undefined;
  const isNew =
    index === 0 || step.content === task || (step.thread === 'compacted' && steps[index - 1]?.thread === 'main');
  const usage = { input, cached: isLost || isNew ? 0 : input - 900, output: 40 + (step.reply.text?.length ?? 0) / 4 };
  return answerOf(chatReply, { ...step.reply, usage: { ...usage, output: Math.round(usage.output) } }, request);
}

/** What only the last message of this step has. */
function markOf(step: Step): string {
  const [first] = typeof step.content === 'string' ? [] : step.content.slice(-1);
  const value = typeof step.content === 'string' ? step.content : (first?.['content'] ?? first?.['text'] ?? '');
  const written = typeof value === 'string' ? value : 'Wrote checkout.png';
  return JSON.stringify(written).slice(1, -1);
}
