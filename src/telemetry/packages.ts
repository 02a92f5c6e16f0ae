/** The packages that are needed to export, with the versions that they were tested with; not installed with Louter. */
const packages = {
  '@opentelemetry/api': '1.10.0',
  '@opentelemetry/exporter-metrics-otlp-proto': '0.301.0',
  '@opentelemetry/exporter-trace-otlp-proto': '0.301.0',
  '@opentelemetry/resources': '3.1.0',
  '@opentelemetry/sdk-metrics': '3.1.0',
  '@opentelemetry/sdk-trace': '3.1.0',
};

/** The packages for `[otel]` cannot be loaded; the message has the command that installs them. */
export class MissingPackagesError extends Error {}

/** @throws {MissingPackagesError} if one of them is not installed, or of a version that does not fit. */
export async function loadPackages() {
  try {
    const [api, metricExporter, traceExporter, resources, metrics, traces] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/exporter-metrics-otlp-proto'),
      import('@opentelemetry/exporter-trace-otlp-proto'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-metrics'),
      import('@opentelemetry/sdk-trace'),
    ]);
    return { api, metricExporter, traceExporter, resources, metrics, traces };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new MissingPackagesError(`[otel] needs packages that cannot be loaded (${reason}); ${installHint}`, {
      cause: error,
    });
  }
}

const installHint = `install them beside Louter, with --global if Louter is installed so: npm install ${Object.entries(
  packages,
)
  .map(([name, version]) => `${name}@${version}`)
  .join(' ')}`;
