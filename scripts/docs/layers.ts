import { layerTable, readSources, targetOf, type SourceFolder } from '../../test/architecture/layer-table.ts';
import { code, renderTable } from './section.ts';

/** From the top down, each folder with those it imports from, in the same order. */
function readFolders(): (SourceFolder & { imported: readonly string[] })[] {
  const sources = readSources();
  const folders = layerTable.flat().toReversed();
  return folders.map((each) => {
    const own = sources.filter(({ name }) => folderOf(name) === each.folder);
    const targets = own.flatMap(({ path, imports }) => imports.flatMap((specifier) => targetOf(path, specifier) ?? []));
    const found = new Set(targets.map(folderOf));
    const imported = folders.flatMap(({ folder }) => (folder !== each.folder && found.has(folder) ? [folder] : []));
    return { ...each, imported };
  });
}

const folderOf = (name: string): string => name.split('/')[0] ?? '';

/** The folders of src/ from the top down: what each contains, and what it imports. */
export const describeLayers = (): string =>
  renderTable(
    ['folder of `src/`', 'contents', 'imports from'],
    readFolders().map(({ folder, contents, imported }) => [
      code(folder),
      contents,
      imported.map(code).join(', ') || 'nothing',
    ]),
  );

const row = 34;
const [left, top] = [20, 130];
const boxWidth = 120;
const column = 34;

/**
 * A picture of the layers: a box per folder, from the top down, and right of it a dot in the column of each folder it imports
 * from. As imports lead down only, all dots are in one half.
 */
export function drawLayers(): string {
  const folders = readFolders();
  const columnOf = (index: number): number => left + boxWidth + 40 + index * column;
  const rowOf = (index: number): number => top + index * row;
  const width = columnOf(folders.length) + 40;
  const height = rowOf(folders.length) + 20;
  const columns = folders.flatMap(({ folder }, index) => [
    `<text class="name" transform="translate(${columnOf(index) + 5} ${top - 12}) rotate(-60)">${folder}</text>`,
    `<line class="guide" x1="${columnOf(index)}" y1="${top - 8}" x2="${columnOf(index)}" y2="${rowOf(index) + row / 2}"/>`,
  ]);
  const rows = folders.flatMap(({ folder, imported }, index) => {
    const middle = rowOf(index) + row / 2;
    return [
      `<rect class="box" x="${left}" y="${rowOf(index) + 3}" width="${boxWidth}" height="${row - 6}" rx="5"/>`,
      `<text class="name" x="${left + 12}" y="${middle + 5}">${folder}</text>`,
      `<line class="guide" x1="${left + boxWidth}" y1="${middle}" x2="${columnOf(folders.length - 1)}" y2="${middle}"/>`,
      `<rect class="self" x="${columnOf(index) - 7}" y="${middle - 7}" width="14" height="14" rx="3"/>`,
      ...folders.flatMap((other, position) =>
        imported.includes(other.folder)
          ? [`<circle class="dot" cx="${columnOf(position)}" cy="${middle}" r="6"/>`]
          : [],
      ),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The folders of src/ from the top down, and what each imports">`,
    '<style>',
    'svg { background: #fff; font-family: ui-monospace, Menlo, Consolas, monospace; }',
    '.box { fill: #eef3fb; stroke: #3a6ea5; } .self { fill: #c9d6e8; } .dot { fill: #3a6ea5; } .guide { stroke: #dde3ea; }',
    '.name { font-size: 14px; fill: #1b2733; }',
    '</style>',
    ...columns,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}
