import type { Config, KeyConfig } from '../config/config.ts';
import type { Settings } from '../config/settings.ts';
import { LouterError } from '../core/error.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import type { Note } from '../core/types.ts';
import type { ResponseWriter } from '../gateway/exchange-io.ts';
import type { ExchangeOutcome, Gateway } from '../gateway/gateway.ts';
import { fromCloudRequest } from '../gateway/platform/cloud-request.ts';
import type { Admission } from './admission.ts';
import { cloudRoutesOf, type CloudRoute } from './cloud-routes.ts';
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

/** A request to a model, by HTTP or as a message of a WebSocket. */
export interface ModelRequest {
  readonly incoming: IncomingRequest;
  readonly writer: ResponseWriter;
  /** The model's name in the path, for protocols that put it there. */
  readonly model?: string;
  /** Whether it came at the path of a cloud, in its form. */
  readonly isOfCloud?: boolean;
  /** Reads the body; its bytes are reserved in `share`. */
  readBody(share: ByteReservation): Promise<ModelRequestBody> | ModelRequestBody;
}

export interface ModelRequestBody {
  readonly body: Buffer;
  /** What was changed in the request. */
  readonly notes?: readonly Note[];
  /** Values that take precedence over those of its header fields, by lower-case name. */
  readonly metadata?: ReadonlyMap<string, string>;
}

/**
 * Passes requests to the gateway, within the limits of this server.
 * @throws {LouterError} if the server has no room for it, or shuts down.
 */
export type ModelRequestHandler = (request: ModelRequest) => Promise<ExchangeOutcome>;

export function createModelRequestHandler(
  frontend: Frontend,
  route: FrontendRoute,
  { settings, gateway, admission, inflight, keyRing }: ModelService & { keyRing(): KeyRing },
): ModelRequestHandler {
  const { protocol } = frontend.codec;

  /** Reads the body before acquiring a slot, so that slow uploads block nobody; the request counts as in flight. */
  async function readAndAcquire(request: ModelRequest, share: ByteReservation): Promise<ModelRequestBody> {
    const done = admission.begin();
    try {
      const body = await request.readBody(share);
      const entered = admission.acquire(request.writer);
      if (entered !== true && !(await entered))
        throw admission.isClosed ? shuttingDownError() : overloadedError(settings.config);
      return body;
    } finally {
      done();
    }
  }

  async function handle(
    { incoming, writer, model, isOfCloud = false }: ModelRequest,
    { body, notes, metadata }: ModelRequestBody,
    key: KeyConfig | undefined,
  ): Promise<ExchangeOutcome> {
    let hasSlot = true;
    const waitWithoutSlot = async (waiting: () => Promise<void>): Promise<boolean> => {
      hasSlot = false;
      hasSlot = await admission.waitWithoutSlot(writer, waiting);
      return hasSlot;
    };
    try {
      const received = toInbound(incoming, body);
      const header = (name: string): string | undefined => metadata?.get(name) ?? received.header(name);
      const inbound = {
        ...received,
        header,
        ...(key && { key }),
        ...(notes && { notes }),
        waitWithoutSlot,
      };
      return await gateway.handle(
        frontend,
        route,
        isOfCloud ? fromCloudRequest(protocol, inbound) : inbound,
        writer,
        model,
      );
    } finally {
      if (hasSlot) admission.release();
    }
  }

  return async (request) => {
    if (admission.isClosed) throw shuttingDownError();
    // The key that was accepted: the configuration may change while the body arrives.
    const key = keyRing().find(request.incoming);
    if (admission.isFull) throw overloadedError(settings.config);
    const share = inflight.reserve();
    try {
      const body = await readAndAcquire(request, share);
      return await handle(request, body, key);
    } finally {
      share.release();
    }
  };
}

/** The routes of all client protocols. */
export function protocolRoutes(frontends: readonly Frontend[], service: ModelService): Route[] {
  const keyRing = service.settings.derive((config) => createKeyRing(config, service.runs));
  return frontends.flatMap((frontend) => [
    ...frontend.routes.map((route) => protocolRoute(frontend, route, { ...service, keyRing })),
    ...cloudRoutesOf(frontend).flatMap((cloud) => {
      const own = frontend.routes.find(({ path }) => path === cloud.ownPath);
      return own ? [protocolRoute(frontend, own, { ...service, keyRing }, cloud)] : [];
    }),
  ]);
}

function protocolRoute(
  frontend: Frontend,
  route: FrontendRoute,
  service: ModelService & { keyRing(): KeyRing },
  cloud?: CloudRoute,
): Route {
  const { settings, admission } = service;
  const namesModel = route.path.includes('{model}');
  const isClosing = (): boolean => admission.isClosed;
  const handle = createModelRequestHandler(frontend, route, service);

  async function readHttpBody({ request, response }: IncomingRequest, share: ByteReservation): Promise<Buffer> {
    const { maxBody } = settings.config.server;
    const announced = announcedLength(request);
    if (announced <= maxBody) share.assertAvailable(announced);
    if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
    return readBody(request, { maxBody, reservation: share });
  }

  return {
    method: route.method,
    path: cloud?.path ?? route.path,
    access: 'keys',
    isForRuns: true,
    ...(cloud && { isAlias: true }),
    errorFormat: frontend,
    async answer(incoming) {
      return handle({
        incoming,
        writer: new HttpResponseWriter(incoming.response, incoming.traceId, isClosing),
        isOfCloud: cloud !== undefined,
        ...(namesModel && { model: parameterOf(incoming, 'model') }),
        readBody: async (share) => ({ body: await readHttpBody(incoming, share) }),
      });
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

export const shuttingDownError = (): LouterError =>
  new LouterError({
    kind: 'overloaded',
    status: 503,
    message: 'this gateway is shutting down: try again in a moment',
    retryAfterMs: 2_000,
  });
