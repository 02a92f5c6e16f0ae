import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import { emptyConversation, offerFunction, type Conversation, type Fault } from './conversation.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** OpenAI Chat Completions, as strict about messages as the vendor. */
export const chatModel: ScriptedModel = {
  name: 'openai-chat',
  protocol: 'openai-chat',
  prefix: '/v1',
  asked: (path, { model, stream }) =>
    path === '/v1/chat/completions' ? { model: asString(model) ?? '', stream: stream === true } : undefined,
  read(body, fault) {
    const conversation = emptyConversation();
    for (const tool of asArray(body['tools']) ?? []) {
      const described = asObject(asObject(tool)?.['function']);
      const name = asString(described?.['name']);
      if (asObject(tool)?.['type'] !== 'function' || name === undefined)
        fault(`a tool is no function: ${JSON.stringify(tool).slice(0, 100)}`);
      else if (!/^[\w-]{1,64}$/.test(name)) fault(`a function may not be named ${name}`);
      else offerFunction(conversation, { name, schema: asObject(described?.['parameters']) }, fault);
    }
    if (body['stream'] === true && asObject(body['stream_options'])?.['include_usage'] !== true)
      fault('a stream without stream_options.include_usage has no usage');
    readMessages(asArray(body['messages']) ?? [], conversation, fault);
    return conversation;
  },
  writer: chatReply,
  streams: 'text/event-stream',
  malformedLine: 'data: {"id":"chatcmpl-scripted","choices":[{"index":0,"delta":{"content":"half\n\n',
  proofOf: (reasoning) => reasoning,
  countsCache: true,
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
    if (text === '' && (message['role'] === 'user' || message['role'] === 'system')) fault(`${at} says nothing`);
    switch (message['role']) {
      case 'tool': {
        const key = asString(message['tool_call_id']) ?? '';
        if (!open.delete(key)) fault(`${at} answers ${key}, which no message right before it called`);
        conversation.results.set(key, text);
        break;
      }
      case 'assistant':
        close(at);
        open = readAnswer(message, at, conversation, fault);
        conversation.modelText += `\n${text}`;
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

/** Reads what the model said; gives back the ids of its calls. */
function readAnswer(message: JsonObject, at: string, conversation: Conversation, fault: Fault): Set<string> {
  const reasoning = asString(message['reasoning_content']) ?? asString(message['reasoning']);
  if (reasoning !== undefined) conversation.reasoning.push(reasoning);
  const called = new Set<string>();
  for (const call of asArray(message['tool_calls']) ?? []) {
    const key = asString(asObject(call)?.['id']) ?? '';
    const described = asObject(asObject(call)?.['function']);
    const written = asString(described?.['arguments']) ?? '';
    const input = parseJson(written);
    if (input === undefined) fault(`${at} calls with arguments that are no JSON: ${written}`);
    conversation.calls.push({ key, name: asString(described?.['name']) ?? '', input: input ?? null });
    called.add(key);
  }
  return called;
}

function readText(content: JsonValue | undefined, at: string, fault: Fault): string {
  if (content === undefined || content === null) return '';
  if (typeof content === 'string') return content;
  const texts: string[] = [];
  for (const [index, part] of (asArray(content) ?? []).entries()) {
    if (asObject(part)?.['type'] !== 'text') continue;
    const text = asString(asObject(part)?.['text']) ?? '';
    if (text === '') fault(`${at}/content/${index} is an empty text`);
    texts.push(text);
  }
  return texts.join('\n');
}
