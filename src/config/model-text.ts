import { dialectNames } from '../dialects/dialect.ts';
import type { ModelFacts } from '../core/codec.ts';
import type { BackendConfig } from './config.ts';
import { defaultToolPlace } from './backends.ts';

/** A backend with the dialect, the thinking and the place of tools that the configuration states of one of its models. */
export function withModelText(
  backend: BackendConfig,
  {
    dialect: stated,
    thinking = backend.thinking,
    tools: statedTools,
  }: Pick<ModelFacts, 'dialect' | 'thinking' | 'tools'>,
): BackendConfig {
  // Recordings and prompts have one format, whichever model they are of.
  if (backend.protocol === 'replay' || backend.protocol === 'openai-completions') return backend;
  const dialect = stated === undefined ? backend.dialect : (dialectNames.find((name) => name === stated) ?? null);
  const isDefault = backend.tools === defaultToolPlace(backend.dialect);
  const tools = dialect === null ? 'native' : (statedTools ?? (isDefault ? defaultToolPlace(dialect) : backend.tools));
  const isSame = dialect === backend.dialect && thinking === backend.thinking && tools === backend.tools;
  return isSame ? backend : { ...backend, dialect, thinking, tools };
}
