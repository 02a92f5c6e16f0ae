import { objectsIn, type JsonObject } from '../../src/core/json.ts';
import type { ScriptedCall, ScriptedReply } from '../../test/support/reply.ts';
import { chatModel } from './model-openai-chat.ts';
import { checkNoMarkup, createTextModel, withoutThought } from './text-model.ts';

/**
 * A Qwen model on a server that writes its prompt, but does not read its calls: tools and what came before arrive by the
 * API's own fields, the answer is text.
 */
export const qwenModel = createTextModel(
  'qwen',
  {
    text: { dialect: 'qwen', thinking: 'tags' },
    writeTurn: textOf,
    read(body, conversation, report) {
      chatModel.read({ ...body, messages: objectsIn(body['messages']).map(readThought) }, conversation, report);
      checkNoMarkup(conversation.modelText, /<\/?(?:tool_call|function|parameter|think)\b/, report);
    },
    proofOf: (reasoning) => reasoning,
  },
  chatModel,
);

/** One call as the coder models write it, several as the Hermes models do. */
function textOf({ reasoning, text, calls = [] }: ScriptedReply): string {
  const form = calls.length === 1 ? tagged : hermes;
  return [
    ...(reasoning === undefined ? [] : [`<think>\n${reasoning}\n</think>\n`]),
    ...(text === undefined ? [] : [text]),
    ...calls.map((call) => `<tool_call>\n${form(call)}\n</tool_call>`),
  ].join('\n');
}

const hermes = ({ name, input }: ScriptedCall): string => JSON.stringify({ name, arguments: input });

function tagged({ name, input }: ScriptedCall): string {
  const parameters = Object.entries(input).map(
    ([key, value]) => `<parameter=${key}>\n${typeof value === 'string' ? value : JSON.stringify(value)}\n</parameter>`,
  );
  return [`<function=${name}>`, ...parameters, '</function>'].join('\n');
}

/** A message with its reasoning in a field: it comes back in the text, as the model wrote it. */
function readThought(message: JsonObject): JsonObject {
  if (message['role'] !== 'assistant' || typeof message['content'] !== 'string') return message;
  const [thought, content] = withoutThought(message['content']);
  return thought === undefined ? message : { ...message, content, reasoning_content: thought };
}
