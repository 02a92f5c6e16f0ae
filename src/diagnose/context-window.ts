import { asNumber, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../core/json.ts';

/**
 * How servers call the number of tokens that fit into a model, in their lists of models: vLLM `max_model_len`, OpenRouter
 * `context_length`, Gemini `inputTokenLimit`, Mistral and LM Studio `max_context_length`, Anthropic `max_input_tokens`,
 * Groq `context_window`, llama.cpp `meta.n_ctx`.
 */
const contextWindowFields = [
  'max_model_len',
  'context_length',
  'context_window',
  'max_context_length',
  'inputTokenLimit',
  'max_input_tokens',
  'n_ctx',
];

/** How many tokens fit into a model, as a list of models tells it. */
export function findContextWindow(list: JsonValue, model: string): number | undefined {
  const { data, models } = asObject(list) ?? {};
  const entries = [...objectsIn(data), ...objectsIn(models)];
  return entries.filter((entry) => isNamed(entry, model)).flatMap(readContextWindow)[0];
}

const isNamed = (entry: JsonObject, model: string): boolean =>
  [entry['id'], entry['name'], entry['model']].some((name) => asString(name)?.replace(/^models\//, '') === model);

const readContextWindow = (entry: JsonObject): number[] =>
  [entry, asObject(entry['meta']) ?? {}].flatMap((fields) =>
    contextWindowFields.flatMap((name) => {
      const count = asNumber(fields[name]);
      return count !== undefined && Number.isInteger(count) && count > 0 ? [count] : [];
    }),
  );
