import type { BackendConfig } from '../config/config.ts';
import { isOwnServer } from '../config/backends.ts';
import { sendGet } from '../gateway/attempt/get-request.ts';
import { vendorOf } from '../gateway/platform/adapt.ts';

/** What a gateway for Claude Code has, by Anthropic's reference (code.claude.com/docs/en/llm-gateway-protocol). */
interface ReferenceRoute {
  readonly route: `${'GET' | 'POST'} /${string}`;
  /** What happens where a gateway lacks it. */
  readonly without: string;
}

const referenceRoutes: readonly ReferenceRoute[] = [
  { route: 'POST /v1/messages', without: 'it takes no requests of this protocol' },
  { route: 'POST /v1/messages/count_tokens', without: 'tokens are estimated' },
  { route: 'GET /v1/models', without: 'models have to be named in [models]' },
];

/** How a gateway's own page compares with the reference. */
export interface GatewayComparison {
  readonly named: readonly string[];
  readonly missing: readonly ReferenceRoute[];
}

/** @param page the Markdown at `GET /protocol`. */
function compareWithReference(page: string): GatewayComparison {
  const isNamed = ({ route }: ReferenceRoute): boolean => {
    const [, path = ''] = route.split(' ');
    // Not as the beginning of a longer path.
    return page
      .split(path)
      .slice(1)
      .some((after) => !/^[/\w{]/.test(after));
  };
  const { named = [], missing = [] } = Object.groupBy(referenceRoutes, (each) => (isNamed(each) ? 'named' : 'missing'));
  return { named: named.map(({ route }) => route), missing };
}

const timeoutMs = 2_500;

/** The comparison of a backend that is a gateway with a page of its own; `undefined` where it has none. Never rejects. */
export async function compareBackend(config: BackendConfig): Promise<GatewayComparison | undefined> {
  const adapter = vendorOf(config);
  if (config.protocol !== 'anthropic' || config.platform || !adapter || !isOwnServer(config)) return undefined;
  const answer = await sendGet(config, adapter, `${config.baseUrl}/protocol`, timeoutMs);
  if (answer.kind !== 'answered' || answer.status !== 200) return undefined;
  return answer.header('content-type')?.startsWith('text/markdown') ? compareWithReference(answer.text) : undefined;
}

/** In one line. */
export const describeComparison = ({ named, missing }: GatewayComparison): string =>
  [
    `its page at /protocol names ${named.length === 0 ? 'none of the routes of a gateway for Claude Code' : named.join(', ')}`,
    ...missing.map(({ route, without }) => `without ${route} ${without}`),
  ].join('; ');
