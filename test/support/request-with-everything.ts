import type { Capability } from '../../src/core/capabilities.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';

/** Bytes that are found again wherever they go, as base64. */
const bytes = (text: string): string => Buffer.from(`${text}-${text}-${text}`).toString('base64');
export const marks = {
  vision: bytes('picture'),
  audio: bytes('sound'),
  documents: bytes('%PDF-1.7'),
  'json-schema': 'marked_property',
  tools: 'Tells the marked weather',
} as const;

/** What a client of one protocol writes to ask for each capability. */
interface RequestWithEverything {
  /** Path and query. */
  target: { plain: string; stream: string };
  body: JsonObject;
  /** The paths of the losses for each capability, in the client's own body. */
  places: Partial<Record<Capability, readonly string[]>>;
  /** The body where a call is demanded, too. */
  forced: JsonObject | undefined;
}

const tool = { name: 'get_weather', description: marks.tools };
const parameters: JsonObject = { type: 'object', properties: { city: { type: 'string' } } };
const schema: JsonObject = {
  type: 'object',
  properties: { [marks['json-schema']]: { type: 'string' } },
  required: [marks['json-schema']],
  additionalProperties: false,
};
const url = (mediaType: string, data: string): string => `data:${mediaType};base64,${data}`;
const same = (path: string) => ({ plain: path, stream: path });

const anthropicImage = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: marks.vision } };
const anthropic: JsonObject = {
  model: 'some-model',
  max_tokens: 8000,
  thinking: { type: 'adaptive' },
  output_config: { effort: 'high', format: { type: 'json_schema', schema } },
  tools: [{ ...tool, input_schema: parameters }],
  messages: [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Look' },
        { ...anthropicImage, cache_control: { type: 'ephemeral' } },
        {
          type: 'document',
          title: 'report.pdf',
          source: { type: 'base64', media_type: 'application/pdf', data: marks.documents },
        },
        {
          type: 'document',
          source: { type: 'content', content: [{ type: 'text', text: 'Inner words' }, anthropicImage] },
        },
        { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'Plain words' } },
      ],
    },
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'I will see.' },
        { type: 'tool_use', id: 'toolu_1', name: tool.name, input: { city: 'Oslo' } },
        { type: 'tool_use', id: 'toolu_2', name: tool.name, input: { city: 'Rome' } },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'toolu_1', content: [{ type: 'text', text: 'sunny' }, anthropicImage] },
        { type: 'tool_result', tool_use_id: 'toolu_2', content: 'no such place', is_error: true },
        { type: 'text', text: 'Well?' },
      ],
    },
  ],
};

const chatCall = (id: string, city: string): JsonObject => ({
  id,
  type: 'function',
  function: { name: tool.name, arguments: JSON.stringify({ city }) },
});
const chat: JsonObject = {
  model: 'some-model',
  reasoning_effort: 'high',
  response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
  tools: [{ type: 'function', function: { ...tool, parameters } }],
  tool_choice: 'auto',
  parallel_tool_calls: true,
  messages: [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Look' },
        { type: 'image_url', image_url: { url: url('image/png', marks.vision) } },
        { type: 'input_audio', input_audio: { data: marks.audio, format: 'wav' } },
        { type: 'file', file: { filename: 'report.pdf', file_data: url('application/pdf', marks.documents) } },
      ],
    },
    { role: 'assistant', content: 'I will see.', tool_calls: [chatCall('call_1', 'Oslo'), chatCall('call_2', 'Rome')] },
    { role: 'tool', tool_call_id: 'call_1', content: 'sunny' },
    { role: 'tool', tool_call_id: 'call_2', content: 'no such place' },
    { role: 'user', content: 'Well?' },
  ],
};

