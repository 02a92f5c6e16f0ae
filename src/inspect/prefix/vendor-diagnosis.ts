import { asCount } from '../../core/count.ts';
import { asObject, asString, parseJson, type JsonObject } from '../../core/json.ts';
import { findMessage } from '../../record/decode-exchange.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** What the vendor itself reports about its prompt cache, for a request that asked for it. */
export interface VendorDiagnosis {
  /** The vendor's term; null where it found no difference. */
  reason: string | null;
  /** In a sentence. */
  what: string;
  /** Whether it reports that something changed, rather than that it does not know. */
  names_change: boolean;
  /** About how many input tokens were not read from the cache for this reason. */
  missed_tokens: number | null;
  /** The id of the response whose request it compared with. */
  compared_with: string | null;
}

/**
 * The reasons of Anthropic (cache diagnostics, `diagnostics.cache_miss_reason.type`) and of OpenAI's Responses API (prompt
 * cache diagnostics, `prompt_cache_diagnostics.reason`).
 */
const changes: ReadonlyMap<string, string> = new Map([
  ['model_changed', 'the model changed'],
  ['system_changed', 'the system prompt changed'],
  ['tools_changed', 'the tools changed'],
  ['messages_changed', 'earlier messages changed'],
  ['input_changed', 'the input changed'],
  ['context_compacted', 'the context was compacted'],
  ['prompt_cache_key_changed', 'prompt_cache_key changed'],
  ['text_format_changed', 'the format of the response changed'],
  ['reasoning_effort_changed', 'the reasoning effort changed'],
  ['verbosity_changed', 'the verbosity changed'],
  ['service_tier_changed', 'the service tier changed'],
]);
const unknowns: ReadonlyMap<string, string> = new Map([
  ['previous_message_not_found', 'it does not know the earlier request any more'],
  ['comparison_response_not_found', 'it does not know the earlier response any more'],
  ['unavailable', 'it has no diagnosis: model, system prompt and tools are the same, other parameters may differ'],
]);

/** The vendor's diagnosis in the response of an exchange; null where it sent none. */
export function readVendorDiagnosis(trace: StoredTrace): VendorDiagnosis | null {
  const body = findMessage(trace, 'upstream-response')?.body?.toString('utf8');
  if (!body?.includes('diagnostics')) return null;
  const request = asObject(parseJson(findMessage(trace, 'upstream-request')?.body?.toString('utf8') ?? ''));
  // The last event of a stream has the complete response.
  for (const response of listResponses(body).toReversed()) {
    const anthropic = asObject(response['diagnostics']);
    if (anthropic) return describeAnthropic(anthropic, request);
    const openai = asObject(response['prompt_cache_diagnostics']);
    if (openai) return describeOpenai(openai, request);
  }
  return null;
}

/** The response objects in a body, plain or of the events of a stream. */
function listResponses(body: string): JsonObject[] {
  const plain = asObject(parseJson(body));
  const events = plain
    ? [plain]
    : body
        .split('\n')
        .filter((line) => line.startsWith('data:') && line.includes('diagnostics'))
        .map((line) => asObject(parseJson(line.slice('data:'.length))));
  return events.flatMap((event): JsonObject[] => {
    const response = asObject(event?.['message']) ?? asObject(event?.['response']) ?? event;
    return response ? [response] : [];
  });
}

function describeAnthropic(diagnostics: JsonObject, request: JsonObject | undefined): VendorDiagnosis {
  const miss = asObject(diagnostics['cache_miss_reason']);
  return describe(
    asString(miss?.['type']) ?? null,
    asCount(miss?.['cache_missed_input_tokens']),
    asString(asObject(request?.['diagnostics'])?.['previous_message_id']),
  );
}

function describeOpenai(diagnostics: JsonObject, request: JsonObject | undefined): VendorDiagnosis {
  const type = asString(diagnostics['type']);
  const reason = type === 'cache_hit' ? null : (asString(diagnostics['reason']) ?? type ?? null);
  return describe(
    reason,
    asCount(diagnostics['cache_missed_tokens']),
    asString(asObject(request?.['prompt_cache_options'])?.['comparison_response_id']),
  );
}

const describe = (
  reason: string | null,
  missedTokens: number | undefined,
  comparedWith: string | undefined,
): VendorDiagnosis => ({
  reason,
  what: reason === null ? 'nothing changed' : (changes.get(reason) ?? unknowns.get(reason) ?? reason),
  names_change: reason !== null && !unknowns.has(reason),
  missed_tokens: missedTokens ?? null,
  compared_with: comparedWith ?? null,
});
