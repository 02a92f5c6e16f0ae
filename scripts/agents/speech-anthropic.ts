import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { fragments, type Refusal, type Speech } from './backend.ts';
import type { Conversation, Fault } from './judge.ts';
import type { TaskTurn } from './task.ts';

/** Anthropic Messages. */
export const anthropicSpeech: Speech = {
  protocol: 'anthropic',
  path: '/v1/messages',
  read(body, fault) {
    const conversation: Conversation = {
      stream: body['stream'] === true,
      tools: new Map(),
      results: [],
      calls: [],
      userText: '',
    };
    for (const tool of asArray(body['tools']) ?? []) {
      const name = asString(asObject(tool)?.['name']);
      const properties = asObject(asObject(asObject(tool)?.['input_schema'])?.['properties']);
      if (name === undefined) fault(`a tool has no name: ${JSON.stringify(tool).slice(0, 100)}`);
      else conversation.tools.set(name, Object.keys(properties ?? {}));
    }
    if (typeof body['max_tokens'] !== 'number') fault('/max_tokens is required');
    readMessages(asArray(body['messages']) ?? [], conversation, fault);
    return conversation;
  },
  stream(turn, model) {
    const usage = usageOf(turn);
    const events: { type: string; [key: string]: JsonValue }[] = [
      {
        type: 'message_start',
        message: { ...emptyMessage(model), usage: { ...usage, output_tokens: 1 } },
      },
    ];
    for (const [index, block] of blocksOf(turn).entries()) {
      events.push({ type: 'content_block_start', index, content_block: block.start });
      for (const delta of block.deltas) events.push({ type: 'content_block_delta', index, delta });
      events.push({ type: 'content_block_stop', index });
    }
    events.push({
      type: 'message_delta',
      delta: { stop_reason: turn.calls.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: turn.usage.output },
    });
    events.push({ type: 'message_stop' });
    return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  },
  plain: (turn, model) => ({
    ...emptyMessage(model),
    content: blocksOf(turn).map((block) => block.whole),
    stop_reason: turn.calls.length > 0 ? 'tool_use' : 'end_turn',
    usage: usageOf(turn),
  }),
  refusal: (refusal) => refusals[refusal],
  malformedLine: 'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"ty\n\n',
};

interface Block {
  start: JsonObject;
  deltas: JsonObject[];
  whole: JsonObject;
}

function blocksOf(turn: TaskTurn): Block[] {
  const blocks: Block[] = [];
  if (turn.reasoning !== undefined)
    blocks.push({
      start: { type: 'thinking', thinking: '', signature: '' },
      deltas: [
        ...fragments(turn.reasoning).map((thinking) => ({ type: 'thinking_delta', thinking })),
        { type: 'signature_delta', signature: scriptedSignature },
      ],
      whole: { type: 'thinking', thinking: turn.reasoning, signature: scriptedSignature },
    });
  if (turn.text !== undefined)
    blocks.push({
      start: { type: 'text', text: '' },
      deltas: fragments(turn.text).map((text) => ({ type: 'text_delta', text })),
      whole: { type: 'text', text: turn.text },
    });
  for (const { id, tool, input } of turn.calls)
    blocks.push({
      start: { type: 'tool_use', id, name: tool, input: {} },
      deltas: fragments(JSON.stringify(input)).map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
      whole: { type: 'tool_use', id, name: tool, input },
    });
  return blocks;
}

const scriptedSignature = 'c2NyaXB0ZWQgc2lnbmF0dXJl';

const emptyMessage = (model: string): JsonObject => ({
  id: 'msg_scripted',
  type: 'message',
  role: 'assistant',
  model,
  content: [],
  stop_reason: null,
  stop_sequence: null,
});

/** Results must stand in the user message right behind the calls. */
function readMessages(messages: JsonValue[], conversation: Conversation, fault: Fault): void {
  let open = new Set<string>();
  for (const [index, value] of messages.entries()) {
    const at = `/messages/${index}`;
    const message = asObject(value) ?? {};
    const content = message['content'];
    const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : (asArray(content) ?? []);
    const called = new Set<string>();
    for (const [place, item] of blocks.entries()) {
      const block = asObject(item) ?? {};
      if (block['type'] === 'text') {
        const text = asString(block['text']) ?? '';
        if (text === '') fault(`${at}/content/${place} is an empty text`);
        if (message['role'] === 'user') conversation.userText += `\n${text}`;
      }
      if (block['type'] === 'thinking' && block['signature'] !== scriptedSignature)
        fault(`${at}/content/${place} has another signature than it was given`);
      if (block['type'] === 'tool_use') {
        const callId = asString(block['id']) ?? '';
        conversation.calls.push({ callId, tool: asString(block['name']) ?? '', input: block['input'] ?? null });
        called.add(callId);
      }
      if (block['type'] === 'tool_result') {
        const callId = asString(block['tool_use_id']) ?? '';
        if (!open.delete(callId))
          fault(`${at}/content/${place} answers ${callId}, which the message before did not call`);
        conversation.results.push({ callId, text: resultText(block['content']) });
      }
    }
    // A system message may stand between any two others.
    if (message['role'] !== 'system') {
      if (open.size > 0) fault(`calls without results (${[...open].join(', ')}) at ${at}`);
      open = called;
    }
  }
  if (open.size > 0) fault(`calls without results (${[...open].join(', ')}) at the end`);
}

const resultText = (content: JsonValue | undefined): string =>
  asString(content) ?? (asArray(content) ?? []).map((block) => asString(asObject(block)?.['text']) ?? '').join('\n');

const usageOf = ({ usage }: TaskTurn): JsonObject => ({
  input_tokens: usage.input - usage.cached,
  cache_read_input_tokens: usage.cached,
  cache_creation_input_tokens: 0,
  output_tokens: usage.output,
});

const refused = (status: number, type: string, message: string): ReturnType<Speech['refusal']> => ({
  status,
  headers: {},
  body: { type: 'error', error: { type, message } },
});

const refusals: Record<Refusal, ReturnType<Speech['refusal']>> = {
  'rate-limit': { ...refused(429, 'rate_limit_error', 'Too many requests'), headers: { 'retry-after': '2' } },
  'server-error': refused(500, 'api_error', 'Internal server error'),
  'context-length': refused(400, 'invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
};
