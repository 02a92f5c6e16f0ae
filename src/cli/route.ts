import { fromCloudForm } from '../protocols/anthropic/cloud-form.ts';
import { readFileSync } from 'node:fs';
import type { Config, KeyConfig } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { describeConditions } from '../config/route-text.ts';
import { LouterError } from '../core/error.ts';
import type { HeaderFields } from '../core/headers.ts';
import { asString, type JsonObject } from '../core/json.ts';
import { suggestName } from '../core/nearest.ts';
import { toOneLine } from '../core/printable.ts';
import { describeSystemError } from '../core/system-error.ts';
import { protocols, type Protocol } from '../core/types.ts';
import { inspectBody, parseBody } from '../gateway/request/body.ts';
import { describeTarget } from '../gateway/route/target-name.ts';
import { explainRoute, type RouteExplanation, type RouteQuestion } from '../gateway/route/explain.ts';
import { findRoute } from '../protocols/find-route.ts';
import { frontendOf } from '../protocols/frontends.ts';
import { findMessage } from '../record/decode-exchange.ts';
import { CommandError, print, printJson } from './output.ts';
import { withTraceStore } from './trace-store.ts';

export interface RouteOptions {
  config?: string;
  request?: string;
  protocol?: string;
  model?: string;
  header?: readonly string[];
  key?: string;
  json?: true;
}

/**
 * Prints where a request would go, and why. Exit code 1 if it would be refused.
 * @throws {CommandError} 2 for wrong usage, and for a body that is no request of its protocol.
 */
export async function showRoute(id: string | undefined, options: RouteOptions): Promise<void> {
  if ((id === undefined) === (options.request === undefined))
    throw new CommandError('expected a trace id, or --request FILE', 2, 'route');
  const config = loadConfig({ file: options.config, isOffline: true });
  const question = id === undefined ? readQuestion(options, config) : await findQuestion(id, options, config);
  try {
    const explanation = await explainRoute(config, question);
    if (options.json) printJson(toJson(question, explanation));
    else print(describe(question, explanation));
  } catch (error) {
    if (!(error instanceof LouterError)) throw error;
    throw new CommandError(`it would be refused: ${error.detail.message}`, 1, 'route');
  }
}

// ---------------------------------------------------------------- the request

function readQuestion({ request: file = '', ...options }: RouteOptions, config: Config): RouteQuestion {
  const bytes = readInput(file);
  const headers = (options.header ?? []).map(parseHeader);
  const body = decoded(file, () => parseBody(bytes, inspectBody(bytes)));
  const protocol = options.protocol === undefined ? guessProtocol(body) : parseProtocol(options.protocol);
  return toQuestion({ bytes, body, headers, protocol, model: options.model, source: file, options }, config);
}

function readInput(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new CommandError(describeSystemError(error, file) ?? `${file}: cannot be read`, 2, 'route');
  }
}

async function findQuestion(id: string, options: RouteOptions, config: Config): Promise<RouteQuestion> {
  return withTraceStore(options, async (store) => {
    const trace = await store.get(id);
    const { row } = trace;
    const message = findMessage(trace, 'client-request');
    const protocol = protocols.find((name) => name === row.frontend);
    const frontend = protocol && frontendOf(protocol);
    const found = frontend && message && findRoute(frontend, message.target ?? '');
    if (!protocol || !found || found.route.task === 'pass')
      throw new CommandError(`${row.id} is not a chat request`, 2, 'route');
    const bytes = message.body;
    if (!bytes) throw new CommandError(`the body of ${row.id} is not stored`, 2, 'route');
    const received = decoded(row.id, () => parseBody(bytes, inspectBody(bytes)));
    const body = fromCloudForm(message.target ?? '', received)?.body ?? received;
    const headers = [...message.headers, ...(options.header ?? []).map(parseHeader)];
    const model = options.model ?? found.hints.model;
    const key = options.key ?? row.key ?? undefined;
    return toQuestion({ bytes, body, headers, protocol, model, source: row.id, options: { ...options, key } }, config);
  });
}

