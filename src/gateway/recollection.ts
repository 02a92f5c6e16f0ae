import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Note } from '../traces/record.ts';
import type { Call } from './call.ts';
import { callerOf } from './caller.ts';
import type { Route } from './route.ts';

/** A request with what its client could not bring back, and what is to be told of that. */
interface Recollected {
  request: CoreChatRequest;
  notes: Note[];
}

/** Gives a vendor back what it said in earlier turns, as far as this client did not: seals, and sealed reasoning. */
export function recollect(call: Call, route: Route, request: CoreChatRequest): Recollected {
  if (speaksLikeClient(call, route)) return { request, notes: [] };
  const owner = { caller: callerOf(call.inbound), issuer: route.issuer };
  const { seals, reasoning, request: whole } = call.engine.seals.restore(owner, request);
  if (seals + reasoning === 0) return { request, notes: [] };
  const made = `${counted(reasoning, 'part')} of reasoning, ${counted(seals, 'seal')} of texts and calls`;
  return { request: whole, notes: [{ what: 'gave the vendor back what it said in earlier turns', made }] };
}

/** Keeps what the vendor will want back of this answer. */
export function remember(call: Call, route: Route, request: CoreChatRequest, response: CoreChatResponse): void {
  if (speaksLikeClient(call, route)) return;
  const owner = { caller: callerOf(call.inbound), issuer: route.issuer };
  const { reasoningEcho } = call.engine.config.modelFacts(route.model);
  call.engine.seals.remember(owner, request, response, reasoningEcho === 'required' ? 'kept' : 'left');
}

/** Between speakers of one protocol the client can bring everything back, and what it leaves out is its own decision. */
export const speaksLikeClient = ({ frontend }: Call, { adapter }: Route): boolean =>
  frontend.codec.protocol === adapter.codec.protocol;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
