import type { Protocol } from '../core/types.ts';
import { AgentError, type RunSetting } from './agent.ts';
import { findOption } from './arguments.ts';

// Agents that are given a provider of their own for the run.

/** @throws {AgentError} if an option would choose another provider, or if the agent's own login was to be kept. */
export function assertNoOptions(
  title: string,
  { arguments: words, keepLogin }: RunSetting,
  options: readonly string[],
): void {
  if (keepLogin)
    throw new AgentError(`--keep-login is not supported for ${title}: the provider of the run has a key of its own.`);
  const option = findOption(words, options);
  if (option === undefined) return;
  const hint = /^(?:-m|--model)$/.test(option) ? ', or put --model before the agent' : '';
  throw new AgentError(`${option} and Louter both say where ${title} finds its model: leave one out${hint}.`);
}

/** What an agent calls a protocol. @throws {AgentError} for one that it does not have. */
export function ofProtocol<T>(forms: Partial<Record<Protocol, T>>, protocol: Protocol): T {
  const form = forms[protocol];
  if (form === undefined) throw new AgentError(`the agent has no connection for ${protocol}`);
  return form;
}

/** The model of agents that require a choice. */
export function requiredModel({ model }: Pick<RunSetting, 'model'>): string {
  if (model === undefined) throw new AgentError('a model is required: name one with --model.');
  return model;
}
