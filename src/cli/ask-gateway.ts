import type { components } from '../../generated/louter.js';
import { validateDiagnostics, validateHealth } from '../../generated/louter.validators.js';
import type { Config } from '../config/config.ts';
import { parseJson, type JsonValue } from '../core/json.ts';
import { CommandError } from './command-error.ts';

type Diagnostics = components['schemas']['Diagnostics'];

/** The port that a gateway takes where none is configured. */
const defaultPort = 8787;
const healthTimeoutMs = 2_000;
/** Its backends are asked meanwhile, and recordings sent through it. */
const diagnosticsTimeoutMs = 30_000;

/** Where the gateway of a configuration would listen; `undefined` where any free port is taken. */
export function gatewayUrlOf({ server: { host, port } }: Config): string | undefined {
  if (port === 0) return undefined;
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port ?? defaultPort}`;
}

/** Whether a gateway answers at an address. */
export async function isGateway(url: string): Promise<boolean> {
  const answer = await ask(`${url}/health`, {}, healthTimeoutMs);
  return answer !== undefined && validateHealth(answer.body);
}

/**
 * What a gateway tells of itself.
 * @throws {CommandError} when it does not.
 */
export async function fetchDiagnostics(url: string, { server: { keys } }: Config): Promise<Diagnostics> {
  const [key] = keys;
  const headers: Record<string, string> = key === undefined ? {} : { 'x-louter-key': key };
  const answer = await ask(`${url}/api/diagnostics`, { method: 'POST', headers }, diagnosticsTimeoutMs);
  if (answer === undefined)
    throw new CommandError(`the gateway at ${url} did not answer in time: is it overloaded?`, 1);
  if (answer.status === 401 || answer.status === 403)
    throw new CommandError(
      `the gateway at ${url} wants a key: name the configuration that it runs with (--config), or stop it to look without it`,
      2,
    );
  if (answer.status === 200 && validateDiagnostics(answer.body)) return answer.body;
  throw new CommandError(
    `the gateway at ${url} answered ${answer.status} with something else than diagnostics: is it of another version?`,
    1,
  );
}

/** The answer; `undefined` where none came in time. Redirects are not followed: a key goes along. */
async function ask(
  url: string,
  request: { method?: 'POST'; headers?: Record<string, string> },
  timeoutMs: number,
): Promise<{ status: number; body: JsonValue } | undefined> {
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, body: parseJson(await response.text()) ?? null };
  } catch {
    // Refused, cut or late: there is nobody to ask, whatever the reason.
    return undefined;
  }
}
