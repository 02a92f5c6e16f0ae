import { readFileSync } from 'node:fs';
import { describeCommands } from './docs/commands.ts';
import { describeCases } from './docs/conformance.ts';
import { describeConfiguration } from './docs/configuration.ts';
import { describeLayers, drawLayers } from './docs/layers.ts';
import { describeMetrics } from './docs/metrics.ts';
import { describeModels, describePrices } from './docs/models.ts';
import { describeClientRoutes, describeOwnRoutes } from './docs/routes.ts';
import { describeSchema } from './docs/schemas.ts';
import { describeViews } from './docs/views.ts';
import { replaceSection } from './docs/section.ts';
import { readCheckOption, updateFiles } from './made-files.ts';

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
  { page: 'docs/reference/conformance.md', name: 'cases', make: describeCases },
  { page: 'docs/architecture.md', name: 'layers', make: describeLayers },
];

const isChecking = readCheckOption('docs');
const root = new URL('../', import.meta.url);
const pages = new Map<string, string>([['docs/pictures/layers.svg', drawLayers()]]);
for (const { page: path, name, make } of sections) {
  const page = pages.get(path) ?? readFileSync(new URL(path, root), 'utf8');
  pages.set(path, replaceSection(page, name, await make()));
}
updateFiles('docs', pages, isChecking);
