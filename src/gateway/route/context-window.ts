import type { CoreChatRequest, CoreError } from '../../core/types.ts';
import type { GatewayServices } from '../exchange-context.ts';
import type { ResolvedRequest } from '../request/resolve-request.ts';
import type { Route } from './routing.ts';
import { estimateForChoice, type EstimateSources } from '../request/token-estimate.ts';

type WindowSources = Pick<GatewayServices, 'config' | 'listedWindow'>;

/**
 * The context window of a target in tokens: as configured, else as its backend listed it, else that of the table of
 * models. `undefined` if it is not known.
 */
const contextWindowOf = ({ config, listedWindow }: WindowSources, { config: backend, model }: Route) =>
  config.statedFacts(model).contextWindow ??
  listedWindow(backend.name, model) ??
  config.modelFacts(model).contextWindow;

/** How many tokens of output a request asks for, as far as the model of a target can write them. */
const outputAskedFor = ({ facts }: Route, { maxTokens = 0 }: CoreChatRequest): number =>
  Math.min(maxTokens, facts.maxOutput ?? maxTokens);

interface SizedTarget {
  readonly route: Route;
  /** `undefined`: not known, and taken for large enough. */
  readonly window: number | undefined;
  /** Estimated, in tokens; 0 where the window is not known. */
  readonly input: number;
  readonly output: number;
}

/** The targets that can hold a request, and why the first of them is not the first of the list. */
export interface FittingRoutes {
  readonly fitting: readonly Route[];
  /** `undefined` if the first of the list holds it. */
  readonly why: string | undefined;
}

/**
 * Of several targets those whose context window holds the estimated input and the output asked for. Where none does, all
 * of them, the largest first: the count is an estimate. Nothing is estimated where no window is known.
 */
export function selectFittingRoutes(
  sources: WindowSources & EstimateSources,
  routes: readonly Route[],
  resolved: Pick<ResolvedRequest, 'request' | 'bytes'>,
): FittingRoutes {
  if (routes.length < 2) return { fitting: routes, why: undefined };
  const sized = routes.map((route): SizedTarget => {
    const window = contextWindowOf(sources, route);
    if (window === undefined) return { route, window, input: 0, output: 0 };
    const output = outputAskedFor(route, resolved.request);
    return { route, window, input: estimateForChoice(sources, resolved, route), output };
  });
  const fitting = sized.filter(isFitting);
  const [first] = fitting;
  if (!first) {
    const byWindow = sized.toSorted((one, other) => (other.window ?? 0) - (one.window ?? 0));
    return {
      fitting: byWindow.map(({ route }) => route),
      why: `no context window holds the request, so the largest is tried: ${byWindow.map(describeTarget).join('; ')}`,
    };
  }
  const skipped = sized.slice(0, sized.indexOf(first)).map(describeTarget).join('; ');
  return {
    fitting: fitting.map(({ route }) => route),
    why: skipped === '' ? undefined : `the first whose context window holds the request: ${skipped}`,
  };
}

const isFitting = ({ window, input, output }: SizedTarget): boolean => window === undefined || input + output <= window;

function describeTarget({ route: { config, model }, window, input, output }: SizedTarget): string {
  const needed = `about ${input} tokens${output > 0 ? ` and ${output} of output` : ''}`;
  return `${config.name}/${model} has a context window of ${window} tokens for ${needed}`;
}

/**
 * The targets that may hold a request which was too long for another: those that are known to be as small are left out.
 * @param error the `context-length` error of that target
 */
export function selectLargerRoutes(
  services: WindowSources,
  routes: readonly Route[],
  { failed, error }: { failed: Route; error: Pick<CoreError, 'tokens'> },
): readonly Route[] {
  const limit = error.tokens?.limit ?? contextWindowOf(services, failed);
  const used = error.tokens?.used ?? 0;
  return routes.filter((route) => {
    const window = contextWindowOf(services, route);
    return window === undefined || (window >= used && (limit === undefined || window > limit));
  });
}
