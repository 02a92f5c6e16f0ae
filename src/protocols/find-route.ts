import type { RouteHints } from '../core/codec.ts';
import { percentDecoded } from '../core/percent-encoding.ts';
import type { TextFraming } from '../core/step.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import { cloudTargetOf } from './cloud-targets.ts';

/** A route and the parameters in the target of a request. */
export interface FoundRoute {
  readonly route: FrontendRoute;
  /** What the route determines of a request, including the model's name from its path. */
  readonly hints: RouteHints;
  readonly query: URLSearchParams;
}

/**
 * The route of a protocol that a target leads to: the path of a request, or the whole address it was sent to. What
 * stands before the route's own path (a vendor's host, a prefix of a proxy) does not matter. A path of a cloud leads to the route
 * that it stands for. What is asked of an earlier answer is passed to its vendor unread.
 */
export function findRoute({ codec, routes, resources }: Frontend, target: string): FoundRoute | undefined {
  const mark = target.indexOf('?');
  const received = mark === -1 ? target : target.slice(0, mark);
  const path = cloudTargetOf(codec.protocol, received)?.path ?? received;
  for (const route of routes) {
    const model = valueInPath(route.path, path, '{model}');
    if (model === undefined) continue;
    return {
      route,
      hints: { ...route.hints, ...(model !== '' && { model }) },
      query: new URLSearchParams(mark === -1 ? '' : target.slice(mark + 1)),
    };
  }
  const isOfAnswer = resources.some(({ path: form, isOfAnswer: isOne }) => isOne && valueInPath(form, path, '{id}'));
  return isOfAnswer
    ? { route: { method: 'POST', path, task: 'pass', kind: 'stored-answer' }, hints: {}, query: new URLSearchParams() }
    : undefined;
}

/** How the stream is framed that a target asks for by its path; `undefined` where the path does not ask for one. */
export function framingOfRoute(frontend: Frontend, target: string): TextFraming | undefined {
  const found = findRoute(frontend, target);
  return found?.hints.stream ? frontend.framing(found.query) : undefined;
}

/** What stands for a parameter in a path of this form, empty where it has none; `undefined` for a path of another form. */
function valueInPath(form: string, path: string, parameter: '{model}' | '{id}'): string | undefined {
  const [before = '', after] = form.split(parameter);
  if (after === undefined) return path.endsWith(form) ? '' : undefined;
  const from = path.indexOf(before) + before.length;
  const to = path.length - after.length;
  return from < before.length || to <= from || !path.endsWith(after) ? undefined : percentDecoded(path.slice(from, to));
}
