import { asObject, asString, objectsIn, type JsonObject } from '../../src/core/json.ts';
import { ollamaReply } from '../../test/support/reply-ollama.ts';
import {
  offerFunctions,
  createCallTracker,
  type Conversation,
  type ReportProblem,
  type ScriptedModel,
  type CallTracker,
} from './scripted-model.ts';

/** Ollama's own chat, which streams by default. */
export const ollamaModel: ScriptedModel = {
  name: 'ollama',
  protocol: 'ollama',
  prefix: '',
  parseRequest: (path, { model, stream }) =>
    path === '/api/chat' ? { model: asString(model) ?? '', stream: stream !== false } : undefined,
  read(body, conversation, report) {
    offerFunctions(body, { namePattern: /./ }, conversation, report);
    readMessages(objectsIn(body['messages']), conversation, report);
  },
  writer: ollamaReply,
  streams: 'application/x-ndjson',
  malformedLine: '{"model":"scripted","message":{"role":"assistant","content":"half\n',
  proofOf: (reasoning) => reasoning,
  countsCache: false,
};

/** Calls need no ids: without them, results are matched by the name of the tool and their order. */
function readMessages(messages: readonly JsonObject[], conversation: Conversation, report: ReportProblem): void {
  const tracker = createCallTracker(conversation, report);
  for (const [index, message] of messages.entries()) {
    const at = `/messages/${index}`;
    const { role, content, tool_call_id: id, tool_name: tool } = message;
    const text = asString(content);
    if (text === undefined && content !== undefined) report(`${at}/content must be a text`);
    if (role !== 'tool') tracker.close(`before ${at}`);
    switch (role) {
      case 'tool':
        tracker.result(
          (call) => (asString(id) === undefined ? call.name === tool : call.id === id),
          text ?? '',
          `${at} answers ${asString(id ?? tool)}, which was not called before it`,
        );
        break;
      case 'assistant':
        conversation.modelText += `\n${text ?? ''}`;
        readAnswer(message, at, { conversation, tracker, report });
        break;
      case 'user':
        conversation.userText += `\n${text ?? ''}`;
        break;
      case 'system':
        break;
      default:
        report(`${at}/role is ${JSON.stringify(role)}`);
    }
  }
  tracker.close('at the end');
}

function readAnswer(
  { thinking, tool_calls: calls }: JsonObject,
  at: string,
  { conversation, tracker, report }: { conversation: Conversation; tracker: CallTracker; report: ReportProblem },
): void {
  if (asString(thinking) !== undefined) conversation.reasoning.push(asString(thinking) ?? '');
  for (const [place, { id, function: called }] of objectsIn(calls).entries()) {
    const { name, arguments: written } = asObject(called) ?? {};
    const input = asObject(written);
    if (input === undefined) report(`${at}/tool_calls/${place}: arguments must be an object`);
    tracker.call({ key: `${at}.${place}`, name: asString(name) ?? '', id: asString(id) }, input ?? null);
  }
}
