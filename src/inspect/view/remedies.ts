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
  /** Whether another target was tried after it. */
  hasFallback: boolean;
}

const table = (name: string, ...lines: readonly string[]): string => [`[${name}]`, ...lines].join('\n');

/** A name as a key in TOML: bare where it may be. */
export const tomlKey = (name: string): string => (/^[A-Za-z0-9_-]+$/.test(name) ? name : JSON.stringify(name));

const ofConfiguration = ({ backend }: FailedTarget, next: string, line: string): Remedy => ({
  next,
  setting: table(`backends.${tomlKey(backend)}`, line),
});

const unburden = (target: FailedTarget): Remedy => {
  const { backend, model, requested, hasFallback } = target;
  const lower = `Lower max_concurrent of backend ${backend}`;
  if (hasFallback)
    return ofConfiguration(target, `${lower}; another target was tried in its place.`, 'max_concurrent = NUMBER');
  const targets = [`${backend}/${model ?? '*'}`, 'OTHER_BACKEND/MODEL'].map((each) => JSON.stringify(each));
  return {
    next: `${lower}, or name another target behind it in [models] as a fallback.`,
    setting: table('models', `${JSON.stringify(requested ?? model ?? '*')} = [${targets.join(', ')}]`),
  };
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
  timeout: (target) =>
    ofConfiguration(
      target,
      `Check whether backend ${target.backend} is busy, or raise first_byte_timeout and idle_timeout.`,
      'first_byte_timeout = "600s"\nidle_timeout = "600s"',
    ),
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
