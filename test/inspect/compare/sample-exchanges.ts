import type { JsonObject, JsonSchema } from '../../../src/core/json.ts';
import type {
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreFinish,
  CoreToolCall,
  CoreUsage,
} from '../../../src/core/types.ts';
import type { ComparedResponse, ComparedExchange } from '../../../src/inspect/compare/compared-exchange.ts';

// Exchanges that never were, for comparing.

export const text = (printed: string): CoreAssistantPart => ({ type: 'text', text: printed });

export const call = (id: string, name = 'look', value: JsonObject = { at: 1 }): CoreToolCall => ({
  type: 'tool-call',
  id,
  name,
  input: { kind: 'json', value },
  providerExecuted: false,
});

const schema: JsonSchema = { type: 'object', properties: { at: { type: 'integer' } }, required: ['at'] };

export const request = (fields: Partial<CoreChatRequest> = {}): CoreChatRequest => ({
  model: 'm',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Where is it?' }] }],
  tools: [
    { type: 'function', name: 'look', inputSchema: schema },
    { type: 'function', name: 'read', inputSchema: {} },
  ],
  stream: true,
  ...fields,
});

export const usage: CoreUsage = { input: 100, output: 10 };

interface AnswerFields {
  content?: CoreAssistantPart[];
  finish?: CoreFinish;
  usage?: CoreUsage | null;
  response?: Partial<CoreChatResponse>;
}

/** An answer that came whole unless said otherwise. */
export function answer(
  { content = [text('Here.')], finish, usage: counted = usage, response }: AnswerFields = {},
  fields: Partial<ComparedResponse> = {},
): ComparedResponse {
  const reason = content.some(({ type }) => type === 'tool-call') ? 'tool-calls' : 'stop';
  return {
    status: 200,
    response: {
      id: 'answer-1',
      model: 'm',
      candidates: [{ message: { role: 'assistant', content }, finish: finish ?? { reason } }],
      ...(counted && { usage: counted }),
      ...response,
    },
    error: null,
    eventCount: 5,
    violations: [],
    chunkCount: 5,
    ...fields,
  };
}

/** An answer that is an error. */
export const refusal = (status: number, fields: Partial<ComparedResponse> = {}): ComparedResponse =>
  answer(
    {},
    {
      status,
      response: { id: '', model: '', candidates: [] },
      error: { kind: 'upstream', message: 'no' },
      eventCount: null,
      ...fields,
    },
  );

let exchangeCount = 0;

/** An exchange that went well unless said otherwise. */
export const comparedExchange = (fields: Partial<ComparedExchange> = {}): ComparedExchange => ({
  traceId: `trace-${++exchangeCount}`,
  status: 'ok',
  mode: 'proxy',
  frontend: 'anthropic',
  protocol: 'openai-chat',
  check: null,
  backendFailure: null,
  request: request(),
  sent: null,
  answer: answer(),
  upstream: null,
  issuer: null,
  isUsageExpected: true,
  losses: [],
  firstTokenMs: 100,
  totalMs: 200,
  ...fields,
});
