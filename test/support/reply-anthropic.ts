import type { JsonObject, JsonValue } from '../../src/core/json.ts';
import { fragments, type ReplyWriter, type ScriptedReply } from './reply.ts';
import { anthropicSse } from './upstream.ts';

/** The signature of all thinking of the scripted model. */
export const scriptedSignature = 'c2NyaXB0ZWQgc2lnbmF0dXJl';

/** Anthropic Messages. */
export const anthropicReply: ReplyWriter = {
  plain: (reply, model) => ({
    ...emptyMessage(model),
    content: blocksOf(reply).map(({ whole }) => whole),
    ...endOf(reply),
    usage: usageOf(reply),
  }),
  stream(reply, model) {
    const events: { type: string; [key: string]: JsonValue }[] = [
      { type: 'message_start', message: { ...emptyMessage(model), usage: { ...usageOf(reply), output_tokens: 1 } } },
    ];
    for (const [index, { start, deltas }] of blocksOf(reply).entries()) {
      events.push({ type: 'content_block_start', index, content_block: start });
      if (index === 0) events.push({ type: 'ping' });
      for (const delta of deltas) events.push({ type: 'content_block_delta', index, delta });
      events.push({ type: 'content_block_stop', index });
    }
    events.push(
      { type: 'message_delta', delta: endOf(reply), usage: { output_tokens: reply.usage.output } },
      { type: 'message_stop' },
    );
    return anthropicSse(events);
  },
  refusal(refusal) {
    switch (refusal) {
      case 'rate-limit':
        return { ...refusalReply(429, 'rate_limit_error', 'Too many requests'), headers: { 'retry-after': '2' } };
      case 'server-error':
        return refusalReply(500, 'api_error', 'Internal server error');
      case 'overloaded':
        return refusalReply(529, 'overloaded_error', 'Overloaded');
      case 'context-length':
        return refusalReply(400, 'invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum');
      case 'invalid-request':
        return refusalReply(400, 'invalid_request_error', 'temperature: must be 1 when thinking is enabled');
      case 'authentication':
        return refusalReply(401, 'authentication_error', 'invalid x-api-key');
    }
  },
};

interface Block {
  start: JsonObject;
  deltas: JsonObject[];
  whole: JsonObject;
}

function blocksOf({ reasoning, text, calls = [] }: ScriptedReply): Block[] {
  const blocks: Block[] = [];
  if (reasoning !== undefined)
    blocks.push({
      start: { type: 'thinking', thinking: '', signature: '' },
      deltas: [
        ...fragments(reasoning).map((thinking) => ({ type: 'thinking_delta', thinking })),
        { type: 'signature_delta', signature: scriptedSignature },
      ],
      whole: { type: 'thinking', thinking: reasoning, signature: scriptedSignature },
    });
  if (text !== undefined)
    blocks.push({
      start: { type: 'text', text: '' },
      deltas: fragments(text).map((piece) => ({ type: 'text_delta', text: piece })),
      whole: { type: 'text', text },
    });
  for (const { id, name, input } of calls)
    blocks.push({
      start: { type: 'tool_use', id, name, input: {} },
      deltas: fragments(JSON.stringify(input)).map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
      whole: { type: 'tool_use', id, name, input },
    });
  return blocks;
}

function endOf({ finish, calls = [] }: ScriptedReply): JsonObject {
  if (typeof finish === 'object') return { stop_reason: 'stop_sequence', stop_sequence: finish.stopSequence };
  if (finish === 'length') return { stop_reason: 'max_tokens', stop_sequence: null };
  return { stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null };
}

const emptyMessage = (model: string): JsonObject => ({
  id: 'msg_scripted',
  type: 'message',
  role: 'assistant',
  model,
  content: [],
  stop_reason: null,
  stop_sequence: null,
});

const usageOf = ({ usage }: ScriptedReply): JsonObject => ({
  input_tokens: usage.input - usage.cached,
  cache_read_input_tokens: usage.cached,
  cache_creation_input_tokens: 0,
  output_tokens: usage.output,
});

const refusalReply = (status: number, type: string, message: string) => ({
  status,
  headers: {},
  body: { type: 'error', error: { type, message }, request_id: 'req_scripted' },
});
