import type { BackendCodec, ProtocolCodec } from '../core/codec.ts';
import { parseJson } from '../core/json.ts';
import type { CoreAssistantMessage, CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { withDialect } from '../dialects/index.ts';
import { openaiChat } from '../protocols/openai/chat/index.ts';
import { preservesContent } from './preserved-content.ts';
import { createBackendContext, createFrontendContext } from './codec-contexts.ts';

/** Arguments that are difficult for text formats: quotes, a line break, a number as a string, a list. */
const input = { path: 'a "b"\n<c>.txt', mode: '12', lines: [1, 2], whole: true };

const request: CoreChatRequest = {
  model: 'any',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  tools: [
    {
      type: 'function',
      name: 'read_file',
      inputSchema: {
        type: 'object',
        properties: {
          path: { type: 'string' },
          mode: { type: 'string' },
          lines: { type: 'array', items: { type: 'integer' } },
          whole: { type: 'boolean' },
        },
      },
    },
  ],
  stream: false,
};

const expected: CoreAssistantMessage = {
  role: 'assistant',
  content: [
    {
      type: 'tool-call',
      id: 'call',
      name: 'read_file',
      providerExecuted: false,
      input: { kind: 'json', value: input },
    },
  ],
};

/**
 * Parses a call that a model wrote as text in a dialect, and translates it to a client protocol. Returns an error if the call is
 * lost.
 * @throws {LouterError} if it cannot be translated.
 */
export function testDialect(dialect: Dialect, client: ProtocolCodec): string | undefined {
  const text = dialect.writing.calls([{ name: 'read_file', argumentsText: JSON.stringify(input), index: 0 }]);
  const codec: BackendCodec = withDialect(openaiChat, {
    dialect,
    thinking: 'none',
    tools: 'native',
    promptStyle: 'full',
    form: 'messages',
    today: () => '2026-01-01',
  });
  const read = codec.decodeResponse(buildAnswer(text), createBackendContext(codec.protocol, request));
  if (!isExpected(read)) return `a call in ${dialect.name} text was not recognized`;
  const wire = parseJson(JSON.stringify(client.encodeResponse(read, createFrontendContext(request)))) ?? null;
  const again = client.decodeResponse(wire, createBackendContext(client.protocol, request));
  return isExpected(again) ? undefined : 'the call in the text did not reach the client';
}

const isExpected = ({ candidates }: CoreChatResponse): boolean =>
  preservesContent(
    [expected],
    candidates.map(({ message }) => message),
  );

const buildAnswer = (content: string) => ({
  id: 'chatcmpl-diagnostics',
  object: 'chat.completion',
  created: 0,
  model: 'any',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', logprobs: null }],
});
