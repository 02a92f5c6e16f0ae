import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { ollamaReply } from '../../test/support/reply-ollama.ts';
import { emptyConversation, offerFunction, type Conversation, type ReportProblem } from './conversation.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** Ollama's own chat, which streams by default. */
export const ollamaModel: ScriptedModel = {
  name: 'ollama',
  protocol: 'ollama',
  prefix: '',
  parseRequest: (path, { model, stream }) =>
    path === '/api/chat' ? { model: asString(model) ?? '', stream: stream !== false } : undefined,
  read(body, report) {
    const conversation = emptyConversation();
    for (const tool of asArray(body['tools']) ?? []) {
      const described = asObject(asObject(tool)?.['function']);
      const name = asString(described?.['name']);
      if (asObject(tool)?.['type'] !== 'function' || name === undefined)
        report(`a tool is no function: ${JSON.stringify(tool).slice(0, 100)}`);
      else offerFunction(conversation, { name, schema: asObject(described?.['parameters']) }, report);
    }
    readMessages(asArray(body['messages']) ?? [], conversation, report);
    return conversation;
  },
  writer: ollamaReply,
  streams: 'application/x-ndjson',
  malformedLine: '{"model":"scripted","message":{"role":"assistant","content":"half\n',
  proofOf: (reasoning) => reasoning,
  countsCache: false,
};

interface OpenCall {
  key: string;
  name: string;
  id: string | undefined;
}

/** Calls need no ids: without them, results are matched by the name of the tool and their order. */
function readMessages(messages: JsonValue[], conversation: Conversation, report: ReportProblem): void {
  let open: OpenCall[] = [];
  for (const [index, value] of messages.entries()) {
    const at = `/messages/${index}`;
    const message = asObject(value) ?? {};
    const text = asString(message['content']);
    if (text === undefined && message['content'] !== undefined) report(`${at}/content must be a text`);
    switch (message['role']) {
      case 'tool': {
        const id = asString(message['tool_call_id']);
        const name = asString(message['tool_name']);
        const answered = open.find((call) => (id === undefined ? call.name === name : call.id === id));
        if (answered === undefined) report(`${at} answers ${id ?? name}, which was not called before it`);
        else conversation.results.set(answered.key, text ?? '');
        open = open.filter((call) => call !== answered);
        break;
      }
      case 'assistant':
        conversation.modelText += `\n${text ?? ''}`;
        open = readAnswer(message, at, conversation, report);
        break;
      case 'user':
        conversation.userText += `\n${text ?? ''}`;
        break;
      case 'system':
        break;
      default:
        report(`${at}/role is ${JSON.stringify(message['role'])}`);
    }
    const next = asObject(messages[index + 1])?.['role'];
    if (open.length > 0 && next !== 'tool')
      report(`calls without results (${open.map(({ name }) => name).join(', ')}) behind ${at}`);
  }
}

function readAnswer(message: JsonObject, at: string, conversation: Conversation, report: ReportProblem): OpenCall[] {
  const thinking = asString(message['thinking']);
  if (thinking !== undefined) conversation.reasoning.push(thinking);
  return (asArray(message['tool_calls']) ?? []).map((call, place) => {
    const described = asObject(asObject(call)?.['function']);
    const name = asString(described?.['name']) ?? '';
    const input = asObject(described?.['arguments']);
    if (input === undefined) report(`${at}/tool_calls/${place}: arguments must be an object`);
    const key = `${at}.${place}`;
    conversation.calls.push({ key, name, input: input ?? null });
    return { key, name, id: asString(asObject(call)?.['id']) };
  });
}
