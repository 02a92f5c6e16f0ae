import OpenAI from 'openai';
import type { ResponseStreamEvent } from 'openai/resources/responses/responses.js';
import type { TestSetup, BackendPath } from './setup.ts';

/** A request without `stream`. */
export type PlainRequest = Omit<OpenAI.Responses.ResponseCreateParamsNonStreaming, 'model' | 'stream'> & {
  model: string;
};

/** A client of the vendor for the gateway, by default without retries. */
export const createOpenAiClient = (
  { url }: Pick<TestSetup, 'url'>,
  { maxRetries = 0, apiKey = 'key-of-the-client' } = {},
): OpenAI => new OpenAI({ baseURL: `${url}/v1`, apiKey, maxRetries });

export const makeRequest = (path: BackendPath): PlainRequest => ({ model: path.model, input: 'Say hello.' });

/** The tools that the scripted model calls. */
export const tools: OpenAI.Responses.FunctionTool[] = [
  {
    type: 'function',
    name: 'weather',
    description: 'The weather of a city.',
    parameters: {
      type: 'object',
      properties: { city: { type: 'string' }, days: { type: 'integer' } },
      required: ['city'],
    },
    strict: false,
  },
  {
    type: 'function',
    name: 'clock',
    description: 'The time.',
    parameters: { type: 'object', properties: {} },
    strict: false,
  },
];

type Output = Pick<OpenAI.Responses.Response, 'output'>;

/** The calls of an answer, with parsed arguments. */
export const callsOf = ({ output }: Output): unknown[] =>
  output.flatMap((item) =>
    item.type === 'function_call' ? [{ id: item.call_id, name: item.name, input: JSON.parse(item.arguments) }] : [],
  );

export const reasoningTextsOf = ({ output }: Output): string[] =>
  output.flatMap((item) =>
    item.type === 'reasoning' ? [...item.summary, ...(item.content ?? [])].map(({ text }) => text) : [],
  );

/** The items of an answer without reasoning items that have no visible text. */
export const visibleItems = ({ output }: Output): OpenAI.Responses.ResponseOutputItem[] =>
  output.filter((item) => item.type !== 'reasoning' || reasoningTextsOf({ output: [item] }).length > 0);

/** All events of the answer as a stream. */
export async function collectEvents(client: OpenAI, params: PlainRequest): Promise<ResponseStreamEvent[]> {
  const events: ResponseStreamEvent[] = [];
  for await (const event of await client.responses.create({ ...params, stream: true })) events.push(event);
  return events;
}
