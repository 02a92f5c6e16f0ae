import { readFileSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { noRecorder, createHealth } from '../../src/record/exchange.ts';
import { stubGateway, testParts } from '../support/server.ts';

interface Panel {
  title: string;
  targets?: { expr: string; legendFormat: string }[];
}

interface Dashboard {
  panels: Panel[];
  templating: { list: { name: string; query: string | { query: string } }[] };
}

const dashboard: Dashboard = JSON.parse(
  readFileSync(new URL('../../deploy/grafana/louter.json', import.meta.url), 'utf8'),
);

/** The labels of every metric that a gateway exposes after one request that used all of its features. */
async function exposedMetrics(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const gateway = stubGateway(({ outlet: writer }) => {
    writer.writeHead(200, {});
    writer.end();
    return {
      isStream: true,
      timing: { firstByteMs: 5, firstTokenMs: 5, totalMs: 50 },
      attempts: [
        { backend: 'far', status: 500, cause: 'first' },
        { backend: 'far', status: null, cause: 'retry' },
        { backend: 'local', status: 200, cause: 'fallback' },
      ],
      summary: { usage: { input: 7, output: 5, cacheRead: 2 }, finish: 'stop', toolCalls: [] },
    };
  });
  gateway.backendLoads = () => [{ backend: 'local', active: 0, pausedTargets: 0, accountPauses: [] }];
  const app = createApp(
    testParts({}, { gateway, recorder: { ...noRecorder, health: () => createHealth('file:x', 'ok') } }),
  );
  await request(app).post('/v1/messages').send({});
  const { text } = await request(app).get('/metrics');
  const metrics = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]+)(?:\{(.*)\})? /gm)) {
    const known = metrics.get(name) ?? new Set(['instance']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    metrics.set(name, known);
  }
  return metrics;
}

/** The metrics of a PromQL expression, and the labels that it uses with each of them. */
function usedIn(expression: string): { metric: string; labels: string[] }[] {
  return [...expression.matchAll(/(?:by \(([^)]*)\) )?\((?:rate\()?((?:louter|process)_\w+)\{([^}]*)\}/g)].map(
    ([, by = '', metric = '', selectors = '']) => ({
      metric,
      labels: [
        ...by.split(', ').filter((label) => label !== ''),
        ...[...selectors.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label),
      ],
    }),
  );
}

describe('the Grafana dashboard', () => {
  const targets = dashboard.panels.flatMap(({ title, targets: each = [] }) => each.map((one) => ({ title, ...one })));

  test('uses only metrics and labels that /metrics exposes', async () => {
    const metrics = await exposedMetrics();
    const unknown = targets.flatMap(({ title, expr }) =>
      usedIn(expr).flatMap(({ metric, labels }) =>
        labels.length > 0 && labels.every((label) => metrics.get(metric)?.has(label) === true)
          ? []
          : [`${title}: ${metric} with ${labels.join(', ')}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  test('has no metric that this test does not recognize', () => {
    for (const { expr } of targets) {
      const mentioned = [...expr.matchAll(/\b(?:louter|process)_\w+/g)].map(([metric]) => metric);
      expect(mentioned.length).toBeGreaterThan(0);
      expect(usedIn(expr).map(({ metric }) => metric)).toEqual(mentioned);
    }
  });

  test('names series and fills variables by labels that exist', async () => {
    const metrics = await exposedMetrics();
    for (const { expr, legendFormat } of targets)
      for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect(usedIn(expr).some(({ metric }) => metrics.get(metric)?.has(label))).toBe(true);
    for (const { name, query } of dashboard.templating.list) {
      if (typeof query === 'string') continue;
      const [, metric = '', label = ''] = /^label_values\((\w+), (\w+)\)$/.exec(query.query) ?? [];
      expect([label, metrics.get(metric)?.has(label)]).toEqual([name, true]);
    }
  });

  test('shows every metric of Louter', async () => {
    const shown = new Set(targets.flatMap(({ expr }) => usedIn(expr).map(({ metric }) => metric)));
    const hidden = [...(await exposedMetrics()).keys()].filter(
      (metric) => metric.startsWith('louter_') && !/_(?:sum|count)$/.test(metric) && !shown.has(metric),
    );
    // Those of single gateways, for alerts.
    expect(hidden.toSorted()).toEqual([
      'louter_config_generation',
      'louter_config_last_reload_successful',
      'louter_trace_queue_exchanges',
      'louter_traces_written',
    ]);
  });
});
