import { configOf } from '../../src/config/load.ts';
import { Admission } from '../../src/server/admission.ts';
import { createLog } from '../../src/server/log.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { createParts } from '../../src/server/parts.ts';
import { code, escapeTags, renderTable } from './section.ts';

/** Every metric of `GET /metrics` with its labels, from the registry of a gateway. */
export async function describeMetrics(): Promise<string> {
  const config = configOf({ traces: { url: 'off' }, log: { level: 'silent' } });
  const parts = createParts(config, createLog('silent', { pretty: false }));
  try {
    const { registry } = createMetrics(new Admission(1), parts);
    const rows = registry.getMetricsAsArray().map((metric) => {
      const labels = 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : [];
      return [code(metric.name), String(metric.type), labels.map(code).join(', ') || '–', escapeTags(metric.help)];
    });
    return renderTable(['metric', 'type', 'labels', 'meaning'], rows);
  } finally {
    await parts.gateway.stop(0);
  }
}
