import type { Config } from '../config/config.ts';
import { LouterError } from '../core/error.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import type { ExchangeOutcome, Gateway } from '../gateway/gateway.ts';
import type { Admission } from './admission.ts';
import { announcedLength, readBody } from './body.ts';
import { toInbound, type Incoming } from './incoming.ts';
import type { InflightBytes, Share } from './inflight.ts';
import type { Lifecycle } from './lifecycle.ts';
import { ResponseOutlet } from './outlet.ts';
import { parameterOf, type Route } from './routes.ts';

/** What model routes are answered with. */
export interface ModelService {
  readonly config: Config;
  readonly gateway: Gateway;
  readonly admission: Admission;
  readonly inflight: InflightBytes;
  readonly lifecycle: Lifecycle;
}

/** The routes of the protocols that clients may speak. */
export const protocolRoutes = (frontends: readonly Frontend[], service: ModelService): Route[] =>
  frontends.flatMap((frontend) => frontend.routes.map((route) => protocolRoute(frontend, route, service)));

function protocolRoute(frontend: Frontend, route: FrontendRoute, service: ModelService): Route {
  const { config, gateway, admission, inflight, lifecycle } = service;
  const namesModel = route.path.includes('{model}');
  const isClosing = (): boolean => lifecycle.draining;

  /** The body is read before the request takes a place, so that a slow upload is in nobody's way; it is under way all the same. */
  async function enter(incoming: Incoming, outlet: ResponseOutlet, share: Share): Promise<Buffer> {
    const { request, response } = incoming;
    const { maxBody } = config.server;
    const done = admission.begin();
    try {
      const announced = announcedLength(request);
      if (announced <= maxBody) share.expect(announced);
      if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
      const body = await readBody(request, { maxBody, share });
      const entered = admission.enter(outlet);
      if (entered !== true && !(await entered)) throw lifecycle.draining ? shuttingDown() : overloaded(config);
      return body;
    } finally {
      done();
    }
  }

  async function handle(incoming: Incoming, body: Buffer, outlet: ResponseOutlet): Promise<ExchangeOutcome> {
    let hasPlace = true;
    const waitOutside = async (waiting: () => Promise<void>): Promise<boolean> => {
      hasPlace = false;
      hasPlace = await admission.waitOutside(outlet, waiting);
      return hasPlace;
    };
    try {
      const model = namesModel ? parameterOf(incoming, 'model') : undefined;
      return await gateway.handle(frontend, route, { ...toInbound(incoming, body), waitOutside }, outlet, model);
    } finally {
      if (hasPlace) admission.leave();
    }
  }

  return {
    method: route.method,
    path: route.path,
    access: 'keys',
    errorForm: frontend,
    async answer(incoming) {
      if (lifecycle.draining) throw shuttingDown();
      const outlet = new ResponseOutlet(incoming.response, incoming.traceId, isClosing);
      if (admission.isFull) throw overloaded(config);
      const share = inflight.share();
      try {
        const body = await enter(incoming, outlet, share);
        return await handle(incoming, body, outlet);
      } finally {
        share.release();
      }
    },
  };
}

/** 429 rather than 503: agents wait for as long as it says, and give up on repeated 503 and 529. */
const overloaded = ({ limits }: Config): LouterError =>
  new LouterError({
    kind: 'rate-limit',
    status: 429,
    message: `this gateway is working on ${limits.maxConcurrent} requests already (limits.max_concurrent): try again in a moment`,
    retryAfterMs: 2_000,
  });

const shuttingDown = (): LouterError =>
  new LouterError({
    kind: 'overloaded',
    status: 503,
    message: 'this gateway is shutting down: try again in a moment',
    retryAfterMs: 2_000,
  });
