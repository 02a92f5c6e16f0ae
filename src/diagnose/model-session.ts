import type { Backend } from '../core/backend.ts';
import type { BackendConfig } from '../config/config.ts';
import type { ModelFacts } from '../core/codec.ts';
import { ResponseFold } from '../core/fold.ts';
import { createIdMinter } from '../core/mint.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Redactor } from '../core/redact/redact.ts';
import { noClientRequest, buildUpstreamHeaders } from '../gateway/headers.ts';
import { createSecretMasker } from '../gateway/secrets/masker.ts';
import { toFailure, FailedAttempt } from '../gateway/attempt/retry.ts';
import { transportFor } from '../gateway/platform/authorizer.ts';
import type { Route } from '../gateway/route/routing.ts';
import { createHttpTransport } from '../gateway/attempt/transport.ts';
import { buildUpstreamRequest, isStream, readEvents, sendUpstream } from '../gateway/attempt/upstream.ts';

/** The result of one request to a model. */
export type ProbeResult =
  /** `pieces`: the number of deltas of text, reasoning and arguments; null if it was not streamed. */
  | { kind: 'answered'; response: CoreChatResponse; pieces: number | null }
  /** The backend answered with an error: its message, without secrets. */
  | { kind: 'refused'; status: number; message: string }
  /** No answer arrived, or it cannot be decoded. */
  | { kind: 'failed'; message: string };

/** `facts` replace the known facts of the model for this request. */
export type SendProbe = (request: Omit<CoreChatRequest, 'model'>, facts?: ModelFacts) => Promise<ProbeResult>;

/** Long enough for a model that must be loaded first. */
const requestTimeoutMs = 90_000;

/** Sends requests to a model of a backend, on connections of its own; `close` closes them. */
export function openModelSession(
  config: BackendConfig,
  adapter: Backend,
  { model, facts: known, redactor }: { model: string; facts: ModelFacts; redactor: Redactor },
): { send: SendProbe; close(): Promise<void> } {
  const transport = transportFor(config, adapter, createHttpTransport(config.limits, config.proxy));
  const route: Route = { config, adapter, model, facts: known, issuer: `${adapter.codec.protocol}@probe` };

  async function sendOnce(request: CoreChatRequest, facts: ModelFacts): Promise<ProbeResult> {
    const { stream } = request;
    const context = {
      request,
      model,
      issuer: route.issuer,
      facts,
      report() {},
      note() {},
      mint: createIdMinter('probe'),
    };
    const upstreamRequest = buildUpstreamRequest(route, context, {
      headers: buildUpstreamHeaders(noClientRequest, { adapter, config, sameProtocol: false, stream }),
      sameProtocol: false,
    });
    const read = { signal: AbortSignal.timeout(requestTimeoutMs), masker: createSecretMasker([]) };
    const answer = await sendUpstream({ read, route, transport, request: upstreamRequest, context });
    const fold = new ResponseFold();
    let pieces = 0;
    await readEvents(answer, (event) => {
      fold.add(event);
      if (/-delta$|-arguments-/.test(event.type)) pieces++;
    });
    return { kind: 'answered', response: fold.result(), pieces: isStream(answer) ? pieces : null };
  }

  return {
    async send(request, facts = known) {
      try {
        return await sendOnce({ ...request, model }, facts);
      } catch (thrown) {
        const { error } = toFailure(thrown);
        const message = redactor.text(error.message);
        return thrown instanceof FailedAttempt && error.status !== undefined
          ? { kind: 'refused', status: error.status, message }
          : { kind: 'failed', message };
      }
    },
    close: () => transport.stop(),
  };
}
