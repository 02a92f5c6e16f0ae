import { secretsOf } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';
import { exportForms, type ExportForm, type ExportQuery } from '../inspect/export/export-file.ts';
import type { TraceReader } from '../inspect/reader.ts';
import { ownRoute } from './own-routes.ts';
import type { Route } from './routes.ts';
import { sendText } from './send.ts';
import { assertParameters, invalidRequest, parseListFilter, withHttpErrors } from './trace-query.ts';
import { signalOf } from './view-routes.ts';

const maxIds = 100;

const endings: Readonly<Record<ExportForm, string>> = {
  html: 'html',
  har: 'har',
  jsonl: 'jsonl',
  curl: 'sh',
  fixture: 'tar',
};

/** Traces as a file, as described in `specs/louter.yaml`. */
export const exportRoutes = (traces: TraceReader, settings: Settings): Route[] => [
  ownRoute('/api/export', { access: 'viewer' }, async (incoming) => {
    const query = new URLSearchParams(incoming.query);
    const request = { ...parseExport(query), secrets: secretsOf(settings.config) };
    const bytes = await withHttpErrors(traces.exportFile(request, signalOf(incoming)));
    const name = 'ids' in request.selection && request.selection.ids.length === 1 ? request.selection.ids[0] : 'traces';
    const headers = {
      // Opened in a browser it is saved, and runs nothing.
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="${name}.${endings[request.form]}"`,
      'cache-control': 'no-store',
    };
    sendText(incoming, 200, headers, bytes);
  }),
];

function parseExport(query: URLSearchParams): Omit<ExportQuery, 'secrets'> {
  assertParameters(query, ['form', 'ids', 'filter', 'side']);
  const form = exportForms.find((name) => name === query.get('form'));
  if (!form) throw invalidRequest(`form: expected ${exportForms.join(', ')}`);
  const side = query.get('side') ?? 'client';
  if (side !== 'client' && side !== 'upstream') throw invalidRequest('side: expected client or upstream');
  if (query.has('side') && form !== 'curl') throw invalidRequest('side: only for form=curl');
  const written = query.get('ids');
  const filters = query.getAll('filter');
  if ((written === null) === (filters.length === 0)) throw invalidRequest('expected either ids or filter');
  if (written === null) return { form, side, selection: { filter: parseListFilter(filters.join(' ')) } };
  const ids = written.toLowerCase().split(',');
  if (ids.length > maxIds) throw invalidRequest(`ids: expected at most ${maxIds}`);
  if (!ids.every((id) => /^[0-9a-f]{1,32}$/.test(id)))
    throw invalidRequest('ids: expected trace ids (32 hexadecimal digits) or prefixes of them, separated by commas');
  return { form, side, selection: { ids } };
}
