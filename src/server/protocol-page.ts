import type { Backend } from '../core/backend.ts';
import type { CoreErrorKind } from '../core/types.ts';
import type { Frontend } from '../core/frontend.ts';
import { backendOf } from '../protocols/backends.ts';
import type { Config } from '../config/config.ts';
import { encodeErrorReply } from './errors.ts';

interface ProtocolPage {
  readonly frontends: readonly Frontend[];
  readonly version: string;
  readonly server: Pick<Config['server'], 'maxBody'>;
  /** Whether clients need a key. */
  readonly isKeyRequired: boolean;
}

const shownErrors: readonly CoreErrorKind[] = [
  'invalid-request',
  'authentication',
  'permission',
  'not-found',
  'rate-limit',
  'overloaded',
  'upstream',
];

/**
 * What clients can rely on at this gateway, as Markdown: the page that Anthropic's gateways have at `GET /protocol`
 * (code.claude.com/docs/en/llm-gateway-protocol). Its tables are made of what the gateway itself works with.
 */
export function protocolPage({ frontends, version, server, isKeyRequired }: ProtocolPage): string {
  return `# Protocol of this gateway

Louter ${version} accepts the protocols of several vendors and translates between them. A request whose client and model have the same protocol is
sent with all fields that it came with, also those that are not known. What another protocol cannot express is recorded as a loss.

## Credentials

${isKeyRequired ? 'A key of this gateway is required' : 'This gateway requires no key; a client may send any'}, in \`x-louter-key\`, \`authorization: Bearer KEY\`, \`x-api-key\`,
\`x-goog-api-key\` or \`?key=KEY\`. Where a backend takes the client's own credential (\`api_key = "client"\`), only \`x-louter-key\` has that of this gateway.
There is no login: \`/.well-known/oauth-authorization-server\` and \`/managed/settings\` do not
exist. A gateway with TLS has it from a server in front of it.

## Routes

Paths alone count: a query such as \`?beta=true\` may follow. Each path exists below \`/run/NAME\` too, where its requests are recorded as those of a run.

${table(['protocol', 'route', 'for'], listRoutes(frontends))}

\`POST /v1/messages/count_tokens\` answers with an estimate where a backend cannot count. Models are listed with \`id\` and \`display_name\`; a client may
only request those that its key may use. A body may have ${server.maxBody} bytes; more is answered with 413.

## Header fields

Of requests and answers these are passed on where both sides have the same protocol. Values of \`anthropic-beta\` are an open list.

${table(
  ['protocol', 'of the request', 'of the answer'],
  frontends.flatMap(({ codec }) => {
    const backend = backendOf(codec.protocol);
    return backend ? [[codec.protocol, ...headersOf(backend)]] : [];
  }),
)}

Every answer that was recorded has \`x-louter-trace-id\`. Answers that are not streamed have \`Content-Length\`.

## Errors

An error of a vendor with the client's protocol has the vendor's own status and body. All others have the form of the client's protocol:

${table(
  ['what', ...frontends.map(({ codec }) => codec.protocol)],
  shownErrors.map((kind) => errorRow(kind, frontends)),
)}

With 429 and 503 comes \`retry-after\`. A budget of a key that is spent is 429 with \`x-should-retry: false\`, and \`billing_error\` for Anthropic's clients. A
stream that breaks ends with an error event, never with the end of a message.
`;
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const listRoutes = (frontends: readonly Frontend[]): string[][] =>
  frontends.flatMap(({ codec: { protocol }, routes, resources }) => [
    ...routes.map(({ method, path, task, acceptsWebSocket }) => [
      protocol,
      code(`${method} ${path}`),
      `${tasks[task]}${acceptsWebSocket ? '; also as a WebSocket' : ''}`,
    ]),
    ...resources.map(({ method, path, isOfAnswer }) => [
      protocol,
      code(`${method} ${path}`),
      isOfAnswer ? 'an earlier answer' : 'which models there are',
    ]),
  ]);

const tasks: Readonly<Record<Frontend['routes'][number]['task'], string>> = {
  chat: 'an answer of a model',
  'count-tokens': 'how many tokens a request has',
  pass: 'passed to a backend of this protocol as it is',
};

const headersOf = ({ forwardedRequestHeaders: sent, forwardedResponseHeaders: received }: Backend): string[] =>
  [sent, received].map((names) => names.map(code).join(', '));

const errorRow = (kind: CoreErrorKind, frontends: readonly Frontend[]): string[] => [
  kind,
  ...frontends.map((frontend) => {
    const { status, body } = encodeErrorReply(frontend, { kind, message: '…' }, '…');
    return `${status} ${code(JSON.stringify(body))}`;
  }),
];

const code = (text: string): string => `\`${text}\``;
