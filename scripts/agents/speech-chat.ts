import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { fragments, type Refusal, type Speech } from './backend.ts';
import type { Conversation, Fault } from './judge.ts';
import type { TaskTurn } from './task.ts';

/** OpenAI Chat Completions, as strict about messages as the vendor. */
export const chatSpeech: Speech = {
  protocol: 'openai-chat',
  path: '/chat/completions',
  read(body, fault) {
    const conversation: Conversation = {
      stream: body['stream'] === true,
      tools: new Map(),
      results: [],
      calls: [],
      userText: '',
    };
    for (const tool of asArray(body['tools']) ?? []) {
      const described = asObject(asObject(tool)?.['function']);
      const name = asString(described?.['name']);
      if (asObject(tool)?.['type'] !== 'function' || name === undefined) {
        fault(`a tool is no function: ${JSON.stringify(tool).slice(0, 100)}`);
        continue;
      }
      const properties = asObject(asObject(described?.['parameters'])?.['properties']);
      if (properties === undefined) fault(`the tool ${name} has no parameters`);
      conversation.tools.set(name, Object.keys(properties ?? {}));
    }
    if (conversation.stream && asObject(body['stream_options'])?.['include_usage'] !== true)
      fault('a stream without stream_options.include_usage has no usage');
    readMessages(asArray(body['messages']) ?? [], conversation, fault);
    return conversation;
  },
  stream(turn, model) {
    const id = 'chatcmpl-scripted';
    const chunk = (delta: JsonObject, finish: string | null = null): JsonObject => ({
      id,
      object: 'chat.completion.chunk',
      created: 1_760_000_000,
      model,
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
    const chunks = [chunk({ role: 'assistant', content: '' })];
    for (const piece of fragments(turn.reasoning ?? '')) chunks.push(chunk({ reasoning_content: piece }));
    for (const piece of fragments(turn.text ?? '')) chunks.push(chunk({ content: piece }));
    for (const [index, call] of turn.calls.entries()) {
      const head = { index, id: call.id, type: 'function', function: { name: call.tool, arguments: '' } };
      chunks.push(chunk({ tool_calls: [head] }));
      for (const piece of fragments(JSON.stringify(call.input)))
        chunks.push(chunk({ tool_calls: [{ index, function: { arguments: piece } }] }));
    }
    chunks.push(chunk({}, turn.calls.length > 0 ? 'tool_calls' : 'stop'));
    chunks.push({
      id,
      object: 'chat.completion.chunk',
      created: 1_760_000_000,
      model,
      choices: [],
      usage: usageOf(turn),
    });
    return [...chunks.map((value) => `data: ${JSON.stringify(value)}\n\n`), 'data: [DONE]\n\n'];
  },
  plain(turn, model) {
    const calls = turn.calls.map((call) => ({
      id: call.id,
      type: 'function',
      function: { name: call.tool, arguments: JSON.stringify(call.input) },
    }));
    const message: JsonObject = { role: 'assistant', content: turn.text ?? null };
    if (calls.length > 0) message['tool_calls'] = calls;
    if (turn.reasoning !== undefined) message['reasoning_content'] = turn.reasoning;
    return {
      id: 'chatcmpl-scripted',
      object: 'chat.completion',
      created: 1_760_000_000,
      model,
      choices: [{ index: 0, message, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }],
      usage: usageOf(turn),
    };
  },
  refusal: (refusal) => refusals[refusal],
  malformedLine: 'data: {"id":"chatcmpl-scripted","choices":[{"index":0,"delta":{"content":"half\n\n',
};

/** Tool messages must stand right behind the message whose calls they answer, one for each call. */
function readMessages(messages: JsonValue[], conversation: Conversation, fault: Fault): void {
  let open = new Set<string>();
  const close = (where: string): void => {
    if (open.size > 0)
      fault(`calls without a tool message right behind them (${[...open].join(', ')}) before ${where}`);
    open = new Set();
  };
  for (const [index, value] of messages.entries()) {
    const at = `/messages/${index}`;
    const message = asObject(value) ?? {};
    const text = readText(message['content'], at, fault);
    switch (message['role']) {
      case 'tool': {
        const callId = asString(message['tool_call_id']) ?? '';
        if (!open.delete(callId)) fault(`${at} answers ${callId}, which no message right before it called`);
        conversation.results.push({ callId, text });
        break;
      }
      case 'assistant':
        close(at);
        for (const call of asArray(message['tool_calls']) ?? []) {
          const callId = asString(asObject(call)?.['id']) ?? '';
          const called = asObject(asObject(call)?.['function']);
          const input = parseJson(asString(called?.['arguments']) ?? '');
          if (input === undefined)
            fault(`${at} calls with arguments that are no JSON: ${asString(called?.['arguments'])}`);
          conversation.calls.push({ callId, tool: asString(called?.['name']) ?? '', input: input ?? null });
          open.add(callId);
        }
        if (text === '' && open.size === 0) fault(`${at} is an assistant message that says nothing`);
        break;
      case 'user':
        close(at);
        conversation.userText += `\n${text}`;
        break;
      case 'system':
      case 'developer':
        close(at);
        break;
      default:
        fault(`${at}/role is ${JSON.stringify(message['role'])}`);
    }
  }
  close('the end');
}

function readText(content: JsonValue | undefined, at: string, fault: Fault): string {
  if (content === undefined || content === null) return '';
  if (typeof content === 'string') {
    if (content === '') fault(`${at}/content is an empty text`);
    return content;
  }
  const texts: string[] = [];
  for (const [index, part] of (asArray(content) ?? []).entries()) {
    if (asObject(part)?.['type'] !== 'text') continue;
    const text = asString(asObject(part)?.['text']) ?? '';
    if (text === '') fault(`${at}/content/${index} is an empty text`);
    texts.push(text);
  }
  return texts.join('\n');
}

const usageOf = ({ usage }: TaskTurn): JsonObject => ({
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
  prompt_tokens_details: { cached_tokens: usage.cached },
});

const refusals: Record<Refusal, ReturnType<Speech['refusal']>> = {
  'rate-limit': {
    status: 429,
    headers: { 'retry-after': '2' },
    body: {
      error: { message: 'Rate limit reached for requests', type: 'requests', param: null, code: 'rate_limit_exceeded' },
    },
  },
  'server-error': {
    status: 500,
    headers: {},
    body: { error: { message: 'The server had an error', type: 'server_error', param: null, code: null } },
  },
  'context-length': {
    status: 400,
    headers: {},
    body: {
      error: {
        message:
          "This model's maximum context length is 200000 tokens. However, your messages resulted in 210000 tokens. Please reduce the length of the messages.",
        type: 'invalid_request_error',
        param: 'messages',
        code: 'context_length_exceeded',
      },
    },
  },
};
