import type { JsonObject, JsonValue } from '../../src/core/json.ts';

export type BenchProtocol = 'anthropic' | 'openai-chat';

/** How many events a stream has, its end included. */
const eventsInStream = 100;

const describedTools: readonly (readonly [string, string])[] = [
  ['read_file', 'Reads a file of the project and gives back its lines with their numbers.'],
  ['write_file', 'Writes a file of the project, making folders where they are missing.'],
  ['run_command', 'Runs a command in the shell and gives back what it printed and its exit code.'],
  ['search', 'Finds the lines of the project that match a regular expression, with two lines around each.'],
];

const toolOf = ([name, description]: readonly [string, string]) => ({
  name,
  description,
  schema: {
    type: 'object',
    properties: {
      path: { type: 'string', description: 'Where it is, from the root of the project.' },
      content: { type: 'string', description: 'What it holds or should hold.' },
      limit: { type: 'integer', minimum: 1, maximum: 2000, description: 'How many lines at most.' },
    },
    required: ['path'],
    additionalProperties: false,
  },
});

const tools = describedTools.map(toolOf);

/** Twelve tools with the long descriptions that agents give them. */
export const agentTools = ['', 'remote_', 'cached_'].flatMap((prefix) =>
  describedTools.map(([name, description]) =>
    toolOf([`${prefix}${name}`, `${description} Prefer it to any other tool that could do the same. `.repeat(8)]),
  ),
);

const system =
  'You are a coding agent. Work in small steps, read before you write, and say what you have done. '.repeat(8);
const question = 'The test of the parser fails since this morning. Find out why, put it right and run it again.';
const found = Array.from(
  { length: 12 },
  (_, line) => `${line + 1}\texport const row${line} = parse(rows[${line}]);`,
).join('\n');

/** What a coding agent sends: its question, and calls with what came of them. */
interface AgentConversation {
  model: string;
  system: string;
  /** Anthropic's protocol has it as a text or as blocks. */
  question: string;
  asBlocks: boolean;
  /** `id`: what ids of the call end with. */
  steps: readonly { id: string; remark: string; name: string; input: JsonObject; result: string }[];
  tools: readonly ReturnType<typeof toolOf>[];
  stream: boolean;
}

/** The request that a conversation is in a protocol. */
export function conversationBody(
  protocol: BenchProtocol,
  { model, system: instructions, question: asked, asBlocks, steps, tools: offered, stream }: AgentConversation,
): string {
  if (protocol === 'anthropic')
    return JSON.stringify({
      model,
      max_tokens: 4096,
      system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
      messages: [
        { role: 'user', content: asBlocks ? [{ type: 'text', text: asked }] : asked },
        ...steps.flatMap(({ id, remark, name, input, result }) => [
          {
            role: 'assistant',
            content: [
              { type: 'text', text: remark },
              { type: 'tool_use', id: `toolu_${id}`, name, input },
            ],
          },
          { role: 'user', content: [{ type: 'tool_result', tool_use_id: `toolu_${id}`, content: result }] },
        ]),
      ],
      tools: offered.map(({ name, description, schema }) => ({ name, description, input_schema: schema })),
      stream,
    });
  return JSON.stringify({
    model,
    max_completion_tokens: 4096,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: asked },
      ...steps.flatMap(({ id, remark, name, input, result }) => [
        {
          role: 'assistant',
          content: remark,
          tool_calls: [{ id: `call_${id}`, type: 'function', function: { name, arguments: JSON.stringify(input) } }],
        },
        { role: 'tool', tool_call_id: `call_${id}`, content: result },
      ]),
    ],
    tools: offered.map(({ name, description, schema }) => ({
      type: 'function',
      function: { name, description, parameters: schema },
    })),
    stream,
    ...(stream && { stream_options: { include_usage: true } }),
  });
}

/**
 * A request as a coding agent sends it on its second turn, about four kilobytes with four tools. No two are alike:
 * `number` stands in the last text, so that nothing can answer from a cache.
 */
export const requestBody = (protocol: BenchProtocol, model: string, stream: boolean, number: number): string =>
  conversationBody(protocol, {
    model,
    system,
    question,
    asBlocks: false,
    steps: [
      {
        id: '01',
        remark: 'I look at the parser first.',
        name: 'read_file',
        input: { path: 'src/parser.ts', limit: 12 },
        result: `${found}\n(run ${number})`,
      },
    ],
    tools,
    stream,
  });

const vocabulary =
  'The third row is parsed before the header is known, so its columns have no names yet; I move it. '.split(' ');