const responsesCall = (id: string, city: string): JsonObject => ({
  type: 'function_call',
  call_id: id,
  name: tool.name,
  arguments: JSON.stringify({ city }),
});
const responsesImage = { type: 'input_image', image_url: url('image/png', marks.vision) };
const responses: JsonObject = {
  model: 'some-model',
  reasoning: { effort: 'high' },
  text: { format: { type: 'json_schema', name: 'answer', schema, strict: true } },
  tools: [{ type: 'function', ...tool, parameters, strict: false }],
  include: ['reasoning.encrypted_content'],
  input: [
    {
      role: 'user',
      content: [
        { type: 'input_text', text: 'Look' },
        responsesImage,
        { type: 'input_file', filename: 'report.pdf', file_data: url('application/pdf', marks.documents) },
      ],
    },
    responsesCall('call_1', 'Oslo'),
    responsesCall('call_2', 'Rome'),
    {
      type: 'function_call_output',
      call_id: 'call_1',
      output: [{ type: 'input_text', text: 'sunny' }, responsesImage],
    },
    { type: 'function_call_output', call_id: 'call_2', output: 'no such place' },
    { role: 'user', content: 'Well?' },
  ],
};

const geminiImage = { inlineData: { mimeType: 'image/png', data: marks.vision } };
const gemini: JsonObject = {
  generationConfig: {
    thinkingConfig: { thinkingLevel: 'HIGH', includeThoughts: true },
    responseMimeType: 'application/json',
    responseJsonSchema: schema,
  },
  tools: [{ functionDeclarations: [{ ...tool, parametersJsonSchema: parameters }] }],
  contents: [
    {
      role: 'user',
      parts: [
        { text: 'Look' },
        geminiImage,
        { inlineData: { mimeType: 'audio/wav', data: marks.audio } },
        { inlineData: { mimeType: 'application/pdf', data: marks.documents } },
      ],
    },
    {
      role: 'model',
      parts: [
        { text: 'I will see.' },
        { functionCall: { id: 'call_1', name: tool.name, args: { city: 'Oslo' } } },
        { functionCall: { id: 'call_2', name: tool.name, args: { city: 'Rome' } } },
      ],
    },
    {
      role: 'user',
      parts: [
        {
          functionResponse: {
            id: 'call_1',
            name: tool.name,
            response: { output: 'sunny' },
            parts: [geminiImage],
          },
        },
        { functionResponse: { id: 'call_2', name: tool.name, response: { error: 'no such place' } } },
        { text: 'Well?' },
      ],
    },
  ],
};

const interactionsImage = { type: 'image', data: marks.vision, mime_type: 'image/png' };
const interactionsCall = (id: string, city: string): JsonObject => ({
  type: 'function_call',
  id,
  name: tool.name,
  arguments: { city },
});
const interactions: JsonObject = {
  model: 'some-model',
  generation_config: { thinking_level: 'high' },
  response_format: { type: 'text', mime_type: 'application/json', schema },
  tools: [{ type: 'function', ...tool, parameters }],
  input: [
    {
      type: 'user_input',
      content: [
        { type: 'text', text: 'Look' },
        interactionsImage,
        { type: 'audio', data: marks.audio, mime_type: 'audio/wav' },
        { type: 'document', data: marks.documents, mime_type: 'application/pdf' },
      ],
    },
    { type: 'model_output', content: [{ type: 'text', text: 'I will see.' }] },
    interactionsCall('call_1', 'Oslo'),
    interactionsCall('call_2', 'Rome'),
    { type: 'function_result', call_id: 'call_1', result: [{ type: 'text', text: 'sunny' }, interactionsImage] },
    { type: 'function_result', call_id: 'call_2', result: 'no such place', is_error: true },
    { type: 'user_input', content: [{ type: 'text', text: 'Well?' }] },
  ],
};

const ollamaCall = (city: string): JsonObject => ({ function: { name: tool.name, arguments: { city } } });
const ollama: JsonObject = {
  model: 'some-model',
  think: 'high',
  format: schema,
  tools: [{ type: 'function', function: { ...tool, parameters } }],
  messages: [
    { role: 'user', content: 'Look', images: [marks.vision] },
    { role: 'assistant', content: 'I will see.', tool_calls: [ollamaCall('Oslo'), ollamaCall('Rome')] },
    { role: 'tool', tool_name: tool.name, content: 'sunny', images: [marks.vision] },
    { role: 'tool', tool_name: tool.name, content: 'no such place' },
    { role: 'user', content: 'Well?' },
  ],
};

