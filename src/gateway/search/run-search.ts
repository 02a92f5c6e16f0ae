import type { SearchConfig } from '../../config/config.ts';
import type { UnlocatedLoss } from '../../core/codec.ts';
import { isHostedSearch } from '../../core/hosted-tools.ts';
import { createIdMinter } from '../../core/mint.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';
import type { CoreChatRequest, Note } from '../../core/types.ts';
import type { UpstreamAnswer } from '../attempt/upstream-answer.ts';
import { readEvents } from '../attempt/upstream.ts';
import type { ExchangeContext } from '../exchange-context.ts';
import type { Route } from '../route/routing.ts';
import { offerSearch, type OfferedSearch } from './offered-search.ts';
import { searchWeb } from './provider.ts';
import { createExcerptEncryption } from './encrypted-excerpts.ts';
import { createSearchTurns } from './search-turns.ts';

/** A search that Louter runs for the model of a target. */
export interface OfferedToTarget {
  readonly settings: SearchConfig;
  readonly offered: OfferedSearch;
  /** Declare that the function stands in the place of the client's tool. */
  readonly replaced: UnlocatedLoss;
  readonly note: Note;
}

/** Reads an answer to its end, of one turn of the model or several: see `readEvents`. */
export type ReadAnswer = (
  answer: UpstreamAnswer,
  onEvent: (event: CoreStreamEvent) => void,
  afterRead: () => Promise<void> | undefined,
) => Promise<void>;

/** The search to offer to a target; `undefined` where none is configured, requested, or the server runs its own. */
export function offerSearchTo(
  { services: { config } }: ExchangeContext,
  { adapter: { codec }, issuer, facts }: Route,
  request: CoreChatRequest,
): OfferedToTarget | undefined {
  const { search: settings } = config;
  const tool = settings ? request.tools?.find(isHostedSearch) : undefined;
  if (!settings || !tool) return undefined;
  const offered = offerSearch(request, (each) => codec.runsTool?.(each, { facts, issuer }) ?? false);
  if (!offered) return undefined;
  const instead = `the function ${offered.name}, which Louter answers by ${settings.provider}`;
  return {
    settings,
    offered,
    replaced: { at: tool, what: 'the search of the vendor', instead },
    note: {
      what: 'offered the model a search that Louter runs',
      saw: settings.provider,
      made: offered.name,
      effect: { name: 'search-offered' },
    },
  };
}

/**
 * Reads the turns of the model as one answer, with a search between each two.
 * @param send sends the request of the next turn
 */
export function readTurns(
  exchange: ExchangeContext,
  { settings, offered }: OfferedToTarget,
  send: (request: CoreChatRequest) => Promise<UpstreamAnswer>,
): ReadAnswer {
  const { record, abort, services } = exchange;
  const { signal } = abort;
  const { masker, config } = services;
  return async (answer, onEvent, afterRead) => {
    const turns = createSearchTurns({
      ...offered,
      maxUses: settings.maxUses,
      price: settings.price,
      used: record.searches,
      search: (query) =>
        searchWeb(settings, query, {
          tool: offered.tool,
          signal,
          masked: (text) => masker.text(text),
          proxyFor: config.proxyFor,
        }),
      encrypt: createExcerptEncryption(exchange),
      emit: onEvent,
      note: (note) => record.noted(note),
      mint: createIdMinter(record.traceId),
    });
    await readEvents(answer, turns.push, afterRead);
    for (let next = await turns.next(); next; next = await turns.next()) {
      await afterRead();
      const following = await send(next);
      await readEvents(
        following,
        (event) => {
          turns.push(event);
          record.continuationUsed(turns.ownUsage());
        },
        afterRead,
      );
    }
  };
}
