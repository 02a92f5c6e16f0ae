import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** What `deploy/compose.yaml` starts, as far as it can be started without containers. */
export interface TeamSetup {
  /** The gateways with the variables of their configuration. */
  gateways: { name: string; environment: Record<string, string> }[];
  /** The configuration of all of them. */
  configFile: string;
  postgres: { user: string; password: string; database: string };
  /** The port of the load balancer. */
  port: number;
}

interface ComposeService {
  image: string;
  environment?: Record<string, string>;
  ports?: string[];
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  configs: Record<string, { file: string }>;
}

const deploy = new URL('../', import.meta.url);

/**
 * Reads `deploy/compose.yaml`.
 * @param env the variables that it refers to.
 * @throws {Error} where one that it requires is missing.
 */
export function readTeamSetup(env: Readonly<Record<string, string | undefined>>): TeamSetup {
  const compose: ComposeFile = parse(readFileSync(new URL('compose.yaml', deploy), 'utf8'), { merge: true });
  const { postgres, balancer } = compose.services;
  const valuesOf = ({ environment = {} }: ComposeService): Record<string, string> =>
    Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, substitute(text, env)]));
  const gateways = Object.entries(compose.services)
    .filter(([, { image }]) => image === 'louter')
    .map(([name, service]) => ({ name, environment: valuesOf(service) }));
  const file = compose.configs['gateway']?.file;
  const values = postgres && valuesOf(postgres);
  const [port] = substitute(balancer?.ports?.[0] ?? '', env).split(':');
  if (!values || port === undefined || file === undefined)
    throw new Error('deploy/compose.yaml lacks a service or a configuration that this script starts');
  return {
    gateways,
    configFile: fileURLToPath(new URL(file, deploy)),
    postgres: {
      user: values['POSTGRES_USER'] ?? '',
      password: values['POSTGRES_PASSWORD'] ?? '',
      database: values['POSTGRES_DB'] ?? '',
    },
    port: Number(port),
  };
}

/** Compose's own rules: `${NAME}`, `${NAME:-default}` and `${NAME:?what to do}`. */
function substitute(text: string, env: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, operator?: string, more = '') => {
    const value = env[name] ?? '';
    if (value !== '') return value;
    if (operator === '?') throw new Error(`${name} is not set: ${more}`);
    return operator === '-' ? String(more) : '';
  });
}
