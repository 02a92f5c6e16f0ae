import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import { summarizeResponse } from '../record/response-summary.ts';
import { createPlainContext, writeHead, writeLast, type ExchangeContext } from './exchange-context.ts';

/** Answers a client that only has a model made ready, where no target runs models of its own: nothing is sent there. */
export function answerPreload(call: ExchangeContext, asked: CoreChatRequest, response: CoreChatResponse): undefined {
  const { exchange, frontend } = call;
  exchange.summary = summarizeResponse(response);
  exchange.notes.push({ what: 'asked no backend: the request only has its model made ready' });
  const body = frontend.codec.encodeResponse(response, createPlainContext(call, asked, response));
  call.requestLosses = 0;
  writeHead(call, 200, { 'content-type': 'application/json' });
  writeLast(call, JSON.stringify(body));
}
