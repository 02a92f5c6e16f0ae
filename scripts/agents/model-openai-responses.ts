import {
  asArray,
  asObject,
  asString,
  parseJson,
  objectsIn,
  type JsonObject,
  type JsonValue,
} from '../../src/core/json.ts';
import { responsesReply, scriptedCiphertext } from '../../test/support/reply-responses.ts';
import {
  offerFunction,
  requestedAt,
  createCallTracker,
  contentText,
  type Conversation,
  type ReportProblem,
  type ScriptedModel,
} from './scripted-model.ts';

/** OpenAI Responses, as strict about items as the vendor. */
export const responsesModel: ScriptedModel = {
  name: 'openai-responses',
  protocol: 'openai-responses',
  prefix: '/v1',
  parseRequest: requestedAt('/v1/responses'),
  read(body, conversation, report) {
    readTools(objectsIn(body['tools']), conversation, report);
    const { input } = body;
    const items = typeof input === 'string' ? [{ role: 'user', content: input }] : objectsIn(input);
    readItems(items, conversation, report);
    if (body['previous_response_id'] !== undefined) report('/previous_response_id: nothing is kept here');
  },
  writer: responsesReply,
  streams: 'text/event-stream',
  malformedLine:
    'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","output_index":0,"delta":"half\n\n',
  proofOf: () => scriptedCiphertext,
  countsCache: true,
};

function readTools(
  tools: readonly JsonObject[],
  conversation: Conversation,
  report: ReportProblem,
  namespace?: string,
): void {
  for (const tool of tools) {
    const name = asString(tool['name']) ?? '';
    switch (tool['type']) {
      case 'function':
        if (!/^[\w-]{1,128}$/.test(name)) report(`a function may not be named ${JSON.stringify(name)}`);
        offerFunction(
          conversation,
          { name, schema: asObject(tool['parameters']), ...(namespace !== undefined && { namespace }) },
          report,
        );
        break;
      case 'custom':
        conversation.tools.set(name, { takes: [], freeform: true, ...(namespace !== undefined && { namespace }) });
        break;
      case 'namespace':
        readTools(objectsIn(tool['tools']), conversation, report, name);
        break;
      case 'tool_search':
      case 'web_search':
      case 'image_generation':
        break;
      default:
        report(`a tool of an unknown type: ${JSON.stringify(tool).slice(0, 100)}`);
    }
  }
}

/** Every call must have its output, and every output its call before it. */
function readItems(items: readonly JsonObject[], conversation: Conversation, report: ReportProblem): void {
  const tracker = createCallTracker(conversation, report);
  const called = (item: JsonObject, input: JsonValue, at: string): void => {
    const key = asString(item['call_id']) ?? '';
    if (!/^[\w-]{1,64}$/.test(key)) report(`${at}/call_id may not be ${JSON.stringify(key)}`);
    tracker.call({ key, name: asString(item['name']) ?? '' }, input);
  };
  for (const [index, item] of items.entries()) {
    const at = `/input/${index}`;
    readId(item, at, report);
    switch (item['type']) {
      case undefined:
      case 'message': {
        const text = readText(item, at, report);
        if (item['role'] === 'user') conversation.userText += `\n${text}`;
        if (item['role'] === 'assistant') conversation.modelText += `\n${text}`;
        break;
      }
      case 'reasoning': {
        const ciphertext = asString(item['encrypted_content']);
        if (ciphertext === undefined) report(`${at} is reasoning without encrypted_content`);
        else if (ciphertext !== scriptedCiphertext) report(`${at}/encrypted_content was not made here: ${ciphertext}`);
        else conversation.reasoning.push(ciphertext);
        if (asArray(item['summary']) === undefined) report(`${at}/summary is required`);
        const next = items[index + 1]?.['type'] ?? 'message';
        if (next !== 'message' && next !== 'function_call' && next !== 'custom_tool_call' && next !== 'reasoning')
          report(`${at} is reasoning that leads to nothing: ${JSON.stringify(next)} follows`);
        break;
      }
      case 'function_call': {
        const input = parseJson(asString(item['arguments']) ?? '');
        if (input === undefined) report(`${at}/arguments is no JSON: ${JSON.stringify(item['arguments'])}`);
        called(item, input ?? null, at);
        break;
      }
      case 'custom_tool_call':
        called(item, asString(item['input']) ?? null, at);
        break;
      case 'function_call_output':
      case 'custom_tool_call_output': {
        const id = item['call_id'];
        const problem = `${at} answers ${asString(id)}, which nothing before it called`;
        tracker.result(({ key }) => key === id, contentText(item['output']), problem);
        break;
      }
      case 'additional_tools':
        readTools(objectsIn(item['tools']), conversation, report);
        break;
      default:
        report(`${at} has the unknown type ${JSON.stringify(item['type'])}`);
    }
  }
  tracker.close('at the end');
}

/** What ids of items begin with. */
const prefixes: Readonly<Record<string, string>> = {
  message: 'msg_',
  reasoning: 'rs_',
  function_call: 'fc_',
  custom_tool_call: 'ctc_',
};

function readId(item: JsonObject, at: string, report: ReportProblem): void {
  const id = asString(item['id']);
  const prefix = prefixes[asString(item['type']) ?? 'message'];
  if (id !== undefined && prefix !== undefined && !id.startsWith(prefix))
    report(`${at}/id must begin with ${prefix}: ${id}`);
}

function readText({ role, content }: JsonObject, at: string, report: ReportProblem): string {
  if (typeof content === 'string') return content;
  const texts: string[] = [];
  for (const [index, part] of objectsIn(content).entries()) {
    const expected = role === 'assistant' ? 'output_text' : 'input_text';
    if (part['type'] === 'input_image' || part['type'] === 'input_file' || part['type'] === 'refusal') continue;
    if (part['type'] !== expected) report(`${at}/content/${index} is ${JSON.stringify(part['type'])}, not ${expected}`);
    texts.push(asString(part['text']) ?? '');
  }
  return texts.join('\n');
}
