import { Readable } from 'node:stream';
import { LouterError } from '../../core/error.ts';
import { withoutUndefined, parseJson } from '../../core/json.ts';
import { frontendOf } from '../../protocols/frontends.ts';
import { toPlainResponse, type Replayer, type ReplayRequest, type ReplayResponse } from '../../replay/replayer.ts';
import { createTokenRates } from '../request/token-estimate.ts';
import type { Transport, UpstreamRequest } from './transport.ts';

/** Receives each answer before its body plays. */
export type OnReplay = (upstreamRequest: UpstreamRequest, response: ReplayResponse) => void;

/** Names the recording that answers: a recording of this answer must not pass for one of a live service. */
const recordingHeader = 'x-louter-recording';

/** The framing of the recorded connection does not apply to this one. */
const connectionHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/** Answers from recorded fixtures in place of a vendor. */
export function createReplayTransport(replayer: Replayer, onReplay?: OnReplay): Transport {
  return {
    async send(upstreamRequest, _limits, signal) {
      const response = respond(replayer, upstreamRequest, signal);
      if (signal.aborted) throw new LouterError({ kind: 'aborted', message: 'the client closed the connection' });
      onReplay?.(upstreamRequest, response);
      const { status, body, fixtureName, reason } = response;
      const headers = [
        ...response.headers.filter(([name]) => !connectionHeaders.has(name.toLowerCase())),
        ...(fixtureName === null ? [] : [[recordingHeader, fixtureName] as const]),
      ];
      return {
        status,
        headers,
        header: (name) => headers.find(([field]) => field.toLowerCase() === name)?.[1],
        // Read one chunk at a time: each keeps its moment, and what was written before a cut is not dropped.
        body: Readable.from(body, { objectMode: false, highWaterMark: 1, signal }),
        reason: fixtureName === null ? reason : `${fixtureName}: ${reason}`,
      };
    },
    async stop() {},
  };
}

function respond(replayer: Replayer, upstreamRequest: UpstreamRequest, signal: AbortSignal): ReplayResponse {
  const { protocol, body, json, model, stream, form, passthrough } = upstreamRequest;
  const parsed = json ?? parseJson(body.toString('utf8')) ?? null;
  if (!passthrough)
    return replayer.answer({ protocol, body: parsed, model, stream, ...withoutUndefined({ form }) }, signal);
  const { route, framing } = passthrough;
  if (route.task === 'pass') {
    const codec = frontendOf(protocol)?.codec;
    const error = { kind: 'not-found', message: `no recordings are kept of ${route.path}` } as const;
    if (codec) return toPlainResponse(codec.encodeError(error), error.message, signal);
  }
  const request: ReplayRequest = { protocol, body: parsed, model, framing, ...route.hints };
  const encodeTokenCount = route.task === 'count-tokens' ? frontendOf(protocol)?.encodeTokenCount : undefined;
  if (!encodeTokenCount || replayer.hasRecording(request)) return replayer.answer(request, signal);
  const count = encodeTokenCount(createTokenRates().estimate(model, body.length));
  return toPlainResponse({ status: 200, headers: {}, body: count }, 'estimated from the length of the request', signal);
}
