import { usualPorts } from '../../src/diagnose/local-servers.ts';

/** As `fetch` rejects where nothing listens. */
const refused = `Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })`;
const preload = `
const { fetch } = globalThis;
const ports = ${JSON.stringify(Object.values(usualPorts).map(String))};
globalThis.fetch = async (input, ...rest) => {
  if (ports.includes(new URL(input instanceof Request ? input.url : input).port)) throw ${refused};
  return fetch(input, ...rest);
};`;

/** Environment variables of a `louter` that finds no model server at its usual port, whatever runs on this machine. */
export const withoutLocalServers: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
};
