import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeCommands } from './docs/commands.ts';
import { describeConfiguration } from './docs/configuration.ts';
import { describeLayers, drawLayers } from './docs/layers.ts';
import { describeMetrics } from './docs/metrics.ts';
import { describeModels, describePrices } from './docs/models.ts';
import { describeClientRoutes, describeOwnRoutes } from './docs/routes.ts';
import { describeSchema } from './docs/schemas.ts';
import { describeViews } from './docs/views.ts';
import { replaceSection } from './docs/section.ts';

/**
 * Writes the parts of docs/ that are made from the sources: between `<!-- NAME: npm run docs -->` and `<!-- /NAME -->`, and the picture
 * of the layers. `--check` writes nothing and exits 1 naming every page that is stale.
 */
const sections: readonly { page: string; name: string; make: () => string | Promise<string> }[] = [
  { page: 'docs/reference/configuration.md', name: 'configuration', make: describeConfiguration },
  { page: 'docs/reference/commands.md', name: 'commands', make: describeCommands },
  { page: 'docs/reference/routes.md', name: 'client routes', make: describeClientRoutes },
  { page: 'docs/reference/routes.md', name: 'own routes', make: describeOwnRoutes },
  { page: 'docs/reference/metrics.md', name: 'metrics', make: describeMetrics },
  { page: 'docs/reference/trace-json.md', name: 'trace', make: () => describeSchema('Trace') },
  { page: 'docs/reference/sql-views.md', name: 'views', make: describeViews },
  { page: 'docs/reference/models.md', name: 'properties', make: describeModels },
  { page: 'docs/reference/models.md', name: 'prices', make: describePrices },
  { page: 'docs/architecture.md', name: 'layers', make: describeLayers },
];

const { argv } = process;
const isChecking = argv.includes('--check');
const unknown = argv.slice(2).filter((argument) => argument !== '--check');
if (unknown.length > 0) {
  console.error(`docs: unknown argument ${unknown.join(' ')}; it takes --check only`);
  process.exit(2);
}

const root = new URL('../', import.meta.url);
const stale: string[] = [];
for (const [path, sectionsOfPage] of Map.groupBy(sections, ({ page }) => page)) {
  let page = readFileSync(new URL(path, root), 'utf8');
  for (const { name, make } of sectionsOfPage) page = replaceSection(page, name, await make());
  update(path, page);
}
update('docs/pictures/layers.svg', drawLayers());
for (const path of stale)
  console.error(`${path}: ${isChecking ? 'stale; run `npm run docs` and commit it' : 'written'}`);
if (isChecking && stale.length > 0) process.exitCode = 1;

function update(path: string, content: string): void {
  const file = fileURLToPath(new URL(path, root));
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  stale.push(path);
  if (!isChecking) writeFileSync(file, content);
}
