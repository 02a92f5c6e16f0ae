import { asArray, asObject, asString, parseJson, type JsonValue } from '../../src/core/json.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import type { Speech } from './backend.ts';
import type { Conversation, Fault } from './judge.ts';

/** OpenAI Chat Completions, as strict about messages as the vendor. */
export const chatSpeech: Speech = {
  protocol: 'openai-chat',
  path: '/chat/completions',
  read(body, fault) {
    const conversation: Conversation = {
      stream: body['stream'] === true,
      tools: new Map(),
      results: [],
      calls: [],
      userText: '',
    };
    for (const tool of asArray(body['tools']) ?? []) {
      const described = asObject(asObject(tool)?.['function']);
      const name = asString(described?.['name']);
      if (asObject(tool)?.['type'] !== 'function' || name === undefined) {
        fault(`a tool is no function: ${JSON.stringify(tool).slice(0, 100)}`);
        continue;
      }
      const properties = asObject(asObject(described?.['parameters'])?.['properties']);
      if (properties === undefined) fault(`the tool ${name} has no parameters`);
      conversation.tools.set(name, Object.keys(properties ?? {}));
    }
    if (conversation.stream && asObject(body['stream_options'])?.['include_usage'] !== true)
      fault('a stream without stream_options.include_usage has no usage');
    readMessages(asArray(body['messages']) ?? [], conversation, fault);
    return conversation;
  },
  writer: chatReply,
  malformedLine: 'data: {"id":"chatcmpl-scripted","choices":[{"index":0,"delta":{"content":"half\n\n',
};

/** Tool messages must stand right behind the message whose calls they answer, one for each call. */
function readMessages(messages: JsonValue[], conversation: Conversation, fault: Fault): void {
  let open = new Set<string>();
  const close = (where: string): void => {
    if (open.size > 0)
      fault(`calls without a tool message right behind them (${[...open].join(', ')}) before ${where}`);
    open = new Set();
  };
  for (const [index, value] of messages.entries()) {
    const at = `/messages/${index}`;
    const message = asObject(value) ?? {};
    const text = readText(message['content'], at, fault);
    switch (message['role']) {
      case 'tool': {
        const callId = asString(message['tool_call_id']) ?? '';
        if (!open.delete(callId)) fault(`${at} answers ${callId}, which no message right before it called`);
        conversation.results.push({ callId, text });
        break;
      }
      case 'assistant':
        close(at);
        for (const call of asArray(message['tool_calls']) ?? []) {
          const callId = asString(asObject(call)?.['id']) ?? '';
          const called = asObject(asObject(call)?.['function']);
          const input = parseJson(asString(called?.['arguments']) ?? '');
          if (input === undefined)
            fault(`${at} calls with arguments that are no JSON: ${asString(called?.['arguments'])}`);
          conversation.calls.push({ callId, name: asString(called?.['name']) ?? '', input: input ?? null });
          open.add(callId);
        }
        if (text === '' && open.size === 0) fault(`${at} is an assistant message that says nothing`);
        break;
      case 'user':
        close(at);
        conversation.userText += `\n${text}`;
        break;
      case 'system':
      case 'developer':
        close(at);
        break;
      default:
        fault(`${at}/role is ${JSON.stringify(message['role'])}`);
    }
  }
  close('the end');
}

function readText(content: JsonValue | undefined, at: string, fault: Fault): string {
  if (content === undefined || content === null) return '';
  if (typeof content === 'string') {
    if (content === '') fault(`${at}/content is an empty text`);
    return content;
  }
  const texts: string[] = [];
  for (const [index, part] of (asArray(content) ?? []).entries()) {
    if (asObject(part)?.['type'] !== 'text') continue;
    const text = asString(asObject(part)?.['text']) ?? '';
    if (text === '') fault(`${at}/content/${index} is an empty text`);
    texts.push(text);
  }
  return texts.join('\n');
}
