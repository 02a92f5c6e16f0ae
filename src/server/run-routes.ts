import type { components } from '../../generated/louter.js';
import { validateRunEnd, validateRunStart } from '../../generated/louter.validators.js';
import type { Settings } from '../config/settings.ts';
import type { LouterError } from '../core/error.ts';
import { parseJson } from '../core/json.ts';
import { readBody } from './body.ts';
import { httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import { createKeyRing } from './key-ring.ts';
import { ownRoute } from './own-routes.ts';
import type { Route } from './routes.ts';
import { isRunName, runNameRule } from './run-path.ts';
import { type RunRegistry, runLifetimeMs } from './run-registry.ts';
import { sendJson } from './send.ts';

type Schemas = components['schemas'];

/** In bytes: a name and a token. */
const maxBody = 4 * 1024;

/** The routes by which `louter run` gets a token for its agent, so that no agent is given a key of the gateway. */
export function runRoutes({ settings, runs }: { settings: Settings; runs: RunRegistry }): Route[] {
  const keyRing = settings.derive((config) => createKeyRing(config, runs));
  return [
    ownRoute('/api/runs', { method: 'POST', access: 'keys' }, async (incoming) => {
      const body = await readJsonBody(incoming);
      if (!validateRunStart(body)) throw invalidBody('{"run": NAME}, and "token" to renew one');
      if (!isRunName(body.run)) throw invalidBody(`"run" to be ${runNameRule}`);
      const owner = keyRing().find(incoming)?.sha256;
      const token = keyRing().isRequired ? runs.issue(body.run, body.token, owner) : null;
      if (token === undefined) throw invalidBody('"token" to be one that this route issued for this run and key');
      if (token === null) runs.start(body.run);
      const started: Schemas['StartedRun'] = {
        run: body.run,
        base_path: `/run/${body.run}`,
        token,
        expires_in_ms: runLifetimeMs,
        ...newestErrorOf(runs, body.run, owner),
      };
      sendJson(incoming, started);
    }),
    ownRoute('/api/runs/end', { method: 'POST', access: 'keys' }, async (incoming) => {
      const body = await readJsonBody(incoming);
      if (!validateRunEnd(body)) throw invalidBody('{"run": NAME}, and its "token" if it has one');
      const owner = keyRing().find(incoming)?.sha256;
      const newestError = newestErrorOf(runs, body.run, owner);
      const totals = runs.end(body.run, body.token, owner);
      const ended: Schemas['EndedRun'] = {
        ended: totals !== undefined,
        requests: totals?.requests ?? 0,
        errors: totals?.errors ?? 0,
        input_tokens: totals?.inputTokens ?? 0,
        cached_tokens: totals?.cachedTokens ?? 0,
        output_tokens: totals?.outputTokens ?? 0,
        ...newestError,
      };
      sendJson(incoming, ended);
    }),
  ];
}

function newestErrorOf(
  runs: RunRegistry,
  name: string,
  owner: string | undefined,
): Pick<Schemas['EndedRun'], 'newest_error'> {
  const error = runs.newestError(name, owner);
  return error ? { newest_error: error } : {};
}

/** The body of a small request as JSON; `undefined` if it is none. */
export const readJsonBody = async ({ request }: IncomingRequest): Promise<unknown> =>
  parseJson((await readBody(request, { maxBody })).toString('utf8'));

const invalidBody = (expected: string): LouterError => httpError(400, 'invalid-request', `body: expected ${expected}`);
