import createClient from 'openapi-fetch';
import type { components, paths } from '../../generated/louter.js';
import {
  validateDiagnostics,
  validateEndedRun,
  validateHealth,
  validateStartedRun,
} from '../../generated/louter.validators.js';
import type { Config } from '../config/config.ts';
import { asObject, asString, objectsIn, parseJson, type JsonObject } from '../core/json.ts';
import { CommandError } from './output.ts';

type Diagnostics = components['schemas']['Diagnostics'];

/** The first port that a gateway tries if none is configured. */
export const defaultPort = 8787;
const healthTimeoutMs = 2_000;
/** The gateway asks its backends for up to 2.5 s. */
const listTimeoutMs = 5_000;
/** The gateway contacts its backends and runs its self-test meanwhile. */
const diagnosticsTimeoutMs = 30_000;

/** The URL of the gateway that a configuration starts, or `undefined` if it takes any free port. */
export function gatewayUrlOf({ server: { host, port } }: Config): string | undefined {
  if (port === 0) return undefined;
  return reachableUrl(`http://${host.includes(':') ? `[${host}]` : host}:${port ?? defaultPort}`);
}

/** A gateway that listens on all addresses is reached by loopback. */
export const reachableUrl = (url: string): string =>
  url.replace(/^(https?:\/\/)(0\.0\.0\.0|\[::\])(?=[:/]|$)/, (_all, scheme: string, host: string) =>
    host === '0.0.0.0' ? `${scheme}127.0.0.1` : `${scheme}[::1]`,
  );

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

/** The error of a gateway that requires a key which this command does not have. */
export class KeyRequiredError extends Error {
  override readonly name = 'KeyRequiredError';
}

/** Starts a run, or renews it. @throws {KeyRequiredError} */
export async function startRun(
  { url, key }: { url: string; key: string | undefined },
  run: string,
  token?: string,
): Promise<components['schemas']['StartedRun']> {
  const body = { run, ...(token !== undefined && { token }) };
  const { data, response } = await apiOf(url, healthTimeoutMs, key).POST('/api/runs', { body });
  if (response.status === 401) throw new KeyRequiredError(url);
  if (validateStartedRun(data)) return data;
  throw new CommandError(
    `the gateway at ${url} cannot start runs (${response.status}): it may have another version`,
    1,
  );
}

/** Ends a run; `undefined` if the gateway does not answer. */
export async function endRun(
  { url, key }: { url: string; key: string | undefined },
  run: string,
  token: string | null,
): Promise<components['schemas']['EndedRun'] | undefined> {
  try {
    const body = { run, ...(token !== null && { token }) };
    const { data } = await apiOf(url, healthTimeoutMs, key).POST('/api/runs/end', { body });
    return validateEndedRun(data) ? data : undefined;
  } catch {
    // Refused, cut, late or not JSON: the gateway is gone, and so is the run.
    return undefined;
  }
}

/** The models that a gateway lists, with their backends; empty if it does not answer in time. */
export async function fetchModelNames({
  url,
  key,
}: {
  url: string;
  key: string | undefined;
}): Promise<{ id: string; backend: string }[]> {
  try {
    const headers = key === undefined ? {} : { 'x-louter-key': key };
    const answer = await fetch(`${url}/v1/models`, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(listTimeoutMs),
    });
    const body = asObject(parseJson(await answer.text()));
    return objectsIn(body?.['data']).map((model) => ({
      id: asString(model['id']) ?? '',
      backend: asString(model['owned_by']) ?? '',
    }));
  } catch {
    return [];
  }
}

/** The effective configuration of a gateway, as its diagnostics show it. @throws {KeyRequiredError} */
export async function fetchSettings({ url, key }: { url: string; key: string | undefined }): Promise<JsonObject> {
  const { data, response } = await apiOf(url, healthTimeoutMs, key).GET('/api/diagnostics');
  if (response.status === 401) throw new KeyRequiredError(url);
  return asObject(parseJson(JSON.stringify(data?.settings ?? {}))) ?? {};
}

/** What a gateway reports of itself without contacting a backend; null if it reports nothing with this key. */
export async function fetchState(url: string, key: string | undefined): Promise<Diagnostics | null> {
  try {
    const { data } = await apiOf(url, healthTimeoutMs, key).GET('/api/diagnostics');
    return validateDiagnostics(data) ? data : null;
  } catch {
    // Refused, cut, late or not JSON.
    return null;
  }
}

/**
 * The diagnostics of a running gateway.
 * @throws {CommandError} if it does not return them.
 */
export async function fetchDiagnostics(url: string, key: string | undefined): Promise<Diagnostics> {
  const { status, body } = await postDiagnostics(url, key);
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
