import type { CoreChatRequest } from '../../src/core/types.ts';
import type { RequestBase } from './bases.ts';

/** Notes which place is about to be altered; a fault that notes none has nothing to alter in this request. */
export type Mark = (at: object, field?: string, within?: string) => void;

export interface RequestFault {
  name: string;
  base: RequestBase;
  /** What it adds is looked for in the request that was sent. */
  adds?: true;
  /** A setting that a protocol lacks is declared as lost: then it is lost whatever it was. */
  isSetting?: true;
  /** Alters the request that the encoder is given. */
  plant(request: CoreChatRequest, mark: Mark): void;
}
