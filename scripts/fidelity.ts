import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundledFixtures, readFixtures } from '../src/replay/fixtures.ts';
import { measure } from './fidelity/measure.ts';
import { renderTables, replaceTables } from './fidelity/table.ts';

/**
 * Carries every recording of every protocol to every protocol, reads it again there, and writes into docs/reference/fidelity.md
 * what became of each feature. `--check` writes nothing and exits 1 when the page differs. What was dropped
 * without a report is named, and exits 1 too.
 */
const { argv } = process;
const checking = argv.includes('--check');
const unknown = argv.slice(2).filter((argument) => argument !== '--check');
if (unknown.length > 0) {
  console.error(`fidelity: unknown argument ${unknown.join(' ')}; it takes --check only`);
  process.exit(2);
}

const { faults, unrecorded: unseen, ...measured } = measure(readFixtures(bundledFixtures));
for (const fault of faults) console.error(fault);
for (const feature of unseen) console.error(`no recording shows ${feature}`);

const path = 'docs/reference/fidelity.md';
const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
const page = readFileSync(file, 'utf8');
const current = replaceTables(page, renderTables({ ...measured, faults, unrecorded: unseen }));
const stale = current !== page;
if (stale && !checking) writeFileSync(file, current);
if (stale) console.error(`${path}: ${checking ? 'stale; run `npm run fidelity` and commit it' : 'written'}`);
if (faults.length > 0 || unseen.length > 0 || (checking && stale)) process.exitCode = 1;
