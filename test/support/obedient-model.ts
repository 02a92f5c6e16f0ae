import { asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { findRequestViolations } from '../../src/record/wire-violations.ts';
import { refusalOf, type ScriptedCall, type ScriptedReply } from './reply.ts';
import type { Understood } from './understood.ts';
import { jsonAnswer, type ReceivedUpstreamRequest, type ScriptedAnswer } from './upstream.ts';
import { vendors } from './vendors.ts';

/** A model that does what the requests of `louter conform` ask for, behind a server that is as strict as the protocol. */
export function obey(protocol: Protocol, request: ReceivedUpstreamRequest): ScriptedAnswer {
  const vendor = vendors[protocol];
  const body = asObject(request.json) ?? {};
  if (/count_tokens$|:countTokens$|input_tokens$/.test(request.path)) return countedAnswer(protocol);
  const violations = request.json === undefined ? ['not JSON'] : findRequestViolations(protocol, request.json);
  if (violations.length > 0) return refusalOf(vendor.writer, 'invalid-request');
  const { model, stream } = vendor.asked(request);
  const reply = replyTo(vendor.understand(body), body);
  return stream ? vendor.streams(vendor.writer.stream(reply, model)) : jsonAnswer(vendor.writer.plain(reply, model));
}

const countedAnswer = (protocol: Protocol): ScriptedAnswer => {
  const bodies: Partial<Record<Protocol, JsonObject>> = {
    anthropic: { input_tokens: 12 },
    'openai-responses': { object: 'response.input_tokens', input_tokens: 12 },
    gemini: { totalTokens: 12 },
  };
  return jsonAnswer(bodies[protocol] ?? { error: 'not found' }, bodies[protocol] ? 200 : 404);
};

const usage = { input: 40, cached: 0, output: 12 };
const say = (text: string): ScriptedReply => ({ text, usage });

function replyTo(understood: Understood, body: JsonObject): ScriptedReply {
  const { messages, tools, choice, maxTokens, stop, schema } = understood;
  const texts = messages.flatMap((each) => ('text' in each ? [each] : []));
  const asked = texts.findLast(({ by }) => by === 'user')?.text ?? '';
  const heard = JSON.stringify(messages);
  if (messages.some((each) => 'result' in each)) return say('It is snow, marmalade coloured.');
  if (tools.length > 0 && choice !== 'none') {
    const calls = callsFor(asked, choice);
    if (calls.length > 0) return { calls, usage };
  }
  if (heard.includes('"image"')) return say('Red');
  const term =
    /single word: (\w+)|single word (\w+)/.exec(asked) ?? /single word (marmalade)/.exec(texts[0]?.text ?? '');
  if (term) return say(term[1] ?? term[2] ?? '');
  if (asked.startsWith('Repeat exactly')) return say(asked.split(': ').slice(1).join(': '));
  if (asked.includes('secret word'))
    return say(heard.includes('The secret word is marmalade') ? 'marmalade' : 'unknown');
  if (asked.startsWith('Count'))
    return stop.length > 0
      ? { text: '1 2 3 4 5 ', usage, finish: { stopSequence: asString(stop[0]) ?? '' } }
      : say('1 2 3 4 5 6 7 8 9');
  if (asked.includes('story') && typeof maxTokens === 'number' && maxTokens < 100)
    return { text: 'Once upon a time', usage: { ...usage, output: maxTokens }, finish: 'length' };
  if (asked.includes('parcel')) return { text: '0', usage: { input: 1500, cached: 1400, output: 2 } };
  if (schema !== undefined || asked.includes('JSON')) return say('{"colour":"blue","certain":true}');
  if (asked.includes('17 times 23')) return { reasoning: '17 * 23 = 391', ...say('391') };
  return say(`Yes. ${asString(body['model']) ?? ''}`);
}

function callsFor(asked: string, choice: Understood['choice']): ScriptedCall[] {
  const weather = (city: string): [string, JsonValue & JsonObject] => ['get_weather', { city }];
  const calls = asked.includes('Lima')
    ? [weather('Oslo'), weather('Lima')]
    : asked.includes('Oslo') || (choice !== undefined && choice !== 'auto')
      ? [weather('Oslo')]
      : asked.includes('Order')
        ? [['place_order', order] as [string, JsonObject]]
        : [];
  return calls.map(([name, input], index) => ({ id: `call_${index}aaaaaaa`, name, input }));
}

const order: JsonObject = {
  customer: { name: 'Ada', vip: true },
  items: [
    { article: 'mug', quantity: 2, size: 'large' },
    { article: 'plate', quantity: 1, size: 'small' },
  ],
};
