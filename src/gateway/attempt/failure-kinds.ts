/** What a failed request shows about the account, the model or the request. */
export type FailureKind =
  /** The account has no credit, or its subscription ended. */
  | 'credit'
  /** The limit of a day, a month or a plan is used up. */
  | 'quota'
  /** Too many requests or tokens at a time. */
  | 'rate'
  /** This one request is too dear. */
  | 'request-budget'
  | 'auth'
  /** The gateway has no credential to send. */
  | 'credential'
  | 'no-access'
  | 'region'
  /** A filter refuses what the request or its answer says. */
  | 'policy'
  | 'bad-request'
  | 'overloaded'
  /** A proxy between Louter and the vendor refuses to pass the request on. */
  | 'proxy';

/** What follows from a failure. */
export interface FailureTreatment {
  /** What gets no more requests for a while: all models of the account, or this one. */
  readonly pauses: 'account' | 'account-and-model' | 'nothing';
  readonly triesNext: boolean;
  /** Whether the same request may succeed here a moment later. */
  readonly mayRepeat: boolean;
  /** In milliseconds, unless the vendor states a time; 0: only then. */
  readonly pauseMs: number;
  /** Without a stated time, each pause is twice as long as the one before, up to this; absent: all are of the same length. */
  readonly maxPauseMs?: number;
}

interface KindOfFailure extends FailureTreatment {
  /** The end of a sentence that begins with the target. */
  readonly what: string;
  /** What somebody can do. */
  readonly remedy: string;
}

const minuteMs = 60_000;

export const failureKinds: Readonly<Record<FailureKind, KindOfFailure>> = {
  credit: {
    pauses: 'account',
    triesNext: true,
    mayRepeat: false,
    pauseMs: 5 * minuteMs,
    what: 'has no credit left',
    remedy: 'add credit at the vendor',
  },
  quota: {
    pauses: 'account-and-model',
    triesNext: true,
    mayRepeat: false,
    pauseMs: 5 * minuteMs,
    what: 'has used up its quota',
    remedy: "raise the account's limit at the vendor, or wait until it is reset",
  },
  rate: {
    pauses: 'account-and-model',
    triesNext: true,
    mayRepeat: true,
    pauseMs: 2_000,
    maxPauseMs: minuteMs,
    what: 'asks to send requests more slowly',
    remedy: "raise the account's rate limit at the vendor, or add another key to api_keys",
  },
  'request-budget': {
    pauses: 'nothing',
    triesNext: true,
    mayRepeat: false,
    pauseMs: 0,
    what: 'has less credit left than this request may cost',
    remedy: 'add credit at the vendor, or lower max_tokens',
  },
  auth: {
    pauses: 'account',
    triesNext: true,
    mayRepeat: false,
    pauseMs: minuteMs,
    what: 'refuses its API key',
    remedy: 'check the key in the configuration',
  },
  credential: {
    pauses: 'account',
    triesNext: true,
    mayRepeat: false,
    pauseMs: minuteMs,
    what: 'cannot be sent a request, as there is no credential for it',
    remedy: 'run the api_key_command of the backend yourself, or log in to its cloud',
  },
  'no-access': {
    pauses: 'account-and-model',
    triesNext: true,
    mayRepeat: false,
    pauseMs: minuteMs,
    what: 'does not let the account use this model',
    remedy: "check the model's name, and what the account may use at the vendor",
  },
  region: {
    pauses: 'account',
    triesNext: true,
    mayRepeat: false,
    pauseMs: minuteMs,
    what: 'does not serve the region of this machine',
    remedy: 'use a vendor or an outgoing proxy of another region',
  },
  policy: {
    pauses: 'nothing',
    triesNext: false,
    mayRepeat: false,
    pauseMs: 0,
    what: 'refuses the content of the request',
    remedy: 'change the request',
  },
  'bad-request': {
    pauses: 'nothing',
    triesNext: false,
    mayRepeat: false,
    pauseMs: 0,
    what: 'refuses the request',
    remedy: 'change the request',
  },
  overloaded: {
    pauses: 'nothing',
    triesNext: true,
    mayRepeat: true,
    pauseMs: 0,
    what: 'is overloaded',
    remedy: 'try again later',
  },
  proxy: {
    pauses: 'nothing',
    triesNext: true,
    mayRepeat: false,
    pauseMs: 0,
    what: 'is behind a proxy that refuses the request',
    remedy: 'check the user and password of the outgoing proxy',
  },
};

/** How an error that no row names is treated: by its status, as the request's own fault or the server's. */
export const otherFailure = (status: number): FailureKind =>
  status >= 400 && status < 500 ? 'bad-request' : 'overloaded';
