import type { Agent as HttpAgent } from 'node:http';
import type { Agent as HttpsAgent } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { BackendAuth, BackendConfig } from '../../config/config.ts';
import { environment } from '../../config/environment.ts';
import { proxyVariables, type FindProxy } from '../../config/outgoing-proxy.ts';
import { createTunnelAgents } from '../outgoing/tunnel-agent.ts';

/** How a cloud's package reaches what issues credentials: its token service, an SSO portal, a metadata server. */
export interface IssuerAgents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

/** The agents for the credential of a backend: through its own proxy, or those of the variables. */
export function createIssuerAgents(
  { proxy, limits }: Pick<BackendConfig, 'proxy' | 'limits'>,
  { usesProxyVariables }: Extract<BackendAuth, { kind: 'platform' }>,
): IssuerAgents {
  const find: FindProxy = usesProxyVariables ? proxyVariables(environment) : () => proxy;
  return createTunnelAgents((url) => (isOfThisMachine(url) ? null : find(url)), limits.connectTimeout);
}

const local = new BlockList();
local.addSubnet('127.0.0.0', 8, 'ipv4');
local.addSubnet('169.254.0.0', 16, 'ipv4');
local.addAddress('::1', 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');
local.addAddress('fd00:ec2::254', 'ipv6');
local.addAddress('fd00:ec2::23', 'ipv6');

/** What issues the credential of a machine, container or program is at that machine: no proxy knows it. */
function isOfThisMachine({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  if (family === 0) return host === 'localhost' || host === 'metadata.google.internal';
  return local.check(host, family === 6 ? 'ipv6' : 'ipv4');
}