interface WrittenQuestion {
  readonly bytes: Buffer;
  readonly body: JsonObject;
  readonly headers: HeaderFields;
  readonly protocol: Protocol;
  readonly model: string | undefined;
  /** Where it is from, for messages. */
  readonly source: string;
  readonly options: { readonly key?: string | undefined };
}

function toQuestion(
  { bytes, body, headers, protocol, model: named, source, options }: WrittenQuestion,
  config: Config,
): RouteQuestion {
  const model = named ?? asString(body['model']);
  if (model === undefined) throw new CommandError(`${source} names no model; add --model NAME`, 2, 'route');
  const frontend = frontendOf(protocol);
  if (!frontend) throw new CommandError(`clients do not use the protocol ${protocol}`, 2, 'route');
  const request = decoded(source, () => frontend.codec.decodeRequest(body, { model }));
  return { model, protocol, key: findKey(options.key, config), headers, body, request, bytes: bytes.length };
}

/** @throws {CommandError} in place of the error for a client. */
function decoded<Value>(source: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof LouterError) throw new CommandError(`${source}: ${error.detail.message}`, 2, 'route');
    throw error;
  }
}

function parseHeader(text: string): [string, string] {
  const colon = text.indexOf(':');
  if (colon < 1) throw new CommandError(`--header "${text}": expected "name: value"`, 2, 'route');
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

function parseProtocol(name: string): Protocol {
  const protocol = protocols.find((each) => each === name);
  if (protocol) return protocol;
  throw new CommandError(`unknown protocol "${name}"${suggestName(name, protocols)}`, 2, 'route');
}

/** Of the protocols two have requests that no other has. */
function guessProtocol(body: JsonObject): Protocol {
  if (body['contents'] !== undefined) return 'gemini';
  if (body['input'] !== undefined) return 'openai-responses';
  throw new CommandError(
    `the protocol of the request is not certain; add --protocol, one of ${protocols.join(', ')}`,
    2,
    'route',
  );
}

function findKey(name: string | undefined, { keys }: Config): KeyConfig | undefined {
  if (name === undefined) return undefined;
  const key = keys.find((each) => each.name === name);
  if (key) return key;
  const names = keys.map((each) => each.name);
  throw new CommandError(`no key of [keys] is named "${name}"${suggestName(name, names)}`, 2, 'route');
}

// ---------------------------------------------------------------- the answer

const continuationText = ({ prefill, ...target }: RouteExplanation['continuedBy'][number]): string =>
  `${describeTarget(target)} (${prefill === 'none' ? 'by an instruction' : `prefill: ${prefill}`})`;

function describe({ model, protocol }: RouteQuestion, explanation: RouteExplanation): string {
  const { rows, chosen, modelPattern, targets, why, continuedBy, changes, inputTokens } = explanation;
  return [
    `${model}, ${protocol}, about ${inputTokens} input tokens`,
    ...rows.map(({ row, mismatch }) =>
      mismatch === undefined
        ? `✓ route ${row.name}: ${describeConditions(row.when)}`
        : `– route ${row.name}: ${describeConditions(row.when)}; but ${mismatch}`,
    ),
    ...(chosen ? [] : [modelPattern === undefined ? '✓ header x-louter-backend' : `✓ [models] "${modelPattern}"`]),
    `→ ${targets.map(describeTarget).join(', then ')} (${why})`,
    ...(continuedBy.length > 0
      ? [`a streamed answer that breaks continues at ${continuedBy.map(continuationText).join(', else ')}`]
      : []),
    ...changes,
  ]
    .map(toOneLine)
    .join('\n');
}

const toJson = ({ model, protocol }: RouteQuestion, explanation: RouteExplanation) => ({
  model,
  protocol,
  input_tokens: explanation.inputTokens,
  route: explanation.chosen?.name ?? null,
  rows: explanation.rows.map(({ row, mismatch }) => ({
    route: row.name,
    when: describeConditions(row.when),
    mismatch: mismatch ?? null,
  })),
  targets: explanation.targets.map(describeTarget),
  why: explanation.why,
  continued_by: explanation.continuedBy.map((target) => ({ target: describeTarget(target), prefill: target.prefill })),
  changes: explanation.changes,
});
