import { asObject, asString, parseJson, objectsIn, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { chatReply } from '../../test/support/reply-chat.ts';
import {
  offerFunctions,
  requestedAt,
  createCallTracker,
  type Conversation,
  type ReportProblem,
  type ScriptedModel,
  type CallTracker,
} from './scripted-model.ts';

/** OpenAI Chat Completions, as strict about messages as the vendor. */
export const chatModel: ScriptedModel = {
  name: 'openai-chat',
  protocol: 'openai-chat',
  prefix: '/v1',
  parseRequest: requestedAt('/v1/chat/completions'),
  read(body, conversation, report) {
    offerFunctions(body, { namePattern: /^[\w-]{1,64}$/ }, conversation, report);
    if (body['stream'] === true && asObject(body['stream_options'])?.['include_usage'] !== true)
      report('a stream without stream_options.include_usage has no usage');
    readMessages(objectsIn(body['messages']), conversation, report);
  },
  writer: chatReply,
  streams: 'text/event-stream',
  malformedLine: 'data: {"id":"chatcmpl-scripted","choices":[{"index":0,"delta":{"content":"half\n\n',
  proofOf: (reasoning) => reasoning,
  countsCache: true,
};

/** Tool messages must stand right behind the message whose calls they answer, one for each call. */
function readMessages(messages: readonly JsonObject[], conversation: Conversation, report: ReportProblem): void {
  const tracker = createCallTracker(conversation, report);
  for (const [index, message] of messages.entries()) {
    const at = `/messages/${index}`;
    const { role, tool_call_id: id } = message;
    const text = readText(message['content'], at, report);
    if (text === '' && (role === 'user' || role === 'system')) report(`${at} is empty`);
    if (role !== 'tool') tracker.close(`before ${at}`);
    switch (role) {
      case 'tool':
        tracker.result(
          ({ key }) => key === id,
          text,
          `${at} answers ${asString(id)}, which nothing right before it called`,
        );
        break;
      case 'assistant':
        readAnswer(message, at, { conversation, tracker, report });
        conversation.modelText += `\n${text}`;
        if (text === '' && !tracker.hasOpen()) report(`${at} is an empty assistant message`);
        break;
      case 'user':
        conversation.userText += `\n${text}`;
        break;
      case 'system':
      case 'developer':
        break;
      default:
        report(`${at}/role is ${JSON.stringify(role)}`);
    }
  }
  tracker.close('at the end');
}

function readAnswer(
  message: JsonObject,
  at: string,
  { conversation, tracker, report }: { conversation: Conversation; tracker: CallTracker; report: ReportProblem },
): void {
  const reasoning = asString(message['reasoning_content']) ?? asString(message['reasoning']);
  if (reasoning !== undefined) conversation.reasoning.push(reasoning);
  for (const { id, function: called } of objectsIn(message['tool_calls'])) {
    const { name, arguments: written } = asObject(called) ?? {};
    const input = parseJson(asString(written) ?? '');
    if (input === undefined) report(`${at} calls with arguments that are no JSON: ${asString(written)}`);
    tracker.call({ key: asString(id) ?? '', name: asString(name) ?? '' }, input ?? null);
  }
}

function readText(content: JsonValue | undefined, at: string, report: ReportProblem): string {
  if (typeof content === 'string') return content;
  const texts: string[] = [];
  for (const [index, part] of objectsIn(content).entries()) {
    if (part['type'] !== 'text') continue;
    const text = asString(part['text']) ?? '';
    if (text === '') report(`${at}/content/${index} is an empty text`);
    texts.push(text);
  }
  return texts.join('\n');
}
