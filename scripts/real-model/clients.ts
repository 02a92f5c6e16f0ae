import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI, type GenerateContentResponse } from '@google/genai';
import { Ollama, type ChatResponse } from 'ollama';
import OpenAI from 'openai';
import type { Protocol } from '../../src/core/types.ts';

/** What a client was answered, as its vendor's own library understood it. */
export interface Answer {
  text: string;
  /** What the model thought, as far as the client is shown. */
  thought: string;
  /** Arguments as their text, or as the library read them. */
  calls: { name: string; input: unknown }[];
  /** Why it ended, in the protocol's own word. */
  finish: string;
}

export interface Question {
  /** `http://127.0.0.1:PORT` of the gateway. */
  origin: string;
  shape: 'plain' | 'stream';
  maxTokens: number;
}

/** The prompt of every client, and its only tool. */
const prompt = 'What is the weather in Rome today?';
const name = 'get_weather';
const description = 'Returns the weather of a city.';
const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const apiKey = 'dummy-key';
const model = 'some-model';

/** One question in each client protocol. */
export const clients: Record<Protocol, (question: Question) => Promise<Answer>> = {
  anthropic: async ({ origin, shape, maxTokens }) => {
    const client = new Anthropic({ baseURL: origin, apiKey, maxRetries: 0 });
    const request: Anthropic.MessageCreateParamsNonStreaming = {
      model,
      max_tokens: maxTokens,
      messages: [{ role: 'user', content: prompt }],
      tools: [{ name, description, input_schema: { ...parameters, type: 'object' } }],
    };
    const { messages } = client;
    const { content, stop_reason } =
      shape === 'plain' ? await messages.create(request) : await messages.stream(request).finalMessage();
    return {
      text: content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
      thought: content.map((block) => (block.type === 'thinking' ? block.thinking : '')).join(''),
      calls: content.flatMap((block) => (block.type === 'tool_use' ? [{ name: block.name, input: block.input }] : [])),
      finish: String(stop_reason),
    };
  },

  'openai-chat': async ({ origin, shape, maxTokens }) => {
    const { completions } = openai(origin).chat;
    const request: OpenAI.ChatCompletionCreateParamsNonStreaming = {
      model,
      max_tokens: maxTokens,
      messages: [{ role: 'user', content: prompt }],
      tools: [{ type: 'function', function: { name, description, parameters } }],
    };
    const { choices } =
      shape === 'plain'
        ? await completions.create(request)
        : await completions.stream({ ...request, stream: true }).finalChatCompletion();
    const [choice] = choices;
    const message: (OpenAI.ChatCompletionMessage & { reasoning_content?: string }) | undefined = choice?.message;
    return {
      text: message?.content ?? '',
      thought: message?.reasoning_content ?? '',
      calls: (message?.tool_calls ?? []).map((call) =>
        call.type === 'function'
          ? { name: call.function.name, input: call.function.arguments }
          : { name: call.custom.name, input: call.custom.input },
      ),
      finish: String(choice?.finish_reason),
    };
  },

  'openai-responses': async ({ origin, shape, maxTokens }) => {
    const { responses } = openai(origin);
    const request: OpenAI.Responses.ResponseCreateParamsNonStreaming = {
      model,
      max_output_tokens: maxTokens,
      input: prompt,
      tools: [{ type: 'function', name, description, parameters, strict: false }],
    };
    const {
      output,
      status,
      incomplete_details: incomplete,
    } = shape === 'plain'
      ? await responses.create(request)
      : await responses.stream({ ...request, stream: true }).finalResponse();
    const messages = output.flatMap((item) => (item.type === 'message' ? item.content : []));
    const thoughts = output.flatMap((item) =>
      item.type === 'reasoning' ? [...item.summary, ...(item.content ?? [])] : [],
    );
    return {
      text: messages.map((part) => (part.type === 'output_text' ? part.text : part.refusal)).join(''),
      thought: thoughts.map(({ text }) => text).join(''),
      calls: output.flatMap((item) =>
        item.type === 'function_call' ? [{ name: item.name, input: item.arguments }] : [],
      ),
      finish: incomplete?.reason ?? String(status),
    };
  },

  gemini: async ({ origin, shape, maxTokens }) => {
    const { models } = new GoogleGenAI({ vertexai: false, apiKey, httpOptions: { baseUrl: origin } });
    const request = {
      model,
      contents: prompt,
      config: {
        maxOutputTokens: maxTokens,
        thinkingConfig: { includeThoughts: true },
        tools: [{ functionDeclarations: [{ name, description, parametersJsonSchema: parameters }] }],
      },
    };
    const chunks: GenerateContentResponse[] = [];
    if (shape === 'plain') chunks.push(await models.generateContent(request));
    else for await (const chunk of await models.generateContentStream(request)) chunks.push(chunk);
    const candidates = chunks.flatMap((chunk) => chunk.candidates?.[0] ?? []);
    const parts = candidates.flatMap(({ content }) => content?.parts ?? []);
    return {
      text: parts.map(({ text = '', thought }) => (thought === true ? '' : text)).join(''),
      thought: parts.map(({ text = '', thought }) => (thought === true ? text : '')).join(''),
      calls: parts.flatMap(({ functionCall: call }) => (call ? [{ name: call.name ?? '', input: call.args }] : [])),
      finish: String(candidates.findLast(({ finishReason }) => finishReason)?.finishReason),
    };
  },

  ollama: async ({ origin, shape, maxTokens }) => {
    const client = new Ollama({ host: origin });
    const request = {
      model,
      messages: [{ role: 'user', content: prompt }],
      options: { num_predict: maxTokens },
      tools: [{ type: 'function', function: { name, description, parameters: { ...parameters, type: 'object' } } }],
    };
    const lines: ChatResponse[] = [];
    if (shape === 'plain') lines.push(await client.chat(request));
    else for await (const line of await client.chat({ ...request, stream: true })) lines.push(line);
    const messages = lines.map(({ message }) => message);
    const last = lines.at(-1);
    return {
      text: messages.map(({ content }) => content).join(''),
      thought: messages.map(({ thinking = '' }) => thinking).join(''),
      calls: messages.flatMap(({ tool_calls: calls = [] }) =>
        calls.map((call) => ({ name: call.function.name, input: call.function.arguments })),
      ),
      finish: last?.done === true ? last.done_reason : 'not done',
    };
  },
  'gemini-interactions': async ({ origin, shape, maxTokens }) => {
    const client = new GoogleGenAI({ apiKey, httpOptions: { baseUrl: origin } });
    const request = {
      model,
      input: prompt,
      generation_config: { max_output_tokens: maxTokens },
      tools: [{ type: 'function' as const, name, description, parameters }],
    };
    const answer = { text: '', thought: '', calls: [] as Answer['calls'], finish: 'not done' };
    if (shape === 'plain') {
      const { steps, status } = await client.interactions.create(request);
      for (const step of steps) {
        if (step.type === 'function_call') answer.calls.push({ name: step.name, input: step.arguments });
        if (step.type === 'model_output')
          for (const each of step.content ?? []) if (each.type === 'text') answer.text += each.text;
        if (step.type === 'thought')
          for (const each of step.summary ?? []) if (each.type === 'text') answer.thought += each.text;
      }
      return { ...answer, finish: status };
    }
    const inputs = new Map<number, { name: string; text: string }>();
    for await (const event of await client.interactions.create({ ...request, stream: true })) {
      if (event.event_type === 'step.start' && event.step.type === 'function_call')
        inputs.set(event.index, { name: event.step.name, text: '' });
      if (event.event_type === 'interaction.completed') answer.finish = event.interaction.status ?? answer.finish;
      if (event.event_type !== 'step.delta') continue;
      const { delta } = event;
      if (delta.type === 'text') answer.text += delta.text;
      if (delta.type === 'thought_summary' && delta.content?.type === 'text') answer.thought += delta.content.text;
      const call = inputs.get(event.index);
      if (call && delta.type === 'arguments_delta') call.text += delta.arguments ?? '';
    }
    answer.calls = [...inputs.values()].map((call) => ({ name: call.name, input: call.text }));
    return answer;
  },
};

const openai = (origin: string): OpenAI => new OpenAI({ baseURL: `${origin}/v1`, apiKey, maxRetries: 0 });
