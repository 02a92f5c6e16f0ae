import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import { summaryOf } from '../record/summary.ts';
import { plainContext, sendHead, sendLast, type Call } from './call.ts';

/** Answers a client that only has a model made ready, where no target runs models of its own: nothing is sent there. */
export function answerPreload(call: Call, asked: CoreChatRequest, ready: CoreChatResponse): undefined {
  const { exchange, frontend } = call;
  exchange.summary = summaryOf(ready);
  exchange.notes.push({ what: 'asked no backend: the request only has its model made ready' });
  const body = frontend.codec.encodeResponse(ready, plainContext(call, asked, ready));
  call.requestLosses = 0;
  sendHead(call, 200, { 'content-type': 'application/json' });
  sendLast(call, JSON.stringify(body));
}
