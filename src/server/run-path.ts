import type { IncomingMessage } from 'node:http';

/** A request target below `/run/NAME`. */
interface RunPath {
  /** `undefined` if it is not a valid name. */
  readonly run: string | undefined;
  /** What follows the name, with its query; begins with a slash. */
  readonly rest: string;
}

/** The rule for names of runs in URLs, for error messages. */
export const runNameRule = '1 to 100 letters, digits, dots, underscores or hyphens, the first a letter or digit';

/** Whether a run may have this name in a URL. */
export const isRunName = (name: string): boolean => /^[a-z0-9][\w.-]{0,99}$/i.test(name);

/** Splits a request target such as `/run/NAME/v1/messages?beta=true`; `undefined` for all others. */
export function splitRunPath(target: string): RunPath | undefined {
  const [, name, rest] = /^\/run\/([^/?]*)(.*)$/s.exec(target) ?? [];
  if (name === undefined || rest === undefined) return undefined;
  return { run: isRunName(name) ? name : undefined, rest: rest.startsWith('/') ? rest : `/${rest}` };
}

const runs = new WeakMap<IncomingMessage, string>();

/** Notes the run of a request, and removes it from its URL, so that routes and traces see the path of the protocol. */
export function takeRun(request: IncomingMessage, { run, rest }: { run: string; rest: string }): void {
  runs.set(request, run);
  request.url = rest;
}

/** The run in the path of a request. */
export const runOf = (request: IncomingMessage): string | undefined => runs.get(request);
