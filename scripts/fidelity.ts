import { readFileSync } from 'node:fs';
import { bundledFixtures, readFixtures } from '../src/replay/fixtures.ts';
import { measure } from './fidelity/measure.ts';
import { renderTables } from './fidelity/table.ts';
import { replaceSection } from './docs/section.ts';
import { readCheckOption, updateFiles } from './made-files.ts';

/**
 * Carries every recording of every protocol to every protocol, reads it again there, and writes into docs/reference/fidelity.md
 * what became of each feature. `--check` writes nothing and exits 1 when the page differs. What was dropped
 * without a report is named, and exits 1 too.
 */
const isChecking = readCheckOption('fidelity');
const { faults, unrecorded: unseen, ...measured } = measure(readFixtures(bundledFixtures));
for (const fault of faults) console.error(fault);
for (const feature of unseen) console.error(`no recording shows ${feature}`);

const path = 'docs/reference/fidelity.md';
const page = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const tables = renderTables({ ...measured, faults, unrecorded: unseen });
updateFiles('fidelity', new Map([[path, replaceSection(page, 'fidelity', tables, 'npm run fidelity')]]), isChecking);
if (faults.length > 0 || unseen.length > 0) process.exitCode = 1;