const callInput = JSON.stringify({ path: 'src/parser.ts', content: found });

/** A reply with a text of about a kilobyte and one call, in one piece. */
export function plainAnswer(protocol: BenchProtocol): string {
  const text = `${vocabulary.join(' ')} `.repeat(8);
  if (protocol === 'anthropic')
    return JSON.stringify({
      id: 'msg_bench',
      type: 'message',
      role: 'assistant',
      model: 'claude-bench',
      content: [
        { type: 'text', text },
        { type: 'tool_use', id: 'toolu_02', name: 'write_file', input: JSON.parse(callInput) },
      ],
      stop_reason: 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: 900, cache_read_input_tokens: 400, cache_creation_input_tokens: 0, output_tokens: 240 },
    });
  return JSON.stringify({
    id: 'chatcmpl-bench',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'gpt-bench',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: text,
          tool_calls: [{ id: 'call_02', type: 'function', function: { name: 'write_file', arguments: callInput } }],
        },
        finish_reason: 'tool_calls',
      },
    ],
    usage: {
      prompt_tokens: 1300,
      completion_tokens: 240,
      total_tokens: 1540,
      prompt_tokens_details: { cached_tokens: 400 },
    },
  });
}

/** A reply with text and one call, as `eventsInStream` events: one text an event. */
export function streamAnswer(protocol: BenchProtocol): string[] {
  return protocol === 'anthropic' ? anthropicStream() : chatStream();
}

/** `count` pieces of a text that together are the text. */
function piecesOf(text: string, count: number): string[] {
  const size = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, index) => text.slice(index * size, (index + 1) * size));
}

const textPieces = Array.from({ length: 60 }, (_, index) => `${vocabulary[index % vocabulary.length]} `);

/** An event of Anthropic Messages. */
interface AnthropicEvent {
  type: string;
  [field: string]: JsonValue;
}

/** The beginning of an answer with a text in pieces. */
export const anthropicText = (pieces: readonly string[], usage: JsonObject): AnthropicEvent[] => [
  {
    type: 'message_start',
    message: {
      id: 'msg_bench',
      type: 'message',
      role: 'assistant',
      model: 'claude-bench',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage,
    },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ...pieces.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
  { type: 'content_block_stop', index: 0 },
];

export const toAnthropicStream = (events: readonly AnthropicEvent[]): string[] =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

function anthropicStream(): string[] {
  const usage = { input_tokens: 900, cache_read_input_tokens: 400, cache_creation_input_tokens: 0, output_tokens: 1 };
  const events: AnthropicEvent[] = [
    ...anthropicText(textPieces, usage),
    {
      type: 'content_block_start',
      index: 1,
      content_block: { type: 'tool_use', id: 'toolu_02', name: 'write_file', input: {} },
    },
  ];
  const ending = [
    { type: 'content_block_stop', index: 1 },
    { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: { output_tokens: 240 } },
    { type: 'message_stop' },
  ];
  for (const piece of piecesOf(callInput, eventsInStream - events.length - ending.length))
    events.push({ type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: piece } });
  return toAnthropicStream([...events, ...ending]);
}

/** A chunk of Chat Completions. */
export const chatChunk = (delta: JsonObject, finish: string | null = null): JsonObject => ({
  id: 'chatcmpl-bench',
  object: 'chat.completion.chunk',
  created: 1_760_000_000,
  model: 'gpt-bench',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

/** The beginning of an answer with a text in pieces. */
export const chatText = (pieces: readonly string[]): JsonObject[] => [
  chatChunk({ role: 'assistant', content: '' }),
  ...pieces.map((content) => chatChunk({ content })),
];

export const toChatStream = (chunks: readonly JsonObject[]): string[] => [
  ...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`),
  'data: [DONE]\n\n',
];

function chatStream(): string[] {
  const events = chatText(textPieces);
  events.push(
    chatChunk({
      tool_calls: [{ index: 0, id: 'call_02', type: 'function', function: { name: 'write_file', arguments: '' } }],
    }),
  );
  const usage = {
    prompt_tokens: 1300,
    completion_tokens: 240,
    total_tokens: 1540,
    prompt_tokens_details: { cached_tokens: 400 },
  };
  const ending = [chatChunk({}, 'tool_calls'), { ...chatChunk({}), choices: [], usage }];
  // The last of the hundred is `[DONE]`.
  for (const piece of piecesOf(callInput, eventsInStream - events.length - ending.length - 1))
    events.push(chatChunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] }));
  return toChatStream([...events, ...ending]);
}
