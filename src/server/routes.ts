import type { Express, NextFunction, Request, Response } from 'express';
import { LouterError, toLouterError } from '../core/error.ts';
import type { Settings } from '../config/settings.ts';
import type { Frontend } from '../core/frontend.ts';
import type { ExchangeOutcome } from '../gateway/gateway.ts';
import type { Recorder } from '../record/exchange.ts';
import type { Access, AccessCheck, RouteAccess } from './access.ts';
import { sendError } from './send.ts';
import { ClientDisconnectedError } from './body.ts';
import { cloudAt, errorFormatOf } from './cloud-errors.ts';
import { type ErrorFormat, nearestErrorFormat, httpError } from './errors.ts';
import { receiveRequest, toInboundHead, type IncomingRequest } from './incoming.ts';
import { recordRefusedRequest } from './refused-requests.ts';
import type { AnsweredRequest, AccessLog } from './access-log.ts';
import { runNameRule, runOf, splitRunPath, takeRun } from './run-path.ts';

/** A route of the gateway with its access rules. */
export interface Route extends RouteAccess {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A path with parameters as `{name}`, which may match slashes. */
  readonly path: string;
  /** The format of its errors; default: determined by path and headers. */
  readonly errorFormat?: ErrorFormat;
  /**
   * Responds, and returns the outcome if the gateway handled the request. Errors it throws are sent in the error
   * format of the route.
   */
  answer(incoming: IncomingRequest): Promise<ExchangeOutcome | undefined>;
}

/** What all routes share. */
export interface RouteContext {
  readonly frontends: readonly Frontend[];
  readonly checkAccess: AccessCheck;
  readonly accessLog: Pick<AccessLog, 'logRequest' | 'logDefect'>;
  /** Counts an answered request of a run; `outcome` is absent if the gateway refused it. */
  readonly countInRun: (incoming: IncomingRequest, run: string, outcome: ExchangeOutcome | undefined) => void;
  /** Records the requests that are answered with an error here. */
  readonly recorder: Recorder;
  readonly settings: Settings;
}

/** In bytes. */
const maxTarget = 8 * 1024;
/** The status of nginx for a client that disconnected; used in the log and the metrics only. */
const clientClosedStatus = 499;

/**
 * Mounts the routes, and a handler for all other paths. Every route is mounted here, so that none bypasses the access check.
 * @throws {Error} for a route without an access class, or if the application already has other routes.
 */
export function mountRoutes(app: Express, routes: readonly Route[], context: RouteContext): void {
  if (app.router.stack.length > 0) throw new Error('the application already has routes, which have no access class');
  const server = new RouteServer(routes, context);
  const findExactRoute = createExactRoutes(routes);
  app.use((request, response, next) => {
    const place = request.url.startsWith('/run/') ? splitRunPath(request.url) : undefined;
    if (place) {
      if (place.run === undefined) return server.refuseRunName(receiveRequest(request, response));
      takeRun(request, { run: place.run, rest: place.rest });
    }
    const route = findExactRoute(request);
    return route && !isOutsideRuns(request, route) ? server.serve(receiveRequest(request, response), route) : next();
  });
  for (const route of routes) {
    requireAccessClass(route);
    app.all(expressPath(route.path), (request, response, next) =>
      isOtherMethod(request, route) || server.isForOtherRoute(request, route) || isOutsideRuns(request, route)
        ? next()
        : server.serve(receiveRequest(request, response), route),
    );
  }
  app.use((request, response) => server.refuseUnknown(receiveRequest(request, response)));
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    const incoming = receiveRequest(request, response);
    // The router throws for invalid percent-encoding: there is no such path.
    if (error instanceof URIError) server.refuseUnknown(incoming);
    else if (response.headersSent) next(error);
    else server.fail(incoming, undefined, error);
  });
}

/**
 * Finds the route of a method and a path without parameters: nearly all requests are for one of these, and Express tries
 * one route after the other.
 */
function createExactRoutes(routes: readonly Route[]): (request: Request) => Route | undefined {
  const exact = new Map<string, Route>();
  for (const route of routes.filter(({ path }) => !path.includes('{')).toReversed())
    for (const method of methodsOf(route)) exact.set(`${method} ${route.path}`, route);
  return ({ method, url }) => {
    const mark = url.indexOf('?');
    return exact.get(`${method} ${mark < 0 ? url : url.slice(0, mark)}`);
  };
}

/** Answers requests by their route, or with an error; logs, counts and records what was answered. */
class RouteServer {
  readonly #routes: readonly Route[];
  readonly #context: RouteContext;

  constructor(routes: readonly Route[], context: RouteContext) {
    this.#routes = routes;
    this.#context = context;
  }

