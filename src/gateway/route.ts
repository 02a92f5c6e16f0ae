import type { Backend } from '../core/backend.ts';
import type { BackendConfig } from '../config/config.ts';

/** A target made ready: how it is spoken to, and under which name its seals are known. */
export interface Route {
  config: BackendConfig;
  adapter: Backend;
  model: string;
  /** `protocol@host`. */
  issuer: string;
}