/** The largest request of each protocol: images in messages, results and documents, sounds, files, calls, a schema, an effort. */
export const everything: Readonly<Record<Protocol, RequestWithEverything>> = {
  anthropic: {
    target: same('/v1/messages'),
    body: anthropic,
    forced: { ...anthropic, thinking: { type: 'disabled' }, tool_choice: { type: 'any' } },
    places: {
      tools: [
        '/tools',
        '/messages/1/content/1',
        '/messages/1/content/2',
        '/messages/2/content/0',
        '/messages/2/content/1',
      ],
      vision: ['/messages/0/content/1', '/messages/0/content/3/source/content/1', '/messages/2/content/0/content/1'],
      documents: ['/messages/0/content/2', '/messages/0/content/3', '/messages/0/content/4'],
      'json-schema': ['/output_config/format'],
      reasoning: ['/thinking'],
    },
  },
  'openai-chat': {
    target: same('/v1/chat/completions'),
    body: chat,
    forced: { ...chat, tool_choice: { type: 'function', function: { name: tool.name } } },
    places: {
      tools: ['/tools', '/messages/1/tool_calls/0', '/messages/1/tool_calls/1', '/messages/2', '/messages/3'],
      vision: ['/messages/0/content/1'],
      audio: ['/messages/0/content/2'],
      documents: ['/messages/0/content/3'],
      'json-schema': ['/response_format'],
      reasoning: ['/reasoning_effort'],
    },
  },
  'openai-responses': {
    target: same('/v1/responses'),
    body: responses,
    forced: { ...responses, tool_choice: 'required' },
    places: {
      tools: ['/tools', '/input/1', '/input/2', '/input/3', '/input/4'],
      vision: ['/input/0/content/1', '/input/3/output/1'],
      documents: ['/input/0/content/2'],
      'json-schema': ['/text/format'],
      reasoning: ['/reasoning'],
    },
  },
  gemini: {
    target: {
      plain: '/v1beta/models/some-model:generateContent',
      stream: '/v1beta/models/some-model:streamGenerateContent?alt=sse',
    },
    body: gemini,
    forced: { ...gemini, toolConfig: { functionCallingConfig: { mode: 'ANY' } } },
    places: {
      tools: ['/tools', '/contents/1/parts/1', '/contents/1/parts/2', '/contents/2/parts/0', '/contents/2/parts/1'],
      vision: ['/contents/0/parts/1', '/contents/2/parts/0/functionResponse/parts/0'],
      audio: ['/contents/0/parts/2'],
      documents: ['/contents/0/parts/3'],
      'json-schema': ['/generationConfig/responseJsonSchema'],
      reasoning: ['/generationConfig/thinkingConfig'],
    },
  },
  ollama: {
    target: same('/api/chat'),
    body: ollama,
    // Its clients cannot demand a call.
    forced: undefined,
    places: {
      tools: ['/tools', '/messages/1/tool_calls/0', '/messages/1/tool_calls/1', '/messages/2', '/messages/3'],
      vision: ['/messages/0/images/0', '/messages/2/images/0'],
      'json-schema': ['/format'],
      reasoning: ['/think'],
    },
  },
  'gemini-interactions': {
    target: same('/v1beta/interactions'),
    body: interactions,
    forced: { ...interactions, generation_config: { tool_choice: 'any' } },
    places: {
      tools: ['/tools', '/input/2', '/input/3', '/input/4', '/input/5'],
      vision: ['/input/0/content/1', '/input/4/result/1'],
      audio: ['/input/0/content/2'],
      documents: ['/input/0/content/3'],
      'json-schema': ['/response_format'],
      reasoning: ['/generation_config/thinking_level'],
    },
  },
};
