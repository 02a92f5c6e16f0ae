import type { JsonObject } from '../../src/core/json.ts';
import { chatReply } from './reply-chat.ts';
import { fragments, type ReplyWriter, type ScriptedCall, type ScriptedReply } from './reply.ts';
import { anthropicSse } from './upstream.ts';

/** What the scripted model seals all its reasoning in. */
export const scriptedCiphertext = 'c2NyaXB0ZWQgY2lwaGVydGV4dA';

/** OpenAI Responses. Refusals are those of OpenAI's other interfaces. */
export const responsesReply: ReplyWriter = {
  plain: (reply, model) => ({
    ...responseOf(model, statusOf(reply)),
    output: itemsOf(reply).map(({ whole }) => whole),
    ...detailsOf(reply),
    usage: usageOf(reply),
  }),
  stream(reply, model) {
    const events: { type: string; [key: string]: JsonObject[string] }[] = [];
    const say = (type: string, fields: JsonObject): void =>
      void events.push({ type, sequence_number: events.length, ...fields });
    const items = itemsOf(reply);
    say('response.created', { response: responseOf(model, 'in_progress') });
    say('response.in_progress', { response: responseOf(model, 'in_progress') });
    for (const [index, { start, inside, whole }] of items.entries()) {
      say('response.output_item.added', { output_index: index, item: start });
      for (const [type, fields] of inside) say(type, { item_id: whole['id'] ?? '', output_index: index, ...fields });
      say('response.output_item.done', { output_index: index, item: whole });
    }
    const status = statusOf(reply);
    const output = items.map(({ whole }) => whole);
    say(`response.${status}`, {
      response: { ...responseOf(model, status), output, ...detailsOf(reply), usage: usageOf(reply) },
    });
    return anthropicSse(events);
  },
  refusal: (refusal) => chatReply.refusal(refusal),
};

interface Item {
  start: JsonObject;
  /** Types and fields of the events between its start and its end. */
  inside: [string, JsonObject][];
  whole: JsonObject;
}

function itemsOf(reply: ScriptedReply): Item[] {
  const { reasoning, text, calls = [] } = reply;
  const status = reply.finish === 'length' ? 'incomplete' : 'completed';
  return [
    ...(reasoning === undefined ? [] : [reasoningItem(reasoning)]),
    ...(text === undefined ? [] : [messageItem(text, status)]),
    ...calls.map((call) => callItem(call)),
  ];
}

function reasoningItem(text: string): Item {
  const start = { id: 'rs_scripted', type: 'reasoning', summary: [] };
  const at = { summary_index: 0 };
  const part = { type: 'summary_text', text };
  return {
    start,
    inside: [
      ['response.reasoning_summary_part.added', { ...at, part: { type: 'summary_text', text: '' } }],
      ...fragments(text).map((delta): [string, JsonObject] => [
        'response.reasoning_summary_text.delta',
        { ...at, delta },
      ]),
      ['response.reasoning_summary_text.done', { ...at, text }],
      ['response.reasoning_summary_part.done', { ...at, part }],
    ],
    whole: { ...start, summary: [part], encrypted_content: scriptedCiphertext },
  };
}

function messageItem(text: string, status: string): Item {
  const start = { id: 'msg_scripted', type: 'message', status: 'in_progress', role: 'assistant', content: [] };
  const at = { content_index: 0 };
  const part = { type: 'output_text', text, annotations: [], logprobs: [] };
  return {
    start,
    inside: [
      ['response.content_part.added', { ...at, part: { ...part, text: '' } }],
      ...fragments(text).map((delta): [string, JsonObject] => [
        'response.output_text.delta',
        { ...at, delta, logprobs: [] },
      ]),
      ['response.output_text.done', { ...at, text, logprobs: [] }],
      ['response.content_part.done', { ...at, part }],
    ],
    whole: { ...start, status, content: [part] },
  };
}

function callItem({ id, name, namespace, input }: ScriptedCall): Item {
  const around = { call_id: id, name, ...(namespace !== undefined && { namespace }) };
  const [type, prefix, field] =
    typeof input === 'string'
      ? (['custom_tool_call', 'ctc_', 'input'] as const)
      : (['function_call', 'fc_', 'arguments'] as const);
  const written = typeof input === 'string' ? input : JSON.stringify(input);
  const start = { id: `${prefix}${id}`, type, status: 'in_progress', ...around, [field]: '' };
  return {
    start,
    inside: [
      ...fragments(written).map((delta): [string, JsonObject] => [`response.${type}_${field}.delta`, { delta }]),
      [`response.${type}_${field}.done`, type === 'function_call' ? { name, arguments: written } : { input: written }],
    ],
    whole: { ...start, status: 'completed', [field]: written },
  };
}

const statusOf = ({ finish }: ScriptedReply): string => (finish === 'length' ? 'incomplete' : 'completed');

const detailsOf = ({ finish }: ScriptedReply): JsonObject =>
  finish === 'length' ? { incomplete_details: { reason: 'max_output_tokens' } } : {};

const responseOf = (model: string, status: string): JsonObject => ({
  id: 'resp_scripted',
  object: 'response',
  created_at: 1_760_000_000,
  status,
  background: false,
  error: null,
  incomplete_details: null,
  instructions: null,
  max_output_tokens: null,
  metadata: {},
  model,
  output: [],
  parallel_tool_calls: true,
  previous_response_id: null,
  reasoning: { effort: null, summary: null },
  store: false,
  temperature: 1,
  text: { format: { type: 'text' } },
  tool_choice: 'auto',
  tools: [],
  top_p: 1,
  truncation: 'disabled',
  usage: null,
  user: null,
});

const usageOf = ({ usage }: ScriptedReply): JsonObject => ({
  input_tokens: usage.input,
  input_tokens_details: { cached_tokens: usage.cached },
  output_tokens: usage.output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: usage.input + usage.output,
});
