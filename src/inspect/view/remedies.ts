import { tomlKey } from '../../core/toml-key.ts';
import type { CoreErrorKind } from '../../core/types.ts';

/** What can be done about something, and where the configuration can, what to set there, in TOML. */
export interface Remedy {
  next: string;
  setting?: string;
}

/** What an error was about. */
interface FailedTarget {
  /** Its name in the configuration. */
  backend: string;
  model: string | null;
  /** The model that the client requested. */
  requested: string | null;
  /** Whether other targets were tried, too. */
  hasOthers: boolean;
  /** The row of `[[routes]]` that chose it. */
  route: string | null;
  /** The limit of time that it exceeded, where its error names one: a key of `[limits]`. */
  limit: string | null;
}

const table = (name: string, ...lines: readonly string[]): string => [`[${name}]`, ...lines].join('\n');

const ofConfiguration = ({ backend }: FailedTarget, next: string, line: string): Remedy => ({
  next,
  setting: table(`backends.${tomlKey(backend)}`, line),
});

const unburden = (target: FailedTarget): Remedy => {
  const { backend, model, requested, hasOthers, route } = target;
  const lower = `Lower max_concurrent of backend ${backend}`;
  if (hasOthers) return ofConfiguration(target, `${lower}; other targets were tried, too.`, 'max_concurrent = NUMBER');
  if (route !== null) return { next: `${lower}, or name another target behind it in row ${route} of [[routes]].` };
  const targets = [`${backend}/${model ?? '*'}`, 'OTHER_BACKEND/MODEL'].map((each) => JSON.stringify(each));
  return {
    next: `${lower}, or name another target behind it in [models] as a fallback.`,
    setting: table('models', `${JSON.stringify(requested ?? model ?? '*')} = [${targets.join(', ')}]`),
  };
};

/** What a limit may be raised to, if the backend may take so long. */
const longer = '"900s"';

const allowTime = (target: FailedTarget): Remedy => {
  const limits = target.limit === null ? ['first_byte_timeout', 'idle_timeout'] : [target.limit];
  return ofConfiguration(
    target,
    `Check whether backend ${target.backend} is busy, or raise ${limits.join(' and ')}.`,
    limits.map((limit) => `${limit} = ${longer}`).join('\n'),
  );
};

const remedies: Readonly<Record<CoreErrorKind, (target: FailedTarget) => Remedy | null>> = {
  'rate-limit': unburden,
  overloaded: unburden,
  authentication: (target) =>
    ofConfiguration(target, `Check api_key of backend ${target.backend}.`, 'api_key = "${NAME_OF_THE_VARIABLE}"'),
  permission: ({ backend }) => ({ next: `Check whether the key of backend ${backend} may use this model.` }),
  'not-found': () => ({
    next: 'Check the model name and [models]; `louter diagnostics` lists what each backend offers.',
  }),
  'context-length': () => ({
    next: 'Compact the conversation, or route it to a model with a larger context window.',
  }),
  timeout: allowTime,
  upstream: ({ backend }) => ({
    next: `Check the log of backend ${backend}; \`louter diagnostics\` checks whether it answers.`,
  }),
  'bad-upstream-reply': () => ({ next: 'See the bytes of its response, and where they violate its protocol.' }),
  'invalid-request': () => ({ next: 'The message names the field; see the bytes of the request.' }),
  unsupported: () => ({ next: 'Route the request to a backend that supports it.' }),
  internal: () => ({ next: 'This is a bug in Louter: please report it with this trace.' }),
  aborted: () => null,
};

/** What to do about an error of this kind; null where nothing is. */
export const remedyOf = (kind: CoreErrorKind, target: FailedTarget): Remedy | null => remedies[kind](target);

/** The key of `[limits]` that an error names, as those of Louter do. */
export const limitIn = (error: string | null): string | null =>
  /\(limits\.(\w+_timeout)\)/.exec(error ?? '')?.[1] ?? null;

/** Whether attempts were made at more than one target. */
export const hasOtherTargets = (attempts: readonly { backend: string; model: string }[]): boolean =>
  new Set(attempts.map(({ backend, model }) => `${backend}/${model}`)).size > 1;
