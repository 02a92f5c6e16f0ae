import type { Refusal, ScriptedReply } from '../../test/support/reply.ts';
import { refusalOf } from '../../test/support/reply.ts';
import {
  jsonAnswer,
  startUpstream,
  type ScriptedAnswer,
  type ReceivedUpstreamRequest,
  type Upstream,
} from '../../test/support/upstream.ts';
import type { Vendor } from '../../test/support/vendors.ts';
import { asObject } from '../../src/core/json.ts';

const usage = { input: 100, cached: 0, output: 12 };
const hello: ScriptedReply = { text: 'Grüße, 👋 world.', usage };
/** The result of the tool. */
const weather = '21 degrees in Zürich';
const call: ScriptedReply = { calls: [{ id: 'call_1', name: 'weather', input: { city: 'Zürich' } }], usage };

/** A model of one protocol whose answer depends on the last user text and on images; see `checks.py`. */
export async function startModel(vendor: Vendor): Promise<Upstream> {
  const upstream = await startUpstream();
  upstream.answerWith((request) => answerTo(vendor, request));
  return upstream;
}

function answerTo(vendor: Vendor, request: ReceivedUpstreamRequest): ScriptedAnswer {
  const { messages, schema, tools } = vendor.understand(asObject(request.json) ?? {});
  const userText = messages.findLast((each) => each.by === 'user' && 'text' in each);
  const asked = userText && 'text' in userText ? userText.text : '';
  const refused = /^Refuse: ([a-z-]+)/.exec(asked)?.[1];
  if (refused !== undefined) return refusalOf(vendor.writer, refused as Refusal);
  const hasResult = messages.some((each) => 'result' in each && each.result.text.includes(weather));
  const hasImage = messages.some((each) => 'image' in each);
  if (asked.startsWith('How is the weather')) {
    const called = messages.some((each) => 'call' in each && each.call.name === 'weather');
    const knows = tools.some(({ name }) => name === 'weather') && called === hasResult;
    if (!knows) return says(vendor, request, { text: 'The tool or the call of it is missing.', usage });
    return says(vendor, request, hasResult ? { text: `It has ${weather}.`, usage } : call);
  }
  if (asked.startsWith('What is to be seen'))
    return says(vendor, request, { text: hasImage ? 'One pixel.' : 'Nothing.', usage });
  if (asked.startsWith('Plan a trip'))
    return says(vendor, request, { text: schema === undefined ? 'How?' : '{"city":"Zürich","days":2}', usage });
  if (asked.startsWith('Break off')) {
    const events = vendor.writer.stream(hello, vendor.asked(request).model);
    return vendor.streams(events.slice(0, Math.floor(events.length / 2)), 'cut');
  }
  return says(vendor, request, hello);
}

function says(vendor: Vendor, request: ReceivedUpstreamRequest, reply: ScriptedReply): ScriptedAnswer {
  const { model, stream } = vendor.asked(request);
  return stream ? vendor.streams(vendor.writer.stream(reply, model)) : jsonAnswer(vendor.writer.plain(reply, model));
}
