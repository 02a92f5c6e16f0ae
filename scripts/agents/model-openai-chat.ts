import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import { emptyConversation, offerFunction, type Conversation, type ReportProblem } from './conversation.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** OpenAI Chat Completions, as strict about messages as the vendor. */
export const chatModel: ScriptedModel = {
  name: 'openai-chat',
  protocol: 'openai-chat',
  prefix: '/v1',
  parseRequest: (path, { model, stream }) =>
    path === '/v1/chat/completions' ? { model: asString(model) ?? '', stream: stream === true } : undefined,
  read(body, report) {
    const conversation = emptyConversation();
    for (const tool of asArray(body['tools']) ?? []) {
      const described = asObject(asObject(tool)?.['function']);
      const name = asString(described?.['name']);
      if (asObject(tool)?.['type'] !== 'function' || name === undefined)
        report(`a tool is no function: ${JSON.stringify(tool).slice(0, 100)}`);
      else if (!/^[\w-]{1,64}$/.test(name)) report(`a function may not be named ${name}`);
      else offerFunction(conversation, { name, schema: asObject(described?.['parameters']) }, report);
    }
    if (body['stream'] === true && asObject(body['stream_options'])?.['include_usage'] !== true)
      report('a stream without stream_options.include_usage has no usage');
    readMessages(asArray(body['messages']) ?? [], conversation, report);
    return conversation;
  },
  writer: chatReply,
  streams: 'text/event-stream',
  malformedLine: 'data: {"id":"chatcmpl-scripted","choices":[{"index":0,"delta":{"content":"half\n\n',
  proofOf: (reasoning) => reasoning,
  countsCache: true,
};

/** Tool messages must stand right behind the message whose calls they answer, one for each call. */
function readMessages(messages: JsonValue[], conversation: Conversation, report: ReportProblem): void {
  let open = new Set<string>();
  const close = (where: string): void => {
    if (open.size > 0)
      report(`calls without a tool message right behind them (${[...open].join(', ')}) before ${where}`);
    open = new Set();
  };
  for (const [index, value] of messages.entries()) {
    const at = `/messages/${index}`;
    const message = asObject(value) ?? {};
    const text = readText(message['content'], at, report);
    if (text === '' && (message['role'] === 'user' || message['role'] === 'system')) report(`${at} is empty`);
    switch (message['role']) {
      case 'tool': {
        const key = asString(message['tool_call_id']) ?? '';
        if (!open.delete(key)) report(`${at} answers ${key}, which no message right before it called`);
        conversation.results.set(key, text);
        break;
      }
      case 'assistant':
        close(at);
        open = readAnswer(message, at, conversation, report);
        conversation.modelText += `\n${text}`;
        if (text === '' && open.size === 0) report(`${at} is an empty assistant message`);
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
        report(`${at}/role is ${JSON.stringify(message['role'])}`);
    }
  }
  close('the end');
}

/** Reads a message of the model, and returns the ids of its calls. */
function readAnswer(message: JsonObject, at: string, conversation: Conversation, report: ReportProblem): Set<string> {
  const reasoning = asString(message['reasoning_content']) ?? asString(message['reasoning']);
  if (reasoning !== undefined) conversation.reasoning.push(reasoning);
  const called = new Set<string>();
  for (const call of asArray(message['tool_calls']) ?? []) {
    const key = asString(asObject(call)?.['id']) ?? '';
    const described = asObject(asObject(call)?.['function']);
    const written = asString(described?.['arguments']) ?? '';
    const input = parseJson(written);
    if (input === undefined) report(`${at} calls with arguments that are no JSON: ${written}`);
    conversation.calls.push({ key, name: asString(described?.['name']) ?? '', input: input ?? null });
    called.add(key);
  }
  return called;
}

function readText(content: JsonValue | undefined, at: string, report: ReportProblem): string {
  if (content === undefined || content === null) return '';
  if (typeof content === 'string') return content;
  const texts: string[] = [];
  for (const [index, part] of (asArray(content) ?? []).entries()) {
    if (asObject(part)?.['type'] !== 'text') continue;
    const text = asString(asObject(part)?.['text']) ?? '';
    if (text === '') report(`${at}/content/${index} is an empty text`);
    texts.push(text);
  }
  return texts.join('\n');
}
