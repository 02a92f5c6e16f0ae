import type { Backend } from '../core/backend.ts';
import type { BackendConfig } from '../config/config.ts';
import type { ModelFacts } from '../core/codec.ts';
import { ResponseFold } from '../core/fold.ts';
import { createIdMinter } from '../core/mint.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Redactor } from '../core/redact/redact.ts';
import { startClock } from '../gateway/clock.ts';
import { noClientRequest, buildUpstreamHeaders } from '../gateway/headers.ts';
import { createHiding } from '../gateway/hiding.ts';
import { createHttpTransport } from '../gateway/http-transport.ts';
import { toFailure, FailedAttempt } from '../gateway/retry.ts';
import type { Route } from '../gateway/route.ts';
import { sendUpstream, isStream, readPlainAnswer, buildUpstreamRequest } from '../gateway/upstream-answer.ts';
import { readEvents } from '../gateway/upstream-stream.ts';

/** What came of one request to a model. */
export type ProbeResult =
  /** `pieces`: how many pieces of text, reasoning and arguments it came in; null where it did not come as a stream. */
  | { kind: 'answered'; response: CoreChatResponse; pieces: number | null }
  /** The backend said no. The message is its own, without secrets. */
  | { kind: 'refused'; status: number; message: string }
  /** No answer came, or none that can be read. */
  | { kind: 'failed'; message: string };

/** `facts`: what is known of the model for this one request; absent: what is known of it anyway. */
export type SendProbe = (request: Omit<CoreChatRequest, 'model'>, facts?: ModelFacts) => Promise<ProbeResult>;

/** A model that may have to be loaded first needs its time; one that says nothing for so long is not waited for. */
const requestTimeoutMs = 90_000;

/** Asks a model of a backend, on connections of its own; `end` gives them back. */
export function openModelSession(
  config: BackendConfig,
  adapter: Backend,
  { model, facts: known, redactor }: { model: string; facts: ModelFacts; redactor: Redactor },
): { ask: SendProbe; end(): Promise<void> } {
  const transport = createHttpTransport(config.limits);
  const route: Route = { config, adapter, model, issuer: `${adapter.codec.protocol}@probe` };

  async function readAnswer(request: CoreChatRequest, facts: ModelFacts): Promise<ProbeResult> {
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
    const upload = buildUpstreamRequest(route, context, {
      headers: buildUpstreamHeaders(noClientRequest, { adapter, config, sameProtocol: false, stream }),
      sameProtocol: false,
    });
    const reading = { clock: startClock(), signal: AbortSignal.timeout(requestTimeoutMs), hiding: createHiding([]) };
    const source = await sendUpstream({ reading, route, transport, upload, context }, () => {});
    if (!isStream(source)) return { kind: 'answered', response: await readPlainAnswer(source), pieces: null };
    const fold = new ResponseFold();
    let pieces = 0;
    await readEvents(
      source,
      (event) => {
        fold.add(event);
        if (/-delta$|-arguments-/.test(event.type)) pieces++;
      },
      () => undefined,
    );
    return { kind: 'answered', response: fold.result(), pieces };
  }

  return {
    async ask(request, facts = known) {
      try {
        return await readAnswer({ ...request, model }, facts);
      } catch (thrown) {
        const { error } = toFailure(thrown);
        const message = redactor.text(error.message);
        return thrown instanceof FailedAttempt && error.status !== undefined
          ? { kind: 'refused', status: error.status, message }
          : { kind: 'failed', message };
      }
    },
    end: () => transport.stop(),
  };
}
