import { asArray, asObject, asString, type JsonValue } from '../../src/core/json.ts';
import { anthropicReply, scriptedSignature } from '../../test/support/reply-anthropic.ts';
import { emptyConversation, offerFunction, type Conversation, type ReportProblem } from './conversation.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** Anthropic Messages. */
export const anthropicModel: ScriptedModel = {
  name: 'anthropic',
  protocol: 'anthropic',
  prefix: '',
  parseRequest: (path, { model, stream }) =>
    path.split('?')[0] === '/v1/messages' ? { model: asString(model) ?? '', stream: stream === true } : undefined,
  read(body, report) {
    const conversation = emptyConversation();
    for (const tool of asArray(body['tools']) ?? []) {
      const name = asString(asObject(tool)?.['name']);
      if (name === undefined) report(`a tool has no name: ${JSON.stringify(tool).slice(0, 100)}`);
      else offerFunction(conversation, { name, schema: asObject(asObject(tool)?.['input_schema']) }, report);
    }
    if (typeof body['max_tokens'] !== 'number') report('/max_tokens is required');
    readMessages(asArray(body['messages']) ?? [], conversation, report);
    return conversation;
  },
  writer: anthropicReply,
  streams: 'text/event-stream',
  malformedLine: 'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"ty\n\n',
  proofOf: () => scriptedSignature,
  countsCache: true,
};

/** Results must stand in the user message right behind the calls. */
function readMessages(messages: JsonValue[], conversation: Conversation, report: ReportProblem): void {
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
        if (text === '') report(`${at}/content/${place} is an empty text`);
        if (message['role'] === 'user') conversation.userText += `\n${text}`;
        if (message['role'] === 'assistant') conversation.modelText += `\n${text}`;
      }
      if (block['type'] === 'thinking') {
        const signature = asString(block['signature']) ?? '';
        conversation.reasoning.push(signature);
        if (signature !== scriptedSignature)
          report(`${at}/content/${place} has the signature ${JSON.stringify(signature)}, not the one it was given`);
      }
      if (block['type'] === 'tool_use') {
        const key = asString(block['id']) ?? '';
        conversation.calls.push({ key, name: asString(block['name']) ?? '', input: block['input'] ?? null });
        called.add(key);
      }
      if (block['type'] === 'tool_result') {
        const key = asString(block['tool_use_id']) ?? '';
        if (!open.delete(key)) report(`${at}/content/${place} answers ${key}, which the message before did not call`);
        conversation.results.set(key, resultText(block['content']));
      }
    }
    // A system message may stand between any two others.
    if (message['role'] !== 'system') {
      if (open.size > 0) report(`calls without results (${[...open].join(', ')}) at ${at}`);
      open = called;
    }
  }
  if (open.size > 0) report(`calls without results (${[...open].join(', ')}) at the end`);
}

const resultText = (content: JsonValue | undefined): string =>
  asString(content) ?? (asArray(content) ?? []).map((block) => asString(asObject(block)?.['text']) ?? '').join('\n');
