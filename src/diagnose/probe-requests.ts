import type { CoreChatRequest, CoreTool } from '../core/types.ts';

/** A request of a probe: small, harmless, and plain in what it wants. The model is named by whoever sends it. */
type Question = Omit<CoreChatRequest, 'model'>;

/** Models that think first need some. */
const maxTokens = 2_000;

const asked = (text: string, wishes: Partial<Question> = {}): Question => ({
  messages: [{ role: 'user', content: [{ type: 'text', text }] }],
  maxTokens,
  stream: false,
  ...wishes,
});

/** The tool that a probe offers. Nothing runs when it is called. */
export const weatherTool: CoreTool = {
  type: 'function',
  name: 'get_weather',
  description: 'Tells the weather in a city, now.',
  inputSchema: {
    type: 'object',
    properties: { city: { type: 'string', description: 'The name of the city, in English.' } },
    required: ['city'],
  },
};

export const hello = (): Question => asked('Reply with the single word: hello');

export const helloStreamed = (): Question => asked('Reply with the single word: hello', { stream: true });

/** With the least that all vendors have a word for. */
export const helloWithEffort = (): Question =>
  asked('Reply with the single word: hello', { reasoning: { effort: 'low' } });

export const oneCall = (): Question =>
  asked('What is the weather in Oslo now? Find out with the tool get_weather.', { tools: [weatherTool] });

export const twoCalls = (): Question =>
  asked('What is the weather in Oslo now, and in Lima? Call the tool get_weather for both, in one turn.', {
    tools: [weatherTool],
    stream: true,
  });

/** 64 by 64 pixels, all of them red. */
const redSquare =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAAA1BMVEXmFBQ+YZLgAAAAD0lEQVR42mNgGAWjgHwAAAJAAAHgTR1EAAAAAElFTkSuQmCC';

export const image = (): Question =>
  asked('', {
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

/** What an answer to `structured` has to hold. */
export const structuredFields = { colour: 'string', certain: 'boolean' } as const;

export const structured = (): Question =>
  asked('Which colour has a clear sky at noon?', {
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
