import type { Config, BackendConfig } from '../config/config.ts';
import { defaultLimits } from '../config/limits.ts';
import { addDiagnostic, type Diagnostics } from '../core/diagnostics.ts';
import { LouterError } from '../core/error.ts';
import { addedMarks } from '../core/added-cache-marks.ts';
import { withoutCacheMarks } from '../core/cache-marks.ts';
import { asObject, parseJson, type JsonValue } from '../core/json.ts';
import { createIdMinter } from '../core/mint.ts';
import { toLoss } from '../core/provenance.ts';
import { protocols, type Loss, type Note, type Protocol, type VendorProtocol } from '../core/types.ts';
import { applyDialect, type TextSetup } from '../dialects/backend-with-dialect.ts';
import { fitToBackend, removeUnsupportedFields, resolveModelFacts } from '../gateway/route/capabilities.ts';
import type { Route } from '../gateway/route/routing.ts';
import { buildUpstreamRequest } from '../gateway/attempt/upstream.ts';
import { diffBodies, skipped, type Retranslation } from '../inspect/retranslate.ts';
import { backendOf } from '../protocols/backends.ts';
import { frontendOf } from '../protocols/frontends.ts';
import { checkExchange } from '../record/check-exchange.ts';
import type { CheckFinding } from '../judge/differences.ts';
import type { LegVerdict } from '../judge/verdict.ts';
import { decodeRecordedRequest, findMessage, isChatExchange } from '../record/decode-exchange.ts';
import { jsonBodyOf } from '../record/message-reading.ts';
import { parseNotes } from '../record/store/exchange-columns.ts';
import { toStoredRequest } from '../record/store/stored-messages.ts';
import { findRequestViolations, type WireViolation } from '../record/wire-violations.ts';
import type { StoredTrace } from '../record/store/stored-trace.ts';

/** A recorded request as this version would send it upstream. */
interface TranslatedRequest extends Diagnostics {
  url: string;
  body: JsonValue;
}

/**
 * Translates the client's recorded request again, with this version, and compares the result with what was sent upstream.
 * Nothing is sent. What the gateway adds from its memory or fetches cannot be translated again.
 */
export function retranslateRequest(trace: StoredTrace, config: Config): Retranslation {
  const { row } = trace;
  if (row.mode !== 'proxy') return skipped('its bytes were passed through unchanged');
  const sent = findMessage(trace, 'upstream-request');
  if (!sent?.body || row.protocol === null || row.model === null) return skipped('nothing was sent upstream');
  const obstacle = parseNotes(row).find(isNotReproducible);
  if (obstacle) return skipped(`its request depends on more than its bytes: ${obstacle.what}`);
  const backend = config.backends.find(({ name }) => name === row.backend);
  const setup: TextSetup = {
    dialect: row.dialect,
    thinking: row.thinking === 'tags' || row.thinking === 'open' ? row.thinking : 'none',
    tools: row.tools === 'prompt' ? 'prompt' : 'native',
    promptStyle: backend?.promptStyle ?? 'full',
  };
  const capabilities = backend?.protocol === row.protocol ? backend.capabilities : null;
  const translated = translateRequest(trace, config, { protocol: row.protocol, setup, capabilities });
  if ('why' in translated) return skipped(translated.why);
  const differences = diffBodies(withoutAdditions(jsonBodyOf(sent) ?? null, trace), translated.body);
  return differences.length === 0 ? { verdict: 'same' } : { verdict: 'differs', differences };
}

/** A body without what was added to it for the prompt cache, which depends on more than the request. */
function withoutAdditions(body: JsonValue, { row }: StoredTrace): JsonValue {
  const notes = parseNotes(row);
  const isMarked = notes.some(({ what }) => what.startsWith(addedMarks));
  const isKeyed = notes.some(({ effect }) => effect?.name === 'cache-key-added');
  const { prompt_cache_key: key, ...rest } = asObject(body) ?? {};
  const unkeyed = isKeyed && key !== undefined ? rest : body;
  return isMarked ? withoutCacheMarks(unkeyed) : unkeyed;
}

/** What the gateway takes from its memory, from the store, from its configuration or from elsewhere. */
const isNotReproducible = ({ what, effect }: Note): boolean =>
  effect?.name === 'reasoning-restored' ||
  effect?.name === 'history-resolved' ||
  effect?.name === 'media-fetched' ||
  effect?.name === 'cache-mark-moved' ||
  effect?.name === 'context-edited' ||
  effect?.name === 'conversation-summarized' ||
  effect?.name === 'route-reasoning' ||
  effect?.name === 'route-max-tokens' ||
  /^(?:restored what the vendor sent|resolved references|continued|fetched )/.test(what);

/** What this version would send to another protocol, and whether it is what the client asked for. */
export type TranslationTo =
  | {
      verdict: LegVerdict;
      /** The body for the other protocol. */
      body: JsonValue;
      losses: Loss[];
      notes: Note[];
      /** Where the body violates the other protocol. */
      violations: WireViolation[];
      findings: CheckFinding[];
      why: string | null;
    }
  | { verdict: 'skipped'; why: string };

