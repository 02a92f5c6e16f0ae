import type { BackendConfig, Config, KeyConfig, RouteRow } from '../../config/config.ts';
import type { HeaderFields } from '../../core/headers.ts';
import type { JsonObject } from '../../core/json.ts';
import type { CoreChatRequest, Protocol } from '../../core/types.ts';
import { applyDialect } from '../../dialects/backend-with-dialect.ts';
import { backendOf } from '../../protocols/backends.ts';
import { choosePrefill } from '../attempt/answer-continuation.ts';
import type { TriedRow } from './conditions.ts';
import { applyRouteOptions } from './options.ts';
import { describeAdditions } from './prompt-cache.ts';
import { countInput, selectRoutes } from './selection.ts';
import { createModelTable } from './routing.ts';
import { createTargetGate } from './target-gate.ts';
import type { TargetName } from './target-name.ts';
import { orderTargets, toName } from './target-order.ts';
import { createTokenRates } from '../request/token-estimate.ts';
import type { PrefillForm } from '../../core/answer-seam.ts';

/** A request of which is asked where it would go. */
export interface RouteQuestion {
  readonly model: string;
  readonly protocol: Protocol;
  readonly key: KeyConfig | undefined;
  readonly headers: HeaderFields;
  readonly body: JsonObject;
  readonly request: CoreChatRequest;
  /** The length of its body. */
  readonly bytes: number;
}

/** Where a request would go. */
export interface RouteExplanation {
  /** The rows of `[[routes]]` up to the one that is chosen. */
  readonly rows: readonly TriedRow[];
  /** Absent: none of the rows holds. */
  readonly chosen: RouteRow | undefined;
  /** Of the row of `[models]` that chose the targets; absent: a row of `[[routes]]` or the header `x-louter-backend` did. */
  readonly modelPattern: string | undefined;
  readonly targets: readonly TargetName[];
  /** Why the first of the targets is the first. */
  readonly why: string;
  /** Which of the targets continue a streamed answer that breaks, and how; none unless the row has `continue`. */
  readonly continuedBy: readonly { readonly backend: string; readonly model: string; readonly prefill: PrefillForm }[];
  /** What the options of the row change, and what is added for the prompt cache of the first target. */
  readonly changes: readonly string[];
  /** Estimated, for the first target. */
  readonly inputTokens: number;
}

/**
 * Where a request would go by a configuration, with what a gateway knows that has just been started. Nothing is sent.
 * @throws {LouterError} as routing does: `not-found`, `permission`.
 */
export async function explainRoute(config: Config, question: RouteQuestion): Promise<RouteExplanation> {
  const { model, protocol, key, headers, request, bytes } = question;
  const sources = {
    config,
    tokenRates: createTokenRates(),
    targetGate: createTargetGate(new Map()),
    adapterOf: (backend: BackendConfig) => {
      const vendor = backendOf(backend.protocol);
      return vendor && applyDialect(vendor, backend);
    },
    listedWindow: () => undefined,
    // Nothing is sent, so that lists of models are not known.
    findListing: async () => undefined,
  };
  const resolved = { request, requested: request, bytes, notes: [] };
  const table = createModelTable(config);
  const header = (name: string): string | undefined => headers.find(([field]) => field.toLowerCase() === name)?.[1];
  const selected = await selectRoutes(sources, table, {
    model,
    protocol,
    key,
    headers,
    header,
    isUnread: false,
    body: () => question.body,
    resolve: async () => resolved,
  });
  const { routes, row: chosen } = selected;
  const isByTable = chosen === undefined && header('x-louter-backend') === undefined;
  const sent = applyRouteOptions(chosen, resolved);
  const { ordered, why } = orderTargets(sources, routes, sent, { row: chosen });
  return {
    rows: selected.tried,
    chosen,
    modelPattern: isByTable ? table.findRow(model)?.pattern : undefined,
    targets: ordered.map(toName),
    why,
    continuedBy: (chosen?.continues ? ordered.slice(1) : []).map((route) => ({
      backend: route.config.name,
      model: route.model,
      prefill: choosePrefill(config, route),
    })),
    changes: [
      ...sent.notes.map(({ what, saw, made }) => `${what}: ${saw} → ${made}`),
      ...ordered.slice(0, 1).flatMap((route) => describeAdditions(chosen, route, sent.request)),
    ],
    inputTokens: countInput(sources, ordered, sent),
  };
}
