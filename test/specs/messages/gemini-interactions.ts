import { all, before, drop, inEvent, set, without, type Messages } from './change.ts';

const head = { id: 'interaction_1', object: 'interaction', model: 'gemini-3.5-flash', created: '2026-01-01T00:00:00Z' };
const usage = { total_input_tokens: 12, total_output_tokens: 7, total_tokens: 19 };
const call = { type: 'function_call', id: 'call_1', name: 'look', arguments: { at: 1 } };

export const geminiInteractions: Messages = {
  request: {
    model: 'gemini-3.5-flash',
    system_instruction: 'Be brief.',
    generation_config: { temperature: 0.5, max_output_tokens: 100, thinking_level: 'low', tool_choice: 'auto' },
    tools: [{ type: 'function', name: 'look', description: 'Looks.', parameters: { type: 'object' } }],
    input: [
      {
        type: 'user_input',
        content: [
          { type: 'text', text: 'What is this?' },
          { type: 'image', data: 'aGVsbG8=', mime_type: 'image/png' },
        ],
      },
      { type: 'thought', signature: 'c2ln' },
      call,
      { type: 'function_result', call_id: 'call_1', name: 'look', result: 'A cat.' },
    ],
  },
  answer: {
    ...head,
    status: 'requires_action',
    steps: [{ type: 'model_output', content: [{ type: 'text', text: 'I look.' }] }, call],
    usage,
  },
  stream: [
    { event_type: 'interaction.created', interaction: { ...head, status: 'in_progress' } },
    { event_type: 'step.start', index: 0, step: { type: 'model_output' } },
    { event_type: 'step.delta', index: 0, delta: { type: 'text', text: 'I look.' } },
    { event_type: 'step.stop', index: 0 },
    { event_type: 'step.start', index: 1, step: { ...call, arguments: {} } },
    { event_type: 'step.delta', index: 1, delta: { type: 'arguments_delta', arguments: '{"at":1}' } },
    { event_type: 'step.stop', index: 1 },
    { event_type: 'interaction.completed', interaction: { ...head, status: 'requires_action', usage } },
  ],

  refusedRequests: [
    ['a model that is a number', set('/model', 7), '/model'],
    ['instructions that are an object', set('/system_instruction', {}), '/system_instruction'],
    ['input that is a number', set('/input', 7), '/input'],
    ['contents as a text', set('/input/0/content', 'Hi'), '/input/0/content'],
    ['a text without a text', drop('/input/0/content/0/text'), '/input/0/content/0/text'],
    ['a call without an id', drop('/input/2/id'), '/input/2/id'],
    ['a call without a name', drop('/input/2/name'), '/input/2/name'],
    ['arguments as a text', set('/input/2/arguments', '{}'), '/input/2/arguments'],
    ['a result of no call', drop('/input/3/call_id'), '/input/3/call_id'],
    ['a result that is a number', set('/input/3/result', 7), '/input/3/result'],
    ['tools that are no list', set('/tools', {}), '/tools'],
    ['a tool with an empty name', set('/tools/0/name', ''), '/tools/0/name'],
    ['parameters as a text', set('/tools/0/parameters', '{}'), '/tools/0/parameters'],
    ['a temperature in words', set('/generation_config/temperature', 'hot'), '/generation_config/temperature'],
    [
      'a stop sequence that is a number',
      set('/generation_config/stop_sequences', [1]),
      '/generation_config/stop_sequences/0',
    ],
    ['a stream in words', set('/stream', 'no'), '/stream'],
    ['a label that is a number', set('/labels', { team: 1 }), '/labels/team'],
    ['a picture that is no base64', set('/input/0/content/1/data', '%%%'), '/input/0/content/1/data'],
  ],
  acceptedRequests: [
    ['a text as the input', set('/input', 'Hi')],
    ['a content as the input', set('/input', { type: 'text', text: 'Hi' })],
    ['contents as the input', set('/input', [{ type: 'text', text: 'Hi' }])],
    ['a step of a new kind', set('/input/1', { type: 'moonrise' })],
    ['an object as a result', set('/input/3/result', { answer: 42 })],
    ['contents as a result', set('/input/3/result', [{ type: 'text', text: 'A cat.' }])],
    ['a level that is new', set('/generation_config/thinking_level', 'ultra')],
    [
      'a choice of one tool',
      set('/generation_config/tool_choice', { allowed_tools: { mode: 'any', tools: ['look'] } }),
    ],
    ['a tool that the vendor runs', set('/tools/0', { type: 'google_search' })],
    ['null for what may be left out', all(set('/labels', null), set('/store', null))],
    ['a field that is new', set('/glow', true)],
  ],

  faultyAnswers: [
    ['no id', drop('/id'), '/id'],
    ['no status', drop('/status'), '/status', 'unreadable'],
    ['a text without a text', drop('/steps/0/content/0/text'), '/steps/0/content/0/text'],
    ['a call without a name', drop('/steps/1/name'), '/steps/1/name'],
    ['arguments as a text', set('/steps/1/arguments', '{}'), '/steps/1/arguments'],
    ['half a token', set('/usage/total_output_tokens', 0.5), '/usage/total_output_tokens'],
  ],
  soundAnswers: [
    ['no steps', drop('/steps')],
    ['no counts', drop('/usage')],
    ['a thought', set('/steps/0', { type: 'thought', signature: 'c2ln' })],
    ['a status that is new', set('/status', 'moonrise')],
    ['a step that is new', set('/steps/0', { type: 'moonrise' })],
    ['a field that is new', set('/glow', true)],
  ],

  faultyStreams: [
    ['a step that was not started', without(1), 1, '/index', 'unreadable'],
    ['a delta of another step', inEvent(2, set('/index', 5)), 2, '/index', 'unreadable'],
    ['a text that is a number', inEvent(2, set('/delta/text', 7)), 2, '/delta/text'],
    [
      'negative counts',
      inEvent(7, set('/interaction/usage/total_output_tokens', -7)),
      7,
      '/interaction/usage/total_output_tokens',
    ],
    ['no end', without(7), 7, '', 'unreadable'],
    ['more after the end', before(8, { event_type: 'step.stop', index: 1 }), 8, ''],
    ['an event that is no object', before(1, '[]'), 1, '', 'unreadable'],
  ],
  soundStreams: [
    ['no counts', inEvent(7, drop('/interaction/usage'))],
    [
      'an update of the status',
      before(1, { event_type: 'interaction.status_update', interaction_id: 'interaction_1', status: 'in_progress' }),
    ],
    ['an event of a new kind', before(1, { event_type: 'moonrise' })],
    ['a field that is new', inEvent(2, set('/glow', true))],
  ],
};
