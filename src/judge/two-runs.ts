import type { ProtocolCodec } from '../core/codec.ts';
import { escapePointer } from '../core/json-pointer.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import { gatewayFields } from './check-request.ts';
import { compareCoreRequests, compareResponses, type ComparedPlaces } from './compare-core.ts';
import type { ComparedDifference } from './core-difference.ts';
import type { Locator } from './differences.ts';

// Two exchanges against each other. Both may have other protocols, so that places are JSON Pointers into Core.

/** A request of one of two runs. */
export interface RequestOfRun {
  request: CoreChatRequest;
  codec: Pick<ProtocolCodec, 'protocol' | 'wireNames' | 'expressibleSchema'>;
}

/** The requests of two runs in the same position. */
export interface RequestsOfRuns {
  asked: readonly [RequestOfRun, RequestOfRun];
  /** What was sent upstream; absent where one of them is not known. */
  sent: readonly [RequestOfRun, RequestOfRun] | undefined;
}

/** Fields that the route and the form of the protocol determine. */
const fieldsOfRoute: ReadonlySet<string> = new Set('model stream metadata user cacheKey'.split(' '));

/** What the clients of two runs asked for differently. */
export const compareAsked = ([one, other]: RequestsOfRuns['asked']): ComparedDifference[] => compareBoth(one, other);

/** What backends were sent differently although their clients asked for the same. */
export function compareSent({ asked, sent }: RequestsOfRuns): ComparedDifference[] {
  if (!sent) return [];
  const explained = new Explained(compareAsked(asked));
  return compareBoth(...sent).filter(
    (difference) =>
      !Object.hasOwn(gatewayFields, difference.what) &&
      difference.omission?.severity !== 'hint' &&
      !explained.has(difference),
  );
}

function compareBoth(one: RequestOfRun, other: RequestOfRun): ComparedDifference[] {
  const extras = new Set(extraNames([one.request, other.request]));
  return compareCoreRequests(one, other, placesIn(one.request, other.request)).filter(
    (difference) =>
      isOther(difference) &&
      // Vendors accept it in their own form only.
      difference.what !== 'reasoning' &&
      !fieldsOfRoute.has(difference.what) &&
      !extras.has(difference.what) &&
      difference.omission?.severity !== 'nothing',
  );
}

/** What is different in two answers of the same meaning: content, the reason to stop and the counts of tokens. */
export const compareAnswersOfRuns = (one: CoreChatResponse, other: CoreChatResponse): ComparedDifference[] =>
  compareResponses(one, other, placesIn(one, other)).filter(
    (difference) =>
      isOther(difference) &&
      (isContent(difference) || ['reason', 'usage.input', 'usage.output'].includes(difference.what)),
  );

/** What only one side has, or has in another order. Where content is joined or divided means nothing. */
const isOther = ({ kind, isReordered }: ComparedDifference): boolean =>
  kind === 'lost' || kind === 'changed' || kind === 'added' || isReordered === true;

const placeOf = ({ left, right }: ComparedDifference): string => (right ?? left)?.path ?? '';

const isContent = (difference: ComparedDifference): boolean =>
  /^\/(messages|candidates\/\d+\/message)\//.test(placeOf(difference));

/** The fields that only one protocol knows. */
const extraNames = (values: readonly CoreChatRequest[]): string[] =>
  values.flatMap(({ extras = {} }) => Object.values(extras).flatMap((fields) => Object.keys(fields ?? {})));

/** What the clients asked for differently: it explains why the backends were sent the same differences. */
class Explained {
  readonly #fields = new Map<string, ComparedDifference[]>();
  readonly #values: string[] = [];
  readonly #exact = new Set<string>();

  constructor(asked: readonly ComparedDifference[]) {
    for (const difference of asked)
      if (!isContent(difference))
        this.#fields.set(difference.what, [...(this.#fields.get(difference.what) ?? []), difference]);
      else
        for (const place of [difference.left, difference.right])
          if (place) {
            this.#values.push(withoutEllipsis(place.value));
            this.#exact.add(withoutEllipsis(place.value));
          }
  }

  has(difference: ComparedDifference): boolean {
    if (!isContent(difference))
      return this.#fields.get(difference.what)?.some((asked) => isCarriedAlike(asked, difference)) === true;
    return [difference.left, difference.right].every((place) => !place || this.#hasValue(withoutEllipsis(place.value)));
  }

  /** Protocols join texts and divide them. */
  #hasValue(value: string): boolean {
    return (
      this.#exact.has(value) ||
      this.#values.slice(0, maxCompared).some((each) => each.includes(value) || value.includes(each))
    );
  }
}

/**
 * Whether a field was sent on both sides as it was asked for, or on both sides in another form: where one side has the value
 * that was asked for, the other must have it too.
 */
const isCarriedAlike = (asked: ComparedDifference, sent: ComparedDifference): boolean =>
  (asked.left?.value === sent.left?.value) === (asked.right?.value === sent.right?.value);

/** With so many differences a text is compared that was joined or divided. */
const maxCompared = 1000;

const withoutEllipsis = (text: string): string => text.replaceAll(/^…|…$/g, '').trim();

const placesIn = (left: object, right: object): ComparedPlaces => ({
  left: coreLocator(left),
  right: coreLocator(right),
  isExact: true,
});

/** Finds the places of objects within a Core request or response. */
function coreLocator(root: object): Locator {
  const places = new Map<object, string>();
  const add = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || places.has(value)) return;
    places.set(value, path);
    for (const [key, each] of Object.entries(value)) add(each, `${path}/${escapePointer(key)}`);
  };
  add(root, '');
  return {
    locate: (at, field, within) => [places.get(at) ?? '', field, within].filter((step) => step !== undefined).join('/'),
  };
}