  async serve(incoming: IncomingRequest, route: Route): Promise<void> {
    const refused =
      urlTooLong(incoming) ??
      this.#context.checkAccess(incoming, route) ??
      (methodsOf(route).includes(incoming.request.method)
        ? undefined
        : methodNotAllowed(incoming, this.#methodsAt(route.path), route));
    if (refused) return this.#sendError(incoming, route, refused);
    try {
      const outcome = await route.answer(incoming);
      if (!outcome) return this.#logAnswer(incoming, route, incoming.response.statusCode, {});
      // 0: the client disconnected before the response started.
      const status = outcome.httpStatus === 0 ? clientClosedStatus : outcome.httpStatus;
      this.#logAnswer(incoming, route, status, { outcome });
    } catch (thrown) {
      this.fail(incoming, route, thrown);
    }
  }

  refuseUnknown(incoming: IncomingRequest): void {
    // A page would log in again and again where a server of pages alone lacks a route.
    const access = { access: 'keys', isForRuns: true, isForViewer: true } as const;
    const refused = urlTooLong(incoming) ?? this.#context.checkAccess(incoming, access);
    this.#sendError(incoming, undefined, refused ?? notFound(incoming, this.#routes));
  }

  refuseRunName(incoming: IncomingRequest): void {
    const problem = httpError(400, 'invalid-request', `the name of the run in the URL: expected ${runNameRule}`);
    const refused = urlTooLong(incoming) ?? this.#context.checkAccess(incoming, { access: 'keys' });
    this.#sendError(incoming, undefined, refused ?? problem);
  }

  fail(incoming: IncomingRequest, route: Route | undefined, thrown: unknown): void {
    if (thrown instanceof ClientDisconnectedError) {
      const error = { kind: 'aborted', message: thrown.message } as const;
      return this.#logAnswer(incoming, route, clientClosedStatus, { error });
    }
    // A mistake in a filter of traces does not add a trace.
    const isRecorded = route?.access !== 'viewer' && incoming.isRecorded !== true;
    if (!(thrown instanceof LouterError)) this.#context.accessLog.logDefect(incoming.traceId, thrown);
    this.#sendError(incoming, route, toLouterError(thrown), { isRecorded });
  }

  /** Whether another route of the same path has the method of the request. */
  isForOtherRoute({ method }: Request, route: Route): boolean {
    return !methodsOf(route).includes(method) && this.#methodsAt(route.path).includes(method);
  }

  #methodsAt(path: string): string[] {
    return this.#routes.filter((each) => each.path === path).flatMap(methodsOf);
  }

  #sendError(
    incoming: IncomingRequest,
    route: Route | undefined,
    error: LouterError,
    { isRecorded } = { isRecorded: true },
  ): void {
    const { frontends, settings, recorder } = this.#context;
    if (error.detail.status === 405 && route)
      incoming.response.setHeader('allow', this.#methodsAt(route.path).join(', '));
    const cloud = cloudAt(incoming.path);
    const format =
      (cloud && errorFormatOf(frontends, cloud)) ??
      route?.errorFormat ??
      nearestErrorFormat(frontends, incoming.path, incoming.request.headers);
    const reply = sendError(incoming, format, error);
    const { generation } = settings;
    if (isRecorded)
      recordRefusedRequest(recorder, { request: toInboundHead(incoming), format, generation, error, reply });
    this.#logAnswer(incoming, route, reply.status, { error: error.detail });
  }

  #logAnswer(
    incoming: IncomingRequest,
    route: Route | undefined,
    status: number,
    result: Pick<AnsweredRequest, 'error' | 'outcome'>,
  ): void {
    const protocol =
      route?.errorFormat === undefined || route.errorFormat === 'louter' ? null : route.errorFormat.codec.protocol;
    const run = runOf(incoming.request);
    // Lists of models and liveness checks are not counted.
    if (run !== undefined && incoming.request.method === 'POST')
      this.#context.countInRun(incoming, run, result.outcome);
    this.#context.accessLog.logRequest(incoming, { status, protocol, route: route?.path ?? null, ...result });
  }
}

const accessClasses: readonly string[] = [
  'public',
  'keys',
  'viewer',
  'viewer-key',
  'delete',
  'control',
] satisfies Access[];

function requireAccessClass({ method, path, access }: Route): void {
  const declared: string | undefined = access;
  if (declared === undefined || !accessClasses.includes(declared))
    throw new Error(`route ${method} ${path} declares no access class: expected ${accessClasses.join(', ')}`);
}

/** Converts a path to the syntax of Express, in which a colon starts a parameter and `*name` matches slashes. */
const expressPath = (path: string): string => path.replaceAll(':', '\\:').replaceAll(/\{([a-z]+)\}/g, '*$1');

/** The value of a path parameter, percent-decoded. */
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
  { request: { method } }: IncomingRequest,
  allowed: readonly string[],
  { path }: Route,
): LouterError {
  const expected = allowed.filter((each) => each !== 'HEAD').join(' or ');
  return httpError(405, 'invalid-request', `${path} does not support ${method}: use ${expected}`);
}

/** For a path that ends in a parameter, other methods may belong to other routes. */
const isOtherMethod = (request: Request, route: Route): boolean =>
  route.path.endsWith('}') && !methodsOf(route).includes(request.method);

/** Below `/run/NAME` there are only the routes for agents. */
const isOutsideRuns = (request: Request, { isForRuns }: Route): boolean =>
  isForRuns !== true && runOf(request) !== undefined;

/** What is wrong with the base URL of the client, where the path has a part too many or too few. */
function baseUrlHint(path: string, routes: readonly Route[]): string {
  const superfluous = routes.find((route) => route.path.length > 1 && path.endsWith(route.path));
  if (superfluous)
    return `; the base URL of the client probably has a superfluous path: the route is ${superfluous.path}`;
  const incomplete = routes.find((route) => path.length > 1 && route.path.endsWith(path));
  if (!incomplete) return '';
  const missing = incomplete.path.slice(0, -path.length);
  return `; the route is ${incomplete.path}: add ${missing} to the base URL of the client`;
}

function notFound({ path, request }: IncomingRequest, allRoutes: readonly Route[]): LouterError {
  const routes = allRoutes.filter((route) => !isOutsideRuns(request, route));
  const shown = JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
  const list = routes
    .filter(({ isForRuns, isPage, isAlias }) => isForRuns && !isPage && !isAlias)
    .map((route) => `${route.method} ${route.path}`)
    .join(', ');
  return new LouterError({
    kind: 'not-found',
    status: 404,
    message: `there is no route ${request.method} ${shown}${baseUrlHint(path, routes)}. The routes for agents are: ${list}`,
    // OpenAI's code; without one, its protocol reports that a model was not found.
    code: 'unknown_url',
  });
}
