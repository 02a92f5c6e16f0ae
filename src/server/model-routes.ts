import type { Config, KeyConfig } from '../config/config.ts';
import type { Settings } from '../config/settings.ts';
import { LouterError } from '../core/error.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import type { ExchangeOutcome, Gateway } from '../gateway/gateway.ts';
import type { Admission } from './admission.ts';
import { announcedLength, readBody } from './body.ts';
import { toInbound, type IncomingRequest } from './incoming.ts';
import type { InflightBytes, ByteReservation } from './inflight-bytes.ts';
import { HttpResponseWriter } from './response-writer.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';
import type { RunRegistry } from './run-registry.ts';
import { parameterOf, type Route } from './routes.ts';

/** Dependencies of the model routes. */
export interface ModelService {
  readonly settings: Settings;
  readonly gateway: Gateway;
  readonly admission: Admission;
  readonly inflight: InflightBytes;
  readonly runs: RunRegistry;
}

/** The routes of all client protocols. */
export function protocolRoutes(frontends: readonly Frontend[], service: ModelService): Route[] {
  const keyRing = service.settings.derive((config) => createKeyRing(config, service.runs));
  return frontends.flatMap((frontend) =>
    frontend.routes.map((route) => protocolRoute(frontend, route, { ...service, keyRing })),
  );
}

function protocolRoute(
  frontend: Frontend,
  route: FrontendRoute,
  service: ModelService & { keyRing(): KeyRing },
): Route {
  const { settings, gateway, admission, inflight, keyRing } = service;
  const namesModel = route.path.includes('{model}');
  const isClosing = (): boolean => admission.isClosed;

  /** Reads the body before acquiring a slot, so that slow uploads block nobody; the request counts as in flight. */
  async function readAndAcquire(
    incoming: IncomingRequest,
    writer: HttpResponseWriter,
    share: ByteReservation,
  ): Promise<Buffer> {
    const { request, response } = incoming;
    const { maxBody } = settings.config.server;
    const done = admission.begin();
    try {
      const announced = announcedLength(request);
      if (announced <= maxBody) share.assertAvailable(announced);
      if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
      const body = await readBody(request, { maxBody, reservation: share });
      const entered = admission.acquire(writer);
      if (entered !== true && !(await entered))
        throw admission.isClosed ? shuttingDownError() : overloadedError(settings.config);
      return body;
    } finally {
      done();
    }
  }

  async function handle(
    incoming: IncomingRequest,
    { body, key }: { body: Buffer; key: KeyConfig | undefined },
    writer: HttpResponseWriter,
  ): Promise<ExchangeOutcome> {
    let hasSlot = true;
    const waitWithoutSlot = async (waiting: () => Promise<void>): Promise<boolean> => {
      hasSlot = false;
      hasSlot = await admission.waitWithoutSlot(writer, waiting);
      return hasSlot;
    };
    try {
      const model = namesModel ? parameterOf(incoming, 'model') : undefined;
      const inbound = { ...toInbound(incoming, body), ...(key && { key }), waitWithoutSlot };
      return await gateway.handle(frontend, route, inbound, writer, model);
    } finally {
      if (hasSlot) admission.release();
    }
  }

  return {
    method: route.method,
    path: route.path,
    access: 'keys',
    isForRuns: true,
    errorFormat: frontend,
    async answer(incoming) {
      if (admission.isClosed) throw shuttingDownError();
      // The key that was accepted: the configuration may change while the body arrives.
      const key = keyRing().find(incoming);
      const writer = new HttpResponseWriter(incoming.response, incoming.traceId, isClosing);
      if (admission.isFull) throw overloadedError(settings.config);
      const share = inflight.reserve();
      try {
        const body = await readAndAcquire(incoming, writer, share);
        return await handle(incoming, { body, key }, writer);
      } finally {
        share.release();
      }
    },
  };
}

/** 429 rather than 503: agents honor its retry-after, and give up after repeated 503 or 529. */
const overloadedError = ({ limits }: Config): LouterError =>
  new LouterError({
    kind: 'rate-limit',
    status: 429,
    message: `this gateway has ${limits.maxConcurrent} in-flight requests (limits.max_concurrent): try again in a moment`,
    retryAfterMs: 2_000,
  });

const shuttingDownError = (): LouterError =>
  new LouterError({
    kind: 'overloaded',
    status: 503,
    message: 'this gateway is shutting down: try again in a moment',
    retryAfterMs: 2_000,
  });
