import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { frontends } from '../../src/protocols/frontends.ts';
import { code, escapeTags, renderTable } from './section.ts';

const tasks = {
  chat: 'answers a request',
  'count-tokens': 'counts the tokens of a request',
  pass: 'passes the request through, untranslated',
};

/** The routes of every protocol of clients, from the frontends. */
export function describeClientRoutes(): string {
  const rows = frontends.flatMap(({ codec, routes, resources }) => [
    ...routes.map(({ method, path, task, hints }) => [
      code(`${method} ${path}`),
      code(codec.protocol),
      hints?.form === 'compaction' ? 'replaces a conversation by a summary of it' : tasks[task],
    ]),
    ...resources.map(({ method, path, isOfAnswer }) => [
      code(`${method} ${path}`),
      code(codec.protocol),
      isOfAnswer ? describeStored(method, path) : 'lists models, or describes one',
    ]),
  ]);
  return renderTable(['route', 'protocol', 'what it does'], rows);
}

function describeStored(method: string, path: string): string {
  if (path.endsWith('/cancel')) return 'cancels an answer that a vendor makes in the background';
  return method === 'DELETE' ? 'forgets an earlier answer' : 'returns an earlier answer';
}

/** Louter's own routes, from specs/louter.yaml. */
export function describeOwnRoutes(): string {
  const spec: JsonValue = parse(readFileSync(new URL('../../specs/louter.yaml', import.meta.url), 'utf8'));
  const paths = asObject(asObject(spec)?.['paths']) ?? {};
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(asObject(methods) ?? {}).map(([method, route]) =>
      describeRoute(`${method.toUpperCase()} ${path}`, asObject(route) ?? {}),
    ),
  );
  return routes.join('\n\n');
}

function describeRoute(route: string, { summary, description, parameters }: JsonObject): string {
  const rows = (asArray(parameters) ?? []).map((each) => {
    const { name, description: meaning, schema } = asObject(each) ?? {};
    const fallback = asObject(schema)?.['default'];
    return [
      code(asString(name) ?? ''),
      escapeTags(asString(meaning) ?? '–'),
      fallback === undefined ? '–' : code(asString(fallback) ?? JSON.stringify(fallback)),
    ];
  });
  return [
    `### \`${route}\``,
    [summary, description]
      .flatMap((text) => asString(text) ?? [])
      .map(escapeTags)
      .join(' '),
    ...(rows.length === 0 ? [] : [renderTable(['parameter', 'meaning', 'default'], rows)]),
  ].join('\n\n');
}
