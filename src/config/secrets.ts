import type { BackendConfig, Config } from './config.ts';
import { secretsOfProxy } from './outgoing-proxy.ts';
import { percentDecoded } from '../core/percent-encoding.ts';

/** Names of headers that usually contain credentials. */
const secretName = /auth|key|token|secret|password|cookie|credential|session/i;
/** Values that look like credentials, whatever their header: vendors' prefixes, JSON web tokens, long random strings. */
const secretValue = /^(?:sk-|pk-|rk_|gh[a-z]_|xox[a-z]-|AKIA|AIza|eyJ|Bearer\s|Basic\s)|^[\w+/=.-]{32,}$/;

/** Whether a configured header's value must not be shown. */
const isSecretHeader = ({ secretHeaders }: BackendConfig, name: string, value: string): boolean =>
  secretHeaders.includes(name) || secretName.test(name) || secretValue.test(value);

/** Every secret of a configuration, to be redacted in traces, logs and output. */
export function secretsOf(config: Config): string[] {
  const secrets = [
    ...config.server.keys,
    ...(config.viewer.keys ?? []),
    ...config.keys.flatMap(({ secret }) => secret ?? []),
    ...config.backends.flatMap(secretsOfBackend),
    ...secretsOfUrl(config.traces.url),
    ...secretsOfOtel(config.otel),
    ...config.proxySecrets,
    ...(config.search?.apiKey ? [config.search.apiKey] : []),
  ];
  // Longest first: one may contain another.
  return [...new Set(secrets)].toSorted((one, other) => other.length - one.length);
}

/** Short values are settings such as a dataset's name. */
const minSecretLength = 8;

function secretsOfOtel(otel: Config['otel']): string[] {
  return Object.values(otel?.headers ?? {})
    .flatMap((value) => [value, ...value.split(/\s+/).slice(1)])
    .filter((value) => value.length >= minSecretLength);
}

function secretsOfBackend(backend: BackendConfig): string[] {
  const { auth, baseUrl, headers, proxy } = backend;
  const inUrl = secretsOfUrl(baseUrl);
  const found = Object.entries(headers).flatMap(([name, value]) =>
    // Of `Bearer abc`, vendors may repeat `abc` alone.
    isSecretHeader(backend, name, value) ? [value, ...value.split(/\s+/).slice(1)] : [],
  );
  return [
    ...(auth.kind === 'key' ? [auth.key, ...(auth.pool?.keys ?? [])] : []),
    ...(auth.kind === 'command' ? secretsOfCommand(auth) : []),
    ...found,
    ...inUrl,
    ...(proxy ? secretsOfProxy(proxy) : []),
  ];
}

function secretsOfUrl(url: string | null): string[] {
  if (url === null || !URL.canParse(url)) return [];
  const { password, searchParams } = new URL(url);
  const all = [password, percentDecoded(password), searchParams.get('password') ?? ''];
  return [...new Set(all)].filter((each) => each !== '');
}

const redactedText = '[redacted]';

type ShownConfig = Omit<Config, 'modelFacts' | 'statedFacts' | 'proxyFor' | 'proxySecrets'>;

/** The effective configuration with secrets redacted. */
export function redactedConfig(config: Config): ShownConfig {
  const { modelFacts: _, statedFacts: __, proxyFor: ___, proxySecrets: ____, ...shown } = config;
  return {
    ...shown,
    server: { ...config.server, keys: config.server.keys.map(() => redactedText) },
    viewer: { ...config.viewer, keys: config.viewer.keys && config.viewer.keys.map(() => redactedText) },
    keys: config.keys.map((key) => ({
      ...key,
      sha256: redactedText,
      secret: key.secret === null ? null : redactedText,
    })),
    traces: { ...config.traces, url: redactedUrl(config.traces.url) },
    search: config.search && { ...config.search, apiKey: config.search.apiKey && redactedText },
    otel: config.otel && {
      ...config.otel,
      headers: Object.fromEntries(Object.keys(config.otel.headers).map((name) => [name, redactedText])),
    },
    backends: config.backends.map((backend) => ({
      ...backend,
      baseUrl: redactedUrl(backend.baseUrl) ?? '',
      auth: redactedAuth(backend.auth),
      proxy: backend.proxy && { ...backend.proxy, password: backend.proxy.password && redactedText },
      headers: Object.fromEntries(
        Object.entries(backend.headers).map(([name, value]) => [
          name,
          isSecretHeader(backend, name, value) ? redactedText : value,
        ]),
      ),
    })),
  };
}

function redactedAuth(auth: BackendConfig['auth']): BackendConfig['auth'] {
  if (auth.kind === 'key')
    return {
      kind: 'key',
      key: redactedText,
      ...(auth.pool && { pool: { ...auth.pool, keys: auth.pool.keys.map(() => redactedText) } }),
    };
  if (auth.kind !== 'command') return auth;
  const [program] = auth.command;
  const [, ...parameters] = shownCommand(auth);
  return { ...auth, command: [program, ...parameters], written: [program, ...parameters] };
}

type CommandAuth = Extract<BackendConfig['auth'], { kind: 'command' }>;

/** A command as written, without what looks like a credential. */
export const shownCommand = ({ written }: CommandAuth): string[] =>
  written.map((each) => (each.split(/[\s=]+/).some(isSecretWord) ? redactedText : each));

/** Long paths are none. */
const isSecretWord = (word: string): boolean => !/^[/.-]/.test(word) && secretValue.test(word);

/** Arguments that come from the environment. Short ones are settings such as the name of a profile. */
const secretsOfCommand = ({ command, written }: CommandAuth): string[] =>
  command.filter((each, index) => each !== written[index] && each.length >= minSecretLength);

/** A URL with its password redacted. */
export function redactedUrl(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return url;
  const shown = new URL(url);
  if (shown.password === '' && !shown.searchParams.has('password')) return url;
  if (shown.password !== '') shown.password = redactedText;
  if (shown.searchParams.has('password')) shown.searchParams.set('password', redactedText);
  return shown.href.replaceAll(encodeURIComponent(redactedText), redactedText);
}
