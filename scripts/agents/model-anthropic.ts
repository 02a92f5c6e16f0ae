import { asObject, asString, objectsIn, type JsonObject } from '../../src/core/json.ts';
import { anthropicReply, scriptedSignature } from '../../test/support/reply-anthropic.ts';
import {
  offerFunction,
  requestedAt,
  createCallTracker,
  contentText,
  type Conversation,
  type ReportProblem,
  type ScriptedModel,
} from './scripted-model.ts';

/** Anthropic Messages. */
export const anthropicModel: ScriptedModel = {
  name: 'anthropic',
  protocol: 'anthropic',
  prefix: '',
  parseRequest: requestedAt('/v1/messages'),
  read(body, conversation, report) {
    for (const tool of objectsIn(body['tools'])) {
      const name = asString(tool['name']);
      if (name === undefined) report(`a tool has no name: ${JSON.stringify(tool).slice(0, 100)}`);
      else offerFunction(conversation, { name, schema: asObject(tool['input_schema']) }, report);
    }
    if (typeof body['max_tokens'] !== 'number') report('/max_tokens is required');
    readMessages(objectsIn(body['messages']), conversation, report);
  },
  writer: anthropicReply,
  streams: 'text/event-stream',
  malformedLine: 'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"ty\n\n',
  proofOf: () => scriptedSignature,
  countsCache: true,
};

/** Results must stand in the user message right behind the calls. */
function readMessages(messages: readonly JsonObject[], conversation: Conversation, report: ReportProblem): void {
  const tracker = createCallTracker(conversation, report);
  for (const [index, { role, content }] of messages.entries()) {
    const at = `/messages/${index}`;
    const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : objectsIn(content);
    if (role === 'assistant') tracker.close(`before ${at}`);
    for (const [place, block] of blocks.entries()) {
      const where = `${at}/content/${place}`;
      if (block['type'] === 'text') {
        const text = asString(block['text']) ?? '';
        if (text === '') report(`${where} is an empty text`);
        if (role === 'user') conversation.userText += `\n${text}`;
        if (role === 'assistant') conversation.modelText += `\n${text}`;
      }
      if (block['type'] === 'thinking') {
        const signature = asString(block['signature']) ?? '';
        conversation.reasoning.push(signature);
        if (signature !== scriptedSignature)
          report(`${where} has the signature ${JSON.stringify(signature)}, not the one it was given`);
      }
      if (block['type'] === 'tool_use')
        tracker.call({ key: asString(block['id']) ?? '', name: asString(block['name']) ?? '' }, block['input'] ?? null);
      if (block['type'] === 'tool_result') {
        const id = block['tool_use_id'];
        const problem = `${where} answers ${asString(id)}, which the message before did not call`;
        tracker.result(({ key }) => key === id, contentText(block['content']), problem);
      }
    }
    // A system message may stand between any two others.
    if (role === 'user') tracker.close(`in ${at}`);
  }
  tracker.close('at the end');
}
