import type { RouteConditions, RouteRow } from './config.ts';

/** What must hold for a request, for people: `model "claude-*", more than 60000 input tokens, from a subagent`. */
export function describeConditions(when: RouteConditions): string {
  const { model, inputTokens, tool, protocol, agent, key, header } = when;
  const parts = [
    ...(model ? [`model ${quoted(model)}`] : []),
    ...(inputTokens ? [describeRange(inputTokens)] : []),
    ...describeFlag(when.thinking, 'asks for reasoning', 'asks for no reasoning'),
    ...describeFlag(when.subagent, 'from a subagent', 'not from a subagent'),
    ...describeFlag(when.background, 'in the background', 'not in the background'),
    ...describeFlag(when.tools, 'with tools', 'without tools'),
    ...(tool ? [`with the tool ${quoted(tool)}`] : []),
    ...describeFlag(when.image, 'with an image', 'without images'),
    ...describeFlag(when.document, 'with a document', 'without documents'),
    ...(protocol ? [`protocol ${protocol.join(' or ')}`] : []),
    ...(agent ? [`agent ${agent.join(' or ')}`] : []),
    ...(key ? [`key ${key.join(' or ')}`] : []),
    ...Object.entries(header ?? {}).map(([name, pattern]) => `header ${name} ${JSON.stringify(pattern)}`),
  ];
  return parts.join(', ') || 'every request';
}

const quoted = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(' or ');

const describeFlag = (flag: boolean | null, ifTrue: string, ifFalse: string): string[] =>
  flag === null ? [] : [flag ? ifTrue : ifFalse];

function describeRange({ min, max }: NonNullable<RouteConditions['inputTokens']>): string {
  if (max === Number.MAX_SAFE_INTEGER) return `at least ${min} input tokens`;
  return min === 0 ? `at most ${max} input tokens` : `${min} to ${max} input tokens`;
}

/** A row for people: its conditions, its targets and its options. */
export function describeRouteRow({
  when,
  targets,
  effort,
  maxTokens,
  thinking,
  isSticky,
  continues,
  promptCache,
}: RouteRow): string {
  const options = [
    ...(effort === null ? [] : [`effort ${effort}`]),
    ...(maxTokens === null ? [] : [`at most ${maxTokens} tokens of output`]),
    ...describeFlag(thinking, 'reasoning on', 'reasoning off'),
    ...(isSticky || targets.length < 2 ? [] : ['conversations may change target']),
    ...(continues ? ['the next target continues an answer that breaks'] : []),
    ...(promptCache === null ? [] : [promptCache === 'off' ? 'nothing added for prompt caches' : 'prompt caches used']),
  ];
  const shown = targets.map(({ backend, model }) => `${backend}/${model}`).join(', then ');
  return [`${describeConditions(when)} → ${shown}`, ...options].join('; ');
}
