import type { ModelFacts } from '../core/codec.ts';
import { dialectNames } from '../dialects/dialect.ts';
import { defaultToolPlace } from './backends.ts';
import type { BackendConfig, Config } from './config.ts';
import { matchesPattern } from './pattern.ts';

/** A backend with the dialect, the thinking and the place of tools that the configuration states of one of its models. */
export function withModelText(
  backend: BackendConfig,
  {
    dialect: stated,
    dialectKey = backend.dialectKey,
    thinking = backend.thinking,
    tools: statedTools,
  }: Pick<ModelFacts, 'dialect' | 'dialectKey' | 'thinking' | 'tools'>,
): BackendConfig {
  if (reasonOfFixedText(backend) !== undefined) return backend;
  const dialect = stated === undefined ? backend.dialect : (dialectNames.find((name) => name === stated) ?? null);
  const isDefault = backend.tools === defaultToolPlace(backend.dialect);
  const tools = dialect === null ? 'native' : (statedTools ?? (isDefault ? defaultToolPlace(dialect) : backend.tools));
  const isSame =
    dialect === backend.dialect &&
    dialectKey === backend.dialectKey &&
    thinking === backend.thinking &&
    tools === backend.tools;
  return isSame ? backend : { ...backend, dialect, ...(dialectKey !== undefined && { dialectKey }), thinking, tools };
}

/** Why all models of a backend have its text format, whatever the configuration states of them. */
const reasonOfFixedText = ({ protocol, mode }: BackendConfig): string | undefined =>
  protocol === 'replay'
    ? 'replays recorded responses'
    : protocol === 'openai-completions'
      ? 'writes its prompts in the form of harmony'
      : mode === 'baseline'
        ? 'passes bytes through (mode = "baseline")'
        : undefined;

type ModelSources = Pick<Config, 'backends' | 'models' | 'routes' | 'modelTexts'>;

/** The settings of `[model_data]` about the text of models that none of their backends regards. */
export const findIdleModelTexts = (
  sources: ModelSources,
): { model: string; key: 'dialect' | 'thinking' | 'tools'; why: string }[] =>
  sources.modelTexts.flatMap((text) => {
    const { model, dialect, tools } = text;
    const backends = backendsOfModel(model, sources);
    const why = (problem: string): string => `has no effect: ${problem}; remove this key`;
    const keys = (['dialect', 'thinking', 'tools'] as const).filter((key) => text[key] !== undefined);
    const fixed = backends.flatMap((backend) => {
      const reason = reasonOfFixedText(backend);
      return reason === undefined ? [] : [`backend ${backend.name} ${reason}`];
    });
    if (backends.length > 0 && fixed.length === backends.length)
      return keys.map((key) => ({ model, key, why: why(fixed.join(', and ')) }));
    const hasDialect =
      dialect === undefined ? backends.some((backend) => backend.dialect !== null) : dialect !== 'none';
    return tools === undefined || hasDialect || backends.length === 0
      ? []
      : [{ model, key: 'tools' as const, why: why('without a dialect, tools are in the field of the API') }];
  });

/** The rows of `[model_data]` that hold for no model: backends do not know the names that this configuration gives them. */
export function findIdleModelRows(
  names: readonly string[],
  { backends, models, routes }: Omit<ModelSources, 'modelTexts'>,
): { model: string; why: string }[] {
  const targets = [...models, ...routes].flatMap((row) => row.targets).filter(({ model }) => !model.includes('*'));
  return names.flatMap((name) => {
    const prefix = name.slice(0, name.indexOf('/') + 1);
    const own = name.slice(prefix.length);
    const isPrefixed = own !== '' && backends.some((backend) => `${backend.name}/` === prefix);
    if (!isPrefixed || targets.some(({ model }) => mayBeSame(model, name.toLowerCase()))) return [];
    const why = `matches no model: names in [model_data] are those of the backend itself, without "${prefix}"; write [model_data.${JSON.stringify(own)}]`;
    return [{ model: name, why }];
  });
}

/** The backends that models of this name or pattern may be requested of: all where no row names it. */
function backendsOfModel(name: string, { backends, models, routes }: ModelSources): readonly BackendConfig[] {
  const targets = [...models, ...routes].flatMap((row) => row.targets);
  const named = new Set(
    targets.filter(({ model }) => mayBeSame(model, name.toLowerCase())).map(({ backend }) => backend),
  );
  return named.size === 0 ? backends : backends.filter((backend) => named.has(backend.name));
}

/** Whether a target may be of a model that the name or pattern matches, with or without what precedes a slash. */
function mayBeSame(target: string, name: string): boolean {
  const model = target.toLowerCase();
  const bare = model.slice(model.lastIndexOf('/') + 1);
  return model.includes('*') || matchesPattern(name, model) || matchesPattern(name, bare);
}
