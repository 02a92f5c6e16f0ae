import type { Report } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { describeNotFetched, listMedia, replaceMedia, type CoreMedium } from '../../core/media.ts';
import { copyProvenance, pointerOf } from '../../core/provenance.ts';
import type { CoreChatRequest, Note } from '../../core/types.ts';
import { MediaFetchError, type FetchedMedia, type MediaFetcher } from './media-fetcher.ts';
import type { Route } from '../route/routing.ts';
import { toTransportError } from '../attempt/transport.ts';

/** How many URLs of one request are fetched, and how many bytes of base64 in sum. */
const maxAddresses = 20;
const maxTotalBytes = 48 * 1024 * 1024;
/** How many are fetched at once: each may hold a whole file in memory before its size is known. */
const maxConcurrentFetches = 4;

/** A request with bytes in place of URLs. */
export interface PreparedMedia {
  request: CoreChatRequest;
  notes: Note[];
  /** Reports what could not be fetched. */
  reportMissing(report: Report): void;
}

/** The media at the URLs of one request: fetched once, however many targets are tried. */
export interface RequestMedia {
  /** Replaces URLs by bytes where this target takes no URLs. */
  prepareFor(route: Route, request: CoreChatRequest): Promise<PreparedMedia>;
}

type FetchOutcome = { fetched: FetchedMedia } | { why: string };

/** `fetcher` is absent where nothing may be fetched. */
export function createRequestMedia(signal: AbortSignal, fetcher: MediaFetcher | undefined): RequestMedia {
  const outcomes = new Map<string, Promise<FetchOutcome>>();

  function fetchOnce(fetching: MediaFetcher, medium: CoreMedium, url: string): Promise<FetchOutcome> {
    const key = `${medium.type} ${url}`;
    const known = outcomes.get(key);
    if (known) return known;
    const outcome =
      outcomes.size < maxAddresses
        ? fetching.fetch(medium, url, signal).then((fetched) => ({ fetched }), toFetchOutcome(url, signal))
        : Promise.resolve({ why: `a request may contain ${maxAddresses} URLs to fetch` });
    outcomes.set(key, outcome);
    return outcome;
  }

  return {
    async prepareFor({ adapter }, request) {
      const needed = fetcher
        ? listMedia(request).flatMap((medium) =>
            medium.source.kind === 'url' && adapter.needsBytes?.(medium)
              ? [{ medium, url: medium.source.url, fetching: fetcher }]
              : [],
          )
        : [];
      const replacements = new Map<CoreMedium, CoreMedium>();
      const missing: { medium: CoreMedium; why: string }[] = [];
      const notes: Note[] = [];
      let total = 0;
      for (let from = 0; from < needed.length; from += maxConcurrentFetches) {
        const found = await Promise.all(
          needed.slice(from, from + maxConcurrentFetches).map(async ({ medium, url, fetching }) => ({
            medium,
            url,
            outcome: total > maxTotalBytes ? totalTooLarge : await fetchOnce(fetching, medium, url),
          })),
        );
        for (const { medium, url, outcome } of found) add(medium, url, outcome);
      }
      return {
        request: replaceMedia(request, replacements),
        notes,
        reportMissing(report) {
          for (const { medium, why } of missing) report({ at: medium, what: describeNotFetched(medium, why) });
        },
      };

      function add(medium: CoreMedium, url: string, outcome: FetchOutcome): void {
        if ('why' in outcome) missing.push({ medium, why: outcome.why });
        else if ((total += outcome.fetched.data.length) > maxTotalBytes) missing.push({ medium, ...totalTooLarge });
        else {
          const { mediaType, data } = outcome.fetched;
          replacements.set(medium, copyProvenance(medium, { ...medium, source: { kind: 'base64', mediaType, data } }));
          notes.push({
            what: `fetched ${medium.type}`,
            saw: withoutQuery(url),
            made: `${mediaType} in base64 of ${data.length} bytes`,
            effect: { name: 'media-fetched', path: pointerOf(medium) ?? '' },
          });
        }
      }
    },
  };
}

const totalTooLarge = { why: `all that was fetched together is larger than ${maxTotalBytes} bytes` };

const toFetchOutcome =
  (url: string, signal: AbortSignal) =>
  (thrown: unknown): FetchOutcome => {
    if (thrown instanceof MediaFetchError) return { why: thrown.message };
    throw signal.aborted ? new LouterError(toTransportError(thrown, url, signal), { cause: thrown }) : thrown;
  };

/** Queries may contain keys. */
const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';
