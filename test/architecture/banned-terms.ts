/** A term that names nothing in the APIs this project deals with, and the reason it is kept out. */
export interface BannedTerm {
  /** Tested against each word of an identifier or file name, in lower case, or against the whole name. */
  term: RegExp;
  of: 'word' | 'name';
  reason: string;
}

const word = (term: RegExp, reason: string): BannedTerm => ({ term, of: 'word', reason });
const name = (term: RegExp, reason: string): BannedTerm => ({ term, of: 'name', reason });

/** Terms that identifiers and file names in `src/` must not contain. */
export const bannedNames: readonly BannedTerm[] = [
  word(/^(?:un)?(?:say|says|said|saying|sayings)$/, 'data is written, emitted or reported'),
  word(/^(?:tell|tells|told|telling)$/, 'data is reported or sent; a set of messages is `diagnostics`'),
  word(/^(?:hear|hears|heard|hearing)$/, 'data is received or parsed'),
  word(/^(?:speak|speaks|speaker|speakers|spoken|speech|speeches)$/, 'a protocol is used, a parser is a reader'),
  word(/^(?:wish|wishes|wished)$/, 'a request has fields, options and a reasoning config'),
  word(/^(?:ink|eaten)$/, 'text is blank or trimmed, input is consumed'),
  word(/^lessons?$/, 'the prompt contains tool instructions'),
  word(/^stretch(?:es)?$/, 'a turn has segments'),
  word(/^patience$/, 'a wait is limited by `timeoutMs`'),
  word(/^outlet$/, 'there is a response writer'),
  word(/^(?:seal|seals|sealed|unsealed|sealing)$/, 'vendors sign with a signature or send encrypted content'),
  word(
    /^(?:remember|remembers|remembered|recollect|recollected|recollection)$/,
    'values are stored, cached and restored',
  ),
  name(/^(?:most|least|longest)[A-Z]/, 'limits are called `max…` or `min…`, with a unit'),
  name(/^(?:heldBy|saidHere|isOwnWish|inWords|whole)$/, 'name what it is: `serverState`, `describe…`, `complete`'),
  name(
    /^(?:Said|Told|Turn|Place|Whole|Hiding|Reading|Call)$/,
    'type names are unique in the repository and name what they hold',
  ),
];

/** Phrases that README, docs/, CONTRIBUTING, help, the specs of Louter and generated descriptions must not contain. */
export const bannedPhrases: readonly { phrase: RegExp; reason: string }[] = [
  { phrase: /\bexchanges?\b/i, reason: 'users send requests' },
  { phrase: /\bunder way\b/i, reason: 'requests are in flight' },
  { phrase: /\bwhat was lost\b/i, reason: 'request fields are unsupported; the trace lists losses' },
  { phrase: /\bembedded default\b/i, reason: 'the default configuration is built in' },
  { phrase: /\b(?:tells?|told|says|said|hears?|heard|wish(?:es)?)\b/i, reason: 'write, report, receive, request' },
  { phrase: /\banew\b|\bwherefrom\b|\btherein\b/i, reason: 'plain modern English' },
  { phrase: /\bwords that must all hold\b/i, reason: 'filters are combined with AND' },
  { phrase: /\bguilty\b|\bto blame\b/i, reason: 'a side causes a difference' },
  { phrase: /\bfaults? (?:is|are|of)\b/i, reason: 'error' },
];

/** Phrases that comments in `src/` must not contain. */
export const bannedInComments: readonly { phrase: RegExp; reason: string }[] = [
  {
    phrase: /\b(?:tells?|told|hears?|heard|wish(?:es)?|speaks?|spoken)\b/i,
    reason: 'write, report, receive, request, use',
  },
  { phrase: /\banew\b|\bwherefrom\b|\btherein\b|\bwhoever(?:'s)?\b/i, reason: 'plain modern English' },
];
