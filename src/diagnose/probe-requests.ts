import type { CoreChatRequest, CoreTool } from '../core/types.ts';

/** A request of a probe: small, harmless and simple. The sender adds the model. */
type ProbeRequest = Omit<CoreChatRequest, 'model'>;

/** Enough for the reasoning of reasoning models. */
const maxTokens = 2_000;

const buildRequest = (text: string, options: Partial<ProbeRequest> = {}): ProbeRequest => ({
  messages: [{ role: 'user', content: [{ type: 'text', text }] }],
  maxTokens,
  stream: false,
  ...options,
});

/** The tool that a probe declares. It is never run. */
export const weatherTool: CoreTool = {
  type: 'function',
  name: 'get_weather',
  description: 'Returns the current weather in a city.',
  inputSchema: {
    type: 'object',
    properties: { city: { type: 'string', description: 'The name of the city, in English.' } },
    required: ['city'],
  },
};

export const hello = (): ProbeRequest => buildRequest('Reply with the single word: hello');

export const helloStreamed = (): ProbeRequest => buildRequest('Reply with the single word: hello', { stream: true });

/** With the lowest effort that all vendors have. */
export const helloWithEffort = (): ProbeRequest =>
  buildRequest('Reply with the single word: hello', { reasoning: { effort: 'low' } });

export const oneCall = (): ProbeRequest =>
  buildRequest('What is the weather in Oslo now? Use the tool get_weather.', { tools: [weatherTool] });

export const twoCalls = (): ProbeRequest =>
  buildRequest('What is the weather in Oslo now, and in Lima? Call the tool get_weather for both, in one turn.', {
    tools: [weatherTool],
    stream: true,
  });

/** 64 by 64 pixels, all of them red. */
const redSquare =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAAA1BMVEXmFBQ+YZLgAAAAD0lEQVR42mNgGAWjgHwAAAJAAAHgTR1EAAAAAElFTkSuQmCC';

export const image = (): ProbeRequest =>
  buildRequest('', {
    messages: [
      {
        role: 'user',
        content: [
          { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: redSquare } },
          { type: 'text', text: 'Which colour is this image? Reply with one word.' },
        ],
      },
    ],
  });

/** The fields of an answer to `structured`. */
export const structuredFields = { colour: 'string', certain: 'boolean' } as const;

export const structured = (): ProbeRequest =>
  buildRequest('Which colour is a clear sky at noon?', {
    responseFormat: {
      type: 'json-schema',
      name: 'answer',
      strict: true,
      schema: {
        type: 'object',
        properties: { colour: { type: 'string' }, certain: { type: 'boolean' } },
        required: ['colour', 'certain'],
        additionalProperties: false,
      },
    },
  });
