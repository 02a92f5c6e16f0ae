import type { components } from '../../generated/louter.js';
import { validateRunEnd, validateRunStart } from '../../generated/louter.validators.js';
import type { Config } from '../config/config.ts';
import type { LouterError } from '../core/error.ts';
import { parseJson } from '../core/json.ts';
import { readBody } from './body.ts';
import { httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import { ownRoute } from './own-routes.ts';
import type { Route } from './routes.ts';
import { isRunName, runNameRule } from './run-path.ts';
import { type RunTokens, tokenLifetimeMs } from './run-tokens.ts';
import { sendJson } from './send.ts';

type Schemas = components['schemas'];

/** In bytes: a name and a token. */
const maxBody = 4 * 1024;

/** The routes by which `louter run` gets a token for its agent, so that no agent is given a key of the gateway. */
export function runRoutes({ config, runTokens }: { config: Config; runTokens: RunTokens }): Route[] {
  return [
    ownRoute('/api/runs', { method: 'POST', access: 'keys' }, async (incoming) => {
      const body = await readJson(incoming);
      if (!validateRunStart(body)) throw invalidBody('{"run": NAME}, and "token" to renew one');
      if (!isRunName(body.run)) throw invalidBody(`"run" to be ${runNameRule}`);
      const token = config.server.keys.length === 0 ? null : runTokens.issue(body.run, body.token);
      if (token === undefined) throw invalidBody('"token" to be one that this route issued for this run');
      const started: Schemas['StartedRun'] = {
        run: body.run,
        base_path: `/run/${body.run}`,
        token,
        expires_in_ms: token === null ? null : tokenLifetimeMs,
      };
      sendJson(incoming, started);
    }),
    ownRoute('/api/runs/end', { method: 'POST', access: 'keys' }, async (incoming) => {
      const body = await readJson(incoming);
      if (!validateRunEnd(body)) throw invalidBody('{"token": TOKEN}');
      const ended: Schemas['EndedRun'] = { ended: runTokens.end(body.token) };
      sendJson(incoming, ended);
    }),
  ];
}

const readJson = async ({ request }: IncomingRequest): Promise<unknown> =>
  parseJson((await readBody(request, { maxBody })).toString('utf8'));

const invalidBody = (expected: string): LouterError => httpError(400, 'invalid-request', `body: expected ${expected}`);
