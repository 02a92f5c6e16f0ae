import { vi } from 'vitest';
import { usualPorts } from '../../src/diagnose/local-servers.ts';

const ports: readonly string[] = Object.values(usualPorts).map(String);

const preload = `
const { fetch } = globalThis;
const ports = ${JSON.stringify(ports)};
const refused = () => Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
globalThis.fetch = async (input, ...rest) => {
  if (ports.includes(new URL(input instanceof Request ? input.url : input).port)) throw refused();
  return fetch(input, ...rest);
};`;

/** Environment variables of a `louter` process that finds no model server at its usual port, whatever runs on this machine. */
export const withoutLocalServers: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
};

/** The same for commands that run in the test's process, until the test ends. */
export function hideLocalServers(): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const { port } = new URL(input instanceof Request ? input.url : input);
    // As `fetch` rejects where nothing listens.
    if (ports.includes(port))
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    return fetch(input, init);
  });
}
