import { documentedViews } from '../../src/record/store/views.ts';
import { code, renderTable } from './section.ts';

/** The views of a trace database with their columns. */
export const describeViews = (): string =>
  documentedViews
    .map(({ name, rows, columns }) =>
      [
        `## \`${name}\``,
        `Rows: ${rows}.`,
        renderTable(
          ['column', 'meaning'],
          columns.map(([column, meaning]) => [code(column), meaning]),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
