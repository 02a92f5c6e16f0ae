import type { ProtocolCodec, RouteHints } from '../core/codec.ts';
import type { ClientFraming } from '../core/step.ts';

/** What a route of a model protocol asks for. */
export type FrontendTask = 'chat' | 'count-tokens';

export interface FrontendRoute {
  readonly method: 'POST';
  /** The path, with `{model}` where the model's name stands in it. */
  readonly path: string;
  readonly task: FrontendTask;
  /** What the route itself says of the request. */
  readonly hints?: RouteHints;
}

/** What clients may speak: a protocol's halves towards them, and where they find it. */
export interface Frontend {
  readonly codec: ProtocolCodec;
  readonly routes: readonly FrontendRoute[];
  /** How the stream of this request is carried. */
  framing(query: URLSearchParams): ClientFraming;
  /** What keeps a silent stream alive, where the framing's own way is not the protocol's. */
  readonly keepAlive?: string;
  /** The answer of the token-counting route, where the protocol has one. */
  encodeTokenCount?(tokens: number): Record<string, number>;
}
