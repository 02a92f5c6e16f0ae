import type { Express, NextFunction, Request, Response } from 'express';
import { LouterError, toCoreError } from '../core/error.ts';
import type { Frontend } from '../core/frontend.ts';
import type { ExchangeOutcome } from '../gateway/gateway.ts';
import type { AccessCheck, Guarded } from './access.ts';
import { sendError } from './answer.ts';
import { ClientGone } from './body.ts';
import { type ErrorForm, nearestForm, refusal } from './errors.ts';
import { arrive, type Incoming } from './incoming.ts';
import type { Answered, Journal } from './journal.ts';

/** One address of the gateway and who may use it. */
export interface Route extends Guarded {
  readonly method: 'GET' | 'POST';
  /** As it is written in a list of routes, with `{name}` for what varies; that may hold slashes. */
  readonly path: string;
  /** How its errors are said; absent: as the request's path and headers suggest. */
  readonly errorForm?: ErrorForm;
  /**
   * Answers, and tells what the gateway made of it if it went that way. What it throws is answered as an error, in
   * the form of the route.
   */
  answer(incoming: Incoming): Promise<ExchangeOutcome | undefined>;
}

/** What every route is wrapped in. */
export interface Surroundings {
  readonly frontends: readonly Frontend[];
  readonly mayAnswer: AccessCheck;
  readonly journal: Journal;
}

/** In bytes. */
const maxTarget = 8 * 1024;
/** What nginx calls a request whose client left: it stands in the log and the counts alone. */
const clientClosed = 499;

/**
 * Mounts the routes, and an answer for every other path. There is no other way to a route, so none goes without
 * the checks.
 * @throws {Error} for a route without an access class, and when the application has routes of another making.
 */
export function mountRoutes(app: Express, routes: readonly Route[], surroundings: Surroundings): void {
  const { frontends, mayAnswer, journal } = surroundings;
  if (app.router.stack.length > 0) throw new Error('the application has routes that no access class was declared for');
  for (const route of routes) {
    requireAccessClass(route);
    app.all(expressPath(route.path), (request, response, next) =>
      isOther(request, route) || isOfAnother(request, route) ? next() : serve(arrive(request, response), route),
    );
  }
  app.use((request, response) => refuseUnknown(arrive(request, response)));
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    const incoming = arrive(request, response);
    // The router fails on a path whose percent-encoding cannot be undone: nothing is there.
    if (error instanceof URIError) refuseUnknown(incoming);
    else if (response.headersSent) next(error);
    else fail(incoming, undefined, error);
  });

  const methodsAt = (path: string): string[] => routes.filter((each) => each.path === path).flatMap(methodsOf);

  /** Whether a later route of the same path takes the request. */
  const isOfAnother = ({ method }: Request, route: Route): boolean =>
    !methodsOf(route).includes(method) && methodsAt(route.path).includes(method);

  async function serve(incoming: Incoming, route: Route): Promise<void> {
    const refused =
      tooLong(incoming) ?? mayAnswer(incoming, route) ?? wrongMethod(incoming, methodsAt(route.path), route);
    if (refused) return refuse(incoming, route, refused);
    try {
      const outcome = await route.answer(incoming);
      if (!outcome) return note(incoming, route, incoming.response.statusCode, {});
      // A client that left before its answer began was sent no status.
      note(incoming, route, outcome.httpStatus === 0 ? clientClosed : outcome.httpStatus, { outcome });
    } catch (thrown) {
      fail(incoming, route, thrown);
    }
  }

  function refuseUnknown(incoming: Incoming): void {
    refuse(
      incoming,
      undefined,
      tooLong(incoming) ?? mayAnswer(incoming, { access: 'keys' }) ?? notFound(incoming, routes),
    );
  }

  function fail(incoming: Incoming, route: Route | undefined, thrown: unknown): void {
    if (thrown instanceof ClientGone)
      return note(incoming, route, clientClosed, { error: { kind: 'aborted', message: thrown.message } });
    if (thrown instanceof LouterError) return refuse(incoming, route, thrown);
    journal.defect(incoming.traceId, thrown);
    refuse(incoming, route, new LouterError(toCoreError(thrown), { cause: thrown }));
  }

  function refuse(incoming: Incoming, route: Route | undefined, error: LouterError): void {
    if (error.detail.status === 405 && route) incoming.response.setHeader('allow', methodsAt(route.path).join(', '));
    const status = sendError(
      incoming,
      route?.errorForm ?? nearestForm(frontends, incoming.path, incoming.request.headers),
      error,
    );
    note(incoming, route, status, { error: error.detail });
  }

  function note(
    incoming: Incoming,
    route: Route | undefined,
    status: number,
    result: Pick<Answered, 'error' | 'outcome'>,
  ): void {
    const protocol =
      route?.errorForm === undefined || route.errorForm === 'louter' ? null : route.errorForm.codec.protocol;
    journal.note(incoming, { status, protocol, route: route?.path ?? null, ...result });
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
export function parameterOf({ request }: Incoming, name: string): string {
  const value: string | readonly string[] | undefined = request.params[name];
  return typeof value === 'string' ? value : (value ?? []).join('/');
}

function tooLong({ request }: Incoming): LouterError | undefined {
  const { length } = request.url;
  if (length <= maxTarget) return undefined;
  return refusal(414, 'invalid-request', `the URL is ${length} bytes long: expected at most ${maxTarget}`);
}

const methodsOf = ({ method }: Route): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

function wrongMethod({ request }: Incoming, allowed: readonly string[], { path }: Route): LouterError | undefined {
  if (allowed.includes(request.method)) return undefined;
  const wanted = allowed.filter((method) => method !== 'HEAD').join(' or ');
  return refusal(405, 'invalid-request', `${path} does not take ${request.method}: send ${wanted}`);
}

/** Behind a path that ends in a name, another method may mean a thing of another kind, such as one more verb of it. */
const isOther = (request: Request, route: Route): boolean =>
  route.path.endsWith('}') && !methodsOf(route).includes(request.method);

function notFound({ path, request }: Incoming, routes: readonly Route[]): LouterError {
  const shown = JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
  const meant = routes.find((route) => route.path.length > 1 && path.endsWith(route.path));
  const hint = meant ? `; the base URL of the client seems to hold a part too many, ${meant.path} alone is right` : '';
  const list = routes.map((route) => `${route.method} ${route.path}`).join(', ');
  return new LouterError({
    kind: 'not-found',
    status: 404,
    message: `there is no route ${request.method} ${shown}${hint}. The routes are: ${list}`,
    // OpenAI's own word; without one its protocol would say that a model was not found.
    code: 'unknown_url',
  });
}