/**
 * Translates a recorded request, of a baseline trace too, to another protocol, as a backend with all of its features is
 * sent it, and checks the result against what the client asked for. Nothing is sent.
 */
export function translateTo(trace: StoredTrace, protocol: Protocol, config: Config): TranslationTo {
  const setup: TextSetup = { dialect: null, thinking: 'none', tools: 'native', promptStyle: 'full' };
  const translated = translateRequest(trace, config, { protocol, setup, capabilities: null });
  if ('why' in translated) return { verdict: 'skipped', why: translated.why };
  const { body, losses, notes } = translated;
  const violations = findRequestViolations(protocol, body);
  const { request, findings, skippedBecause } = checkExchange(withTranslation(trace, protocol, translated));
  return {
    verdict: violations.length > 0 ? 'contradiction' : request,
    body,
    losses,
    notes,
    violations,
    findings: findings.filter(({ leg }) => leg === 'request'),
    // Nothing was answered, so that only the request is checked.
    why: request === 'skipped' ? skippedBecause : null,
  };
}

/** Whether clients use a protocol of this name. */
export const isProtocol = (name: string): name is Protocol => protocols.some((each) => each === name);

/** The exchange as if the request had gone to the other protocol, and nothing had been answered. */
function withTranslation(trace: StoredTrace, protocol: Protocol, translated: TranslatedRequest): StoredTrace {
  const body = Buffer.from(JSON.stringify(translated.body));
  const headers = [['content-type', 'application/json']] as const;
  const sent = toStoredRequest({ method: 'POST', target: translated.url, headers, body }, 'upstream-request');
  return {
    ...trace,
    row: {
      ...trace.row,
      mode: 'proxy',
      protocol,
      issuer: protocol,
      dialect: null,
      thinking: 'none',
      tools: 'native',
      losses: JSON.stringify(translated.losses),
      notes: JSON.stringify(translated.notes),
    },
    messages: [...trace.messages.filter(({ role }) => role === 'client-request'), sent],
  };
}

interface TranslationTarget {
  protocol: string;
  setup: TextSetup;
  capabilities: BackendConfig['capabilities'];
}

/** A backend that is not contacted. */
const noBackend: Omit<BackendConfig, 'protocol' | 'capabilities'> = {
  name: 'none',
  baseUrl: 'http://127.0.0.1',
  host: '127.0.0.1',
  proxy: null,
  auth: { kind: 'none' },
  dialect: null,
  thinking: 'none',
  tools: 'native',
  dialectDetection: false,
  mode: 'proxy',
  headers: {},
  secretHeaders: [],
  fixtures: null,
  promptStyle: 'full',
  transport: 'http',
  listedFirst: false,
  promptCache: 'off',
  retries: 0,
  limits: defaultLimits,
};

function translateRequest(
  trace: StoredTrace,
  config: Config,
  { protocol, setup, capabilities }: TranslationTarget,
): TranslatedRequest | { why: string } {
  const { row } = trace;
  const frontend = frontendOf(row.frontend);
  const asked = findMessage(trace, 'client-request');
  if (!frontend || !asked || !isChatExchange(trace)) return { why: 'it is not a chat request' };
  if (row.bodies !== 'full' || !asked.body) return { why: 'its bodies are not stored' };
  const requested = decodeRecordedRequest(row.frontend, asked);
  const vendor = backendOf(protocol as VendorProtocol);
  if (!requested) return { why: 'its request cannot be decoded' };
  if (!vendor) return { why: `this version has no protocol ${protocol}` };
  if (requested.previousResponseId !== undefined)
    return { why: 'it continues a response by its id, and the earlier messages are not in its bytes' };
  const model = row.model ?? requested.model;
  const backend: BackendConfig = { ...noBackend, protocol: vendor.codec.protocol, capabilities };
  const route: Route = {
    config: backend,
    adapter: applyDialect(vendor, setup),
    model,
    issuer: row.protocol === protocol && row.issuer !== null ? row.issuer : protocol,
    facts: resolveModelFacts(config, backend, model),
  };
  const diagnostics: Diagnostics = { losses: [], notes: [] };
  const fitted = fitToBackend(route, requested);
  const context = {
    request: fitted.request,
    model,
    issuer: route.issuer,
    facts: route.facts,
    mint: createIdMinter(row.id),
    report: (loss: Parameters<typeof toLoss>[0]) =>
      addDiagnostic(diagnostics, loss, (each) => toLoss(each, frontend.codec.wireNames)),
    note: (note: Note) => void diagnostics.notes.push(note),
  };
  fitted.changes.forEach(context.report);
  const record = { hasLossAt: (path: string) => diagnostics.losses.some((loss) => loss.path === path) };
  try {
    const { url, body } = buildUpstreamRequest(route, context, {
      headers: {},
      sameProtocol: frontend.codec.protocol === vendor.codec.protocol,
      removeUnsupported: (json) => removeUnsupportedFields({ record }, route, json, context),
    });
    return { ...diagnostics, url, body: parseJson(body.toString('utf8')) ?? null };
  } catch (error) {
    if (error instanceof LouterError) return { why: `this version refuses to translate it: ${error.message}` };
    throw error;
  }
}
