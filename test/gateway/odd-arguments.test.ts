import { afterAll, expect, test } from 'vitest';
import { parseArguments, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { protocols, type CoreToolCall, type Protocol } from '../../src/core/types.ts';
import { retranslate } from '../../src/inspect/retranslate.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { CallLoop } from '../support/call-loop.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startTestGateway } from '../support/conversation.ts';
import { traceOf } from '../support/trace-of.ts';
import { chatSse, jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer } from '../support/upstream.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());

const fields = { id: 'chatcmpl-1', created: 1, model: 'm' };

/** A call whose arguments stream in pieces of one character. */
function answerWith(text: string, stream: boolean): ScriptedAnswer {
  const called = (part: string): JsonObject => ({ name: 'f', arguments: part });
  const head = { id: 'call_1', type: 'function' };
  if (!stream) {
    const message = { role: 'assistant', content: null, tool_calls: [{ ...head, function: called(text) }] };
    const choices = [{ index: 0, message, finish_reason: 'tool_calls' }];
    return jsonAnswer({ ...fields, object: 'chat.completion', choices });
  }
  const chunk = (delta: JsonObject, finish: string | null = null): JsonObject => ({
    ...fields,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const pieces = Array.from(text, (piece) => chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] }));
  const start = chunk({ role: 'assistant', tool_calls: [{ index: 0, ...head, function: called('') }] });
  return sseAnswer(chatSse([start, ...pieces, chunk({}, 'tool_calls')]));
}

async function callsFor(client: Protocol, text: string, stream: boolean): Promise<CoreToolCall[]> {
  const { ask } = startTestGateway(
    testConfig({
      backends: [testBackend({ name: 'vendor', baseUrl: `${upstream.url}/v1`, mode: 'proxy', retries: 0 })],
      models: { '*': 'vendor/*' },
    }),
  );
  upstream.answer(answerWith(text, stream));
  const loop = new CallLoop(client, { stream });
  const reply = await ask(loop.request());
  const trace = traceOf(reply.exchange);
  const { answer, findings } = checkExchange(trace);
  expect({ answer, findings }).toEqual({ answer: 'consistent', findings: [] });
  expect(retranslate(trace)).toEqual({ verdict: 'same' });
  return loop.receive(reply.text, reply.headers['content-type']);
}

/** As clients read it: a text that is no JSON stays one. */
const inputOf = (call: CoreToolCall | undefined): JsonValue | undefined =>
  call?.input.kind === 'json' ? call.input.value : valueOf(call?.input.text ?? 'null');
const valueOf = (text: string): JsonValue => (text === '' ? {} : (parseJson(text) ?? text));

const cases = protocols.flatMap((client) =>
  ['null', ' null ', '', '"text"', '[1]', '7', '{"number":null}', 'number=1', '[1', 'null null', '- {"number":1}'].map(
    (text) => ({ client, text }),
  ),
);

test.each(cases)(
  'a $client client gets the arguments $text of a function streamed as it gets them plain',
  async ({ client, text }) => {
    const [[plain], [streamed]] = [await callsFor(client, text, false), await callsFor(client, text, true)];
    expect(streamed && inputOf(streamed)).toEqual(plain && inputOf(plain));
    // Gemini reports a malformed call in place of one whose arguments are no object.
    if (client === 'gemini' && parseArguments(text) === undefined) return expect(plain).toBeUndefined();
    expect(inputOf(plain)).toEqual(
      parseArguments(text) ?? (client.startsWith('openai') ? valueOf(text) : { INVALID_JSON: text }),
    );
  },
);
