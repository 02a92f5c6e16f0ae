import type { BackendContext, RouteHints } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { parseJson, type JsonObject } from '../core/json.ts';
import { createMint } from '../core/mint.ts';
import type { ExchangeBackend } from '../traces/record.ts';
import { recordBackend, replyOf, sentRequest } from './attempt.ts';
import { sendHead, sendLast, type Call } from './call.ts';
import { upstreamHeaders } from './headers.ts';
import { readWhole } from './pump.ts';
import type { Route } from './route.ts';
import { estimateTokens } from './token-count.ts';

const maxAnswer = 1024 * 1024;

/**
 * Counts the tokens of a request: by the vendor's own endpoint where it has one, else by an estimate that
 * has learned from what this model's vendor counted before.
 * @throws {LouterError} what the vendor refused with: a refusal must not look like a count.
 */
export async function answerTokenCount(
  call: Call,
  route: Route,
  body: JsonObject,
  hints: RouteHints,
): Promise<undefined> {
  const request = call.frontend.codec.decodeRequest(body, hints);
  const { adapter, config, model, issuer } = route;
  const record = recordBackend(call, route, []);
  const tokens =
    adapter.tokenCount && config.protocol !== 'replay'
      ? await askVendor(
          call,
          route,
          adapter.tokenCount,
          {
            request,
            model,
            issuer,
            facts: call.engine.config.modelFacts(model),
            mint: createMint(call.exchange.traceId),
            report: () => {}, // losses of a count change no answer
          },
          record,
        )
      : estimateTokens(call, request, model);
  sendHead(call, 200, { 'content-type': 'application/json' });
  sendLast(call, JSON.stringify(call.frontend.encodeTokenCount?.(tokens)));
  return undefined;
}

async function askVendor(
  call: Call,
  { adapter, config, model }: Route,
  tokenCount: NonNullable<Route['adapter']['tokenCount']>,
  context: BackendContext,
  record: ExchangeBackend,
): Promise<number> {
  const { engine, inbound, abort } = call;
  const sameProtocol = adapter.codec.protocol === call.frontend.codec.protocol;
  const json = tokenCount.encode(context.request, context);
  const upload = {
    url: config.baseUrl + tokenCount.path,
    headers: upstreamHeaders(inbound, { adapter, config, sameProtocol, stream: false }),
    body: Buffer.from(JSON.stringify(json)),
    protocol: adapter.codec.protocol,
    stream: false,
    model,
  };
  record.request = sentRequest(upload);
  const download = await engine.transport(config.name).send(upload, config.limits, abort.signal);
  const bytes = await readWhole(download.body, maxAnswer);
  const { status, headers } = download;
  record.response = { status, headers, chunks: [{ atMs: call.clock(), bytes }] };
  const answer = parseJson(bytes.toString('utf8')) ?? bytes.toString('utf8');
  if (status !== 200) {
    const error = adapter.codec.decodeError(replyOf(download, answer));
    throw new LouterError({ ...error, status: error.status ?? status });
  }
  const count = tokenCount.decode(answer);
  if (count === undefined)
    throw new LouterError({
      kind: 'bad-upstream-reply',
      message: 'the upstream answered a token count without a count',
    });
  return count;
}
