import { asArray, asObject, asString, type JsonValue } from '../../src/core/json.ts';
import { anthropicReply, scriptedSignature } from '../../test/support/reply-anthropic.ts';
import type { Speech } from './backend.ts';
import type { Conversation, Fault } from './judge.ts';

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
  writer: anthropicReply,
  malformedLine: 'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"ty\n\n',
};

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
        conversation.calls.push({ callId, name: asString(block['name']) ?? '', input: block['input'] ?? null });
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
