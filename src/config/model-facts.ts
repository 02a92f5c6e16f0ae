import type { components } from '../../generated/louter.js';
import type { ModelFacts } from '../core/codec.ts';
import { withoutUndefined } from '../core/json.ts';
import { modelData } from './model-data.ts';
import type { ModelText } from './config.ts';
import { literals, matchesPattern } from './pattern.ts';
import { priceOfSection } from './prices.ts';

type ModelDataSection = components['schemas']['ModelData'];

/** More names than any gateway serves; clients can send any number. */
const maxCachedNames = 1_000;

interface FactsRow {
  readonly match: string;
  readonly facts: ModelFacts;
}

type FactsByName = (model: string) => ModelFacts;

/** Properties of models, by their names at the vendor. */
export interface KnownModels {
  /** The rows of `model-data.ts`, overridden by those of the configuration, whose names may be patterns too. */
  modelFacts: FactsByName;
  /** The rows of the configuration alone. */
  statedFacts: FactsByName;
  /** The rows of the configuration that set how a model writes. */
  modelTexts: readonly ModelText[];
}

export function createModelFacts(overrides: Readonly<Record<string, ModelDataSection>>): KnownModels {
  const own = Object.entries(overrides).map(([name, section]) => ({
    match: name.toLowerCase(),
    facts: factsOf(name, section),
  }));
  return {
    modelFacts: createLookup([...bySpecificity(modelData), ...bySpecificity(own)]),
    statedFacts: createLookup(bySpecificity(own)),
    modelTexts: Object.entries(overrides).flatMap(([model, section]) => {
      const { dialect, thinking, tools, prompt_style: promptStyle } = section;
      const text = withoutUndefined({ dialect, thinking, tools, promptStyle });
      return Object.keys(text).length === 0 ? [] : [{ model, ...text }];
    }),
  };
}

function createLookup(layers: readonly FactsRow[]): FactsByName {
  const cache = new Map<string, ModelFacts>();
  return (model) => {
    const cached = cache.get(model);
    if (cached) return cached;
    const name = model.toLowerCase();
    const bare = name.slice(name.lastIndexOf('/') + 1);
    const matching = layers.filter(({ match }) => matchesPattern(match, name) || matchesPattern(match, bare));
    const facts: ModelFacts = Object.assign({}, ...matching.map((row) => row.facts));
    // Clients may request any name: the cache must not grow without bound.
    if (cache.size < maxCachedNames) cache.set(model, facts);
    return facts;
  };
}

/** From least to most specific; exact names last. */
const bySpecificity = (rows: readonly FactsRow[]): FactsRow[] =>
  rows.toSorted((one, other) => weight(one) - weight(other));

const weight = ({ match }: FactsRow): number => (match.includes('*') ? literals(match) : Number.MAX_SAFE_INTEGER);

const factsOf = (name: string, section: ModelDataSection): ModelFacts =>
  withoutUndefined({
    contextWindow: section.context_window,
    maxOutput: section.max_output,
    reasoning: section.reasoning,
    reasoningEcho: section.reasoning_echo,
    sampling: section.sampling,
    maxTokensField: section.max_tokens_field,
    developerRole: section.developer_role,
    systemTurns: section.system_turns,
    emptyAnswers: section.empty_answers,
    toolRole: section.tool_role,
    callSignatures: section.call_seals,
    minReasoning: section.least_reasoning,
    forcedTools: section.forced_tools,
    serverTools: section.server_tools,
    searchField: section.search_field,
    promptCacheKey: section.prompt_cache_key,
    minCacheTokens: section.min_cache_tokens,
    prefill: section.prefill,
    maxReasoning: section.max_reasoning,
    dialect: section.dialect,
    dialectKey: section.dialect && `model_data.${JSON.stringify(name)}.dialect`,
    thinking: section.thinking,
    tools: section.tools,
    promptStyle: section.prompt_style,
    price: priceOfSection(section.price),
  });
