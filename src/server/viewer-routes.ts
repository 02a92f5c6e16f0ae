import { isolationHeaders } from './access.ts';
import { httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import { ownRoute, redirectToViewer } from './own-routes.ts';
import { parameterOf, type Route } from './routes.ts';
import { sendText } from './send.ts';
import { type ViewerFile, viewerFileOf, type ViewerFiles } from './viewer-files.ts';

/**
 * Headers of every page and file of the viewer. What it shows comes from clients and models: nothing but its own files
 * can run, no other page can frame it, and nothing can be sent elsewhere.
 */
const viewerHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types louter',
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/**
 * `/ui/`: the page that shows traces, which holds none itself: everybody can load it. Its addresses are those of its files,
 * and all others are the page itself. A page without a login is marked, so that it loads its data at once.
 */
export function viewerRoutes(readFiles: () => ViewerFiles, needsLogin: () => boolean): Route[] {
  const files = readFiles();
  const page = files.get('index.html');
  const openPage = page && withoutLogin(page);
  const serve = (incoming: IncomingRequest, address: string): void => {
    if (/(?:^|&)key=/.test(incoming.query))
      throw httpError(400, 'invalid-request', 'key: the viewer takes no key from the address; log in at /ui/login');
    const file = files.get(address) ?? (address.startsWith('assets/') ? undefined : page);
    if (!file) throw missingFileError(files);
    sendFile(incoming, file === page && openPage && !needsLogin() ? openPage : file);
  };
  return [
    ownRoute('/ui', { access: 'public', isPage: true }, (incoming) => redirectToViewer(incoming)),
    ownRoute('/ui/', { access: 'public', isPage: true }, (incoming) => serve(incoming, 'index.html')),
    ownRoute('/ui/{path}', { access: 'public', isPage: true }, (incoming) =>
      serve(incoming, parameterOf(incoming, 'path')),
    ),
  ];
}

/** The page as it is sent where nobody has to log in. */
function withoutLogin(page: ViewerFile): ViewerFile {
  const text = page.bytes.toString().replace('<div id="app">', '<div id="app" data-login="none">');
  return viewerFileOf(page.type, Buffer.from(text));
}

const missingFileError = (files: ViewerFiles) =>
  files.size === 0
    ? httpError(404, 'not-found', 'the viewer is not built: run npm run codegen, and start the gateway again')
    : httpError(404, 'not-found', 'the viewer has no such file: load the page again');

/** Names of files have no digest: browsers keep them, and ask whether they changed. */
function sendFile(incoming: IncomingRequest, { type, etag, bytes, gzip }: ViewerFile): void {
  const { request, response } = incoming;
  const headers = {
    ...viewerHeaders,
    'content-type': type,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag,
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, ...isolationHeaders }).end();
    return;
  }
  if (acceptsGzip(request.headers['accept-encoding'] ?? ''))
    sendText(incoming, 200, { ...headers, 'content-encoding': 'gzip' }, gzip);
  else sendText(incoming, 200, headers, bytes);
}

const acceptsGzip = (accepted: string): boolean =>
  accepted.split(',').some((part) => /^\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(part));
