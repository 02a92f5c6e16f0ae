import { asString, type JsonObject } from '../../src/core/json.ts';
import { fragments, type ReplyWriter, type ScriptedReply } from './reply.ts';

/** The signature of thoughts, which the vendor takes back. */
export const scriptedStepSignature = Buffer.from('signed step').toString('base64');

/** Google's Interactions API. */
export const interactionsReply: ReplyWriter = {
  plain: (reply, model) => ({ ...headOf(model), ...endOf(reply), steps: stepsOf(reply).map(({ whole }) => whole) }),
  stream(reply, model) {
    const events: JsonObject[] = [
      { event_type: 'interaction.created', interaction: { ...headOf(model), status: 'in_progress' } },
      ...stepsOf(reply).flatMap(({ start, deltas }, index) => [
        { event_type: 'step.start', index, step: start },
        ...deltas.map((delta) => ({ event_type: 'step.delta', index, delta })),
        { event_type: 'step.stop', index },
      ]),
      { event_type: 'interaction.completed', interaction: { ...headOf(model), ...endOf(reply) } },
    ];
    return events.map((event) => `event: ${asString(event['event_type']) ?? ''}\ndata: ${JSON.stringify(event)}\n\n`);
  },
  refusal(refusal) {
    switch (refusal) {
      case 'rate-limit':
        return { ...refusalReply(429, 'rate_limit_exceeded', 'Too many requests.'), headers: { 'retry-after': '2' } };
      case 'server-error':
        return refusalReply(500, 'internal', 'An internal error has occurred.');
      case 'overloaded':
        return refusalReply(503, 'unavailable', 'The model is overloaded. Please try again later.');
      case 'context-length':
        return refusalReply(
          400,
          'invalid_request',
          'The input token count (210000) exceeds the maximum number of tokens allowed (200000).',
        );
      case 'invalid-request':
        return refusalReply(400, 'invalid_request', 'generation_config.temperature must be at most 2.');
      case 'authentication':
        return refusalReply(401, 'authentication', 'API key not valid. Please pass a valid API key.');
    }
  },
};

const headOf = (model: string): JsonObject => ({
  id: 'interaction_scripted',
  object: 'interaction',
  model,
  created: '2026-01-01T00:00:00Z',
});

interface ScriptedStep {
  whole: JsonObject;
  start: JsonObject;
  deltas: JsonObject[];
}

function stepsOf({ reasoning, text, calls = [] }: ScriptedReply): ScriptedStep[] {
  const thought = (summary: string): ScriptedStep => ({
    whole: { type: 'thought', signature: scriptedStepSignature, summary: [{ type: 'text', text: summary }] },
    start: { type: 'thought' },
    deltas: [
      ...fragments(summary).map((piece) => ({ type: 'thought_summary', content: { type: 'text', text: piece } })),
      { type: 'thought_signature', signature: scriptedStepSignature },
    ],
  });
  const output = (content: string): ScriptedStep => ({
    whole: { type: 'model_output', content: [{ type: 'text', text: content }] },
    start: { type: 'model_output' },
    deltas: fragments(content).map((piece) => ({ type: 'text', text: piece })),
  });
  return [
    ...(reasoning === undefined ? [] : [thought(reasoning)]),
    ...(text === undefined ? [] : [output(text)]),
    ...calls.map(({ id, name, input }): ScriptedStep => ({
      whole: { type: 'function_call', id, name, arguments: input },
      start: { type: 'function_call', id, name, arguments: {} },
      deltas: fragments(JSON.stringify(input)).map((piece) => ({ type: 'arguments_delta', arguments: piece })),
    })),
  ];
}

const endOf = ({ calls = [], finish, usage }: ScriptedReply): JsonObject => ({
  status: finish === 'length' ? 'incomplete' : calls.length > 0 ? 'requires_action' : 'completed',
  usage: {
    total_input_tokens: usage.input,
    total_cached_tokens: usage.cached,
    total_output_tokens: usage.output,
    total_thought_tokens: 0,
    total_tokens: usage.input + usage.output,
  },
});

const refusalReply = (status: number, code: string, message: string) => ({
  status,
  headers: {},
  body: { error: { code, message } },
});
