import createClient from 'openapi-fetch';
import type { components, paths } from '../../generated/louter.js';
import { validateDiagnostics, validateHealth } from '../../generated/louter.validators.js';
import type { Config } from '../config/config.ts';
import { CommandError } from './output.ts';

type Diagnostics = components['schemas']['Diagnostics'];

/** The first port that a gateway tries if none is configured. */
export const defaultPort = 8787;
const healthTimeoutMs = 2_000;
/** The gateway contacts its backends and runs its self-test meanwhile. */
const diagnosticsTimeoutMs = 30_000;

/** The URL of the gateway that a configuration starts, or `undefined` if it takes any free port. */
export function gatewayUrlOf({ server: { host, port } }: Config): string | undefined {
  if (port === 0) return undefined;
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port ?? defaultPort}`;
}

/** The client of Louter's own API. It follows no redirects, so that the key reaches no other host. */
export const apiOf = (baseUrl: string, timeoutMs: number, key?: string) =>
  createClient<paths>({
    baseUrl,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'x-louter-key': key },
  });

/** Whether a gateway answers at a URL. */
export async function isGateway(url: string): Promise<boolean> {
  try {
    const { data, error } = await apiOf(url, healthTimeoutMs).GET('/health');
    return validateHealth(data ?? error);
  } catch {
    // Refused, cut, late or not JSON: in any case, no gateway answers there.
    return false;
  }
}

/** The trace store of the gateway at a URL as `file:…`; null if none answers there, or it does not report one. */
export async function fetchStoreUrl(url: string, { server: { keys } }: Config): Promise<string | null> {
  try {
    const { data } = await apiOf(url, healthTimeoutMs, keys[0]).GET('/api/diagnostics');
    return validateDiagnostics(data) ? data.traces.store : null;
  } catch {
    // Refused, cut, late or not JSON: in any case, no gateway answers there.
    return null;
  }
}

/**
 * The diagnostics of a running gateway.
 * @throws {CommandError} if it does not return them.
 */
export async function fetchDiagnostics(url: string, { server: { keys } }: Config): Promise<Diagnostics> {
  const { status, body } = await postDiagnostics(url, keys[0]);
  if (status === 401 || status === 403)
    throw new CommandError(
      `the gateway at ${url} requires a key: pass the configuration it runs with (--config), or stop it to run the checks without it`,
      2,
    );
  if (status === 200 && validateDiagnostics(body)) return body;
  throw new CommandError(
    `the gateway at ${url} answered ${status} with something other than diagnostics: check that it has the same version`,
    1,
  );
}

async function postDiagnostics(url: string, key: string | undefined): Promise<{ status: number; body: unknown }> {
  try {
    const { data, response } = await apiOf(url, diagnosticsTimeoutMs, key).POST('/api/diagnostics');
    return { status: response.status, body: data };
  } catch (error) {
    // Only the body of a success is parsed.
    if (error instanceof SyntaxError) return { status: 200, body: undefined };
    throw new CommandError(
      `the gateway at ${url} did not answer within ${diagnosticsTimeoutMs / 1000} s: check whether it is overloaded`,
      1,
    );
  }
}
