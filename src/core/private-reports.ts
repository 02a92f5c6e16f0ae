/**
 * Leaves the environment out of the report of a crash (`--report-uncaught-exception`), which may be sent to others: it holds
 * credentials. Each thread has its own part of the report.
 */
export function excludeEnvironment(): void {
  process.report.excludeEnv = true;
}
