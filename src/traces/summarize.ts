import type { BackendContext } from '../core/codec.ts';
import { codecOf } from '../frontends/index.ts';
import type { Summary } from './record.ts';
import { readAnswer } from './normalize.ts';
import type { Summarize } from './rows.ts';

/** What the list of traces says of an answer that passed through unread. */
export const summarize: Summarize = ({ protocol, issuer, model, contentType, body }) => {
  const codec = codecOf(protocol);
  if (!codec) return null;
  const context: BackendContext = {
    request: { model, messages: [], stream: false },
    model,
    issuer,
    facts: {},
    report() {},
    mint: (prefix) => prefix,
  };
  const answer = {
    status: 200,
    headers: [['content-type', contentType]] as const,
    body,
    chunks: [{ atMs: 0, bytes: body }],
  };
  const summary: Summary = { usage: null, finish: null, toolCalls: [] };
  for (const { event } of readAnswer(codec, answer, context)) {
    switch (event.type) {
      case 'usage':
        summary.usage = event.usage;
        break;
      case 'finish':
        if (event.candidate === 0) summary.finish = event.finish.reason;
        break;
      case 'tool-call-start':
        summary.toolCalls.push(event.name);
        break;
      case 'final-response':
        summary.usage = event.response.usage ?? null;
        summary.finish = event.response.candidates[0]?.finish.reason ?? null;
        for (const { message } of event.response.candidates)
          for (const part of message.content) if (part.type === 'tool-call') summary.toolCalls.push(part.name);
        break;
      default:
    }
  }
  return summary;
};
