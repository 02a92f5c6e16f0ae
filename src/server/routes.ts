import type { Express, NextFunction, Request, Response } from 'express';
import { LouterError, toCoreError } from '../core/error.ts';
import type { Frontend } from '../core/frontend.ts';
import type { ExchangeOutcome } from '../gateway/gateway.ts';
import type { AccessCheck, RouteAccess } from './access.ts';
import { sendError } from './send.ts';
import { ClientDisconnectedError } from './body.ts';
import { type ErrorFormat, nearestErrorFormat, httpError } from './errors.ts';
import { receiveRequest, type IncomingRequest } from './incoming.ts';
import type { AnsweredRequest, AccessLog } from './access-log.ts';

/** One address of the gateway and who may use it. */
export interface Route extends RouteAccess {
  readonly method: 'GET' | 'POST';
  /** As it is written in a list of routes, with `{name}` for what varies; that may hold slashes. */
  readonly path: string;
  /** How its errors are said; absent: as the request's path and headers suggest. */
  readonly errorFormat?: ErrorFormat;
  /**
   * Answers, and tells what the gateway made of it if it went that way. What it throws is answered as an error, in
   * the form of the route.
   */
  answer(incoming: IncomingRequest): Promise<ExchangeOutcome | undefined>;
}

/** What every route is wrapped in. */
export interface RouteContext {
  readonly frontends: readonly Frontend[];
  readonly checkAccess: AccessCheck;
  readonly accessLog: AccessLog;
}

/** In bytes. */
const maxTarget = 8 * 1024;
/** What nginx calls a request whose client left: it stands in the log and the counts alone. */
const clientClosedStatus = 499;

/**
 * Mounts the routes, and an answer for every other path. There is no other way to a route, so none goes without
 * the checks.
 * @throws {Error} for a route without an access class, and when the application has routes of another making.
 */
export function mountRoutes(app: Express, routes: readonly Route[], context: RouteContext): void {
  const { frontends, checkAccess: mayAnswer, accessLog: journal } = context;
  if (app.router.stack.length > 0) throw new Error('the application has routes that no access class was declared for');
  for (const route of routes) {
    requireAccessClass(route);
    app.all(expressPath(route.path), (request, response, next) =>
      isOtherMethod(request, route) || isForLaterRoute(request, route)
        ? next()
        : serve(receiveRequest(request, response), route),
    );
  }
  app.use((request, response) => refuseUnknown(receiveRequest(request, response)));
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    const incoming = receiveRequest(request, response);
    // The router fails on a path whose percent-encoding cannot be undone: nothing is there.
    if (error instanceof URIError) refuseUnknown(incoming);
    else if (response.headersSent) next(error);
    else fail(incoming, undefined, error);
  });

  const methodsAt = (path: string): string[] => routes.filter((each) => each.path === path).flatMap(methodsOf);

  /** Whether a later route of the same path takes the request. */
  const isForLaterRoute = ({ method }: Request, route: Route): boolean =>
    !methodsOf(route).includes(method) && methodsAt(route.path).includes(method);

  async function serve(incoming: IncomingRequest, route: Route): Promise<void> {
    const refused =
      urlTooLong(incoming) ?? mayAnswer(incoming, route) ?? methodNotAllowed(incoming, methodsAt(route.path), route);
    if (refused) return sendRouteError(incoming, route, refused);
    try {
      const outcome = await route.answer(incoming);
      if (!outcome) return logAnswer(incoming, route, incoming.response.statusCode, {});
      // A client that left before its answer began was sent no status.
      logAnswer(incoming, route, outcome.httpStatus === 0 ? clientClosedStatus : outcome.httpStatus, { outcome });
    } catch (thrown) {
      fail(incoming, route, thrown);
    }
  }

  function refuseUnknown(incoming: IncomingRequest): void {
    sendRouteError(
      incoming,
      undefined,
      urlTooLong(incoming) ?? mayAnswer(incoming, { access: 'keys' }) ?? notFound(incoming, routes),
    );
  }

  function fail(incoming: IncomingRequest, route: Route | undefined, thrown: unknown): void {
    if (thrown instanceof ClientDisconnectedError)
      return logAnswer(incoming, route, clientClosedStatus, { error: { kind: 'aborted', message: thrown.message } });
    if (thrown instanceof LouterError) return sendRouteError(incoming, route, thrown);
    journal.logDefect(incoming.traceId, thrown);
    sendRouteError(incoming, route, new LouterError(toCoreError(thrown), { cause: thrown }));
  }

  function sendRouteError(incoming: IncomingRequest, route: Route | undefined, error: LouterError): void {
    if (error.detail.status === 405 && route) incoming.response.setHeader('allow', methodsAt(route.path).join(', '));
    const status = sendError(
      incoming,
      route?.errorFormat ?? nearestErrorFormat(frontends, incoming.path, incoming.request.headers),
      error,
    );
    logAnswer(incoming, route, status, { error: error.detail });
  }

  function logAnswer(
    incoming: IncomingRequest,
    route: Route | undefined,
    status: number,
    result: Pick<AnsweredRequest, 'error' | 'outcome'>,
  ): void {
    const protocol =
      route?.errorFormat === undefined || route.errorFormat === 'louter' ? null : route.errorFormat.codec.protocol;
    journal.logRequest(incoming, { status, protocol, route: route?.path ?? null, ...result });
  }
}

function requireAccessClass({ method, path, access }: Route): void {
  const declared: string | undefined = access;
  if (declared !== 'public' && declared !== 'keys')
    throw new Error(`route ${method} ${path} declares no access class: expected public or keys`);
}

/** Our way of writing a path as Express writes it, where a colon begins a parameter and `*name` may hold slashes. */
export const expressPath = (path: string): string => path.replaceAll(':', '\\:').replace(/\{([a-z]+)\}/, '*$1');

/** What stands in a path for `{name}`, percent-encoding undone. */
export function parameterOf({ request }: IncomingRequest, name: string): string {
  const value: string | readonly string[] | undefined = request.params[name];
  return typeof value === 'string' ? value : (value ?? []).join('/');
}

function urlTooLong({ request }: IncomingRequest): LouterError | undefined {
  const { length } = request.url;
  if (length <= maxTarget) return undefined;
  return httpError(414, 'invalid-request', `the URL is ${length} bytes long: expected at most ${maxTarget}`);
}

const methodsOf = ({ method }: Route): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

function methodNotAllowed(
  { request }: IncomingRequest,
  allowed: readonly string[],
  { path }: Route,
): LouterError | undefined {
  if (allowed.includes(request.method)) return undefined;
  const expected = allowed.filter((method) => method !== 'HEAD').join(' or ');
  return httpError(405, 'invalid-request', `${path} does not take ${request.method}: send ${expected}`);
}

/** Behind a path that ends in a name, another method may mean a thing of another kind, such as one more verb of it. */
const isOtherMethod = (request: Request, route: Route): boolean =>
  route.path.endsWith('}') && !methodsOf(route).includes(request.method);

function notFound({ path, request }: IncomingRequest, routes: readonly Route[]): LouterError {
  const shown = JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
  const closest = routes.find((route) => route.path.length > 1 && path.endsWith(route.path));
  const hint = closest
    ? `; the base URL of the client seems to hold a part too many, ${closest.path} alone is right`
    : '';
  const list = routes.map((route) => `${route.method} ${route.path}`).join(', ');
  return new LouterError({
    kind: 'not-found',
    status: 404,
    message: `there is no route ${request.method} ${shown}${hint}. The routes are: ${list}`,
    // OpenAI's own word; without one its protocol would say that a model was not found.
    code: 'unknown_url',
  });
}
