import type {
  FunctionTool,
  GenerationConfig,
  InteractionRequest,
  ResponseFormat,
} from '../../../../generated/gemini-interactions.js';
import type { BackendContext, Report } from '../../../core/codec.ts';
import { commonEffort, effortOfBudget, noReasoningSetting, noteReasoningOff } from '../../../core/effort.ts';
import { freeformToFunction } from '../../../core/freeform.ts';
import { reportForeignTool } from '../../../core/hosted-tools.ts';
import { asObject, nonEmpty } from '../../../core/json.ts';
import { prepareRequest } from '../../../core/prepare-request.ts';
import { fieldReporter } from '../../../core/provenance.ts';
import { reportRest } from '../../../core/report-rest.ts';
import {
  elsewhere,
  fieldsOf,
  fitLimit,
  oneAnswerField,
  optionTable,
  textAnswerField,
  unsupportedField,
  type OptionContext,
} from '../../../core/request-options.ts';
import { assertNotForced, choiceOfSent } from '../../../core/tool-choice.ts';
import type { CoreChatRequest, CoreTool } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { filled, wireObject } from '../../../core/wire-object.ts';
import { extrasOf, objectRules, protocol } from './extras.ts';
import { encodeMessages } from './messages.ts';

/** Not written, and reported, for a model with fixed sampling. */
const sampling = (name: 'temperature' | 'topP') => ({
  write(value: number, { request, context }: OptionContext): number | undefined {
    if (context.facts.sampling !== 'fixed') return value;
    context.report({ at: request, field: name, what: `${name} is not supported by the model` });
    return undefined;
  },
});

const { numberField, textListField } = fieldsOf<GenerationConfig & object>();

export const optionFields = optionTable('generation_config/', [
  numberField('temperature', 'temperature', sampling('temperature')),
  numberField('topP', 'top_p', sampling('topP')),
  numberField('seed', 'seed'),
  numberField('maxTokens', 'max_output_tokens', { write: (limit, to) => fitLimit(limit, to, 1) }),
  textListField('stop', 'stop_sequences', { write: (stop) => filled(stop) }),
  ...elsewhere('tools', 'toolChoice', 'reasoning', 'responseFormat', 'metadata'),
  unsupportedField('topK'),
  unsupportedField('presencePenalty'),
  unsupportedField('frequencyPenalty'),
  unsupportedField('logprobs', 'the Interactions API has no log probabilities'),
  unsupportedField('parallelToolCalls', (isAllowed) => (isAllowed ? undefined : 'disabled parallel calls')),
  unsupportedField('verbosity', (verbosity) => `verbosity ${verbosity}`),
  unsupportedField('cacheKey', 'the Interactions API has no cache keys'),
  unsupportedField('user', 'the Interactions API has no users'),
  oneAnswerField('answers beside the first'),
  textAnswerField('answers in other forms than text'),
]);

/**
 * The whole conversation, of which nothing is stored at the vendor: Louter keeps what its clients continue from.
 * @throws {LouterError} `unsupported` for state that another vendor holds, and for a forced tool that is not sent.
 */
export function encodeRequest(original: CoreChatRequest, context: BackendContext): InteractionRequest {
  const request = prepareRequest(original, context, { protocol });
  const { report } = context;
  const { generation_config: ownConfig, ...extras } = extrasOf(request);
  const { instructions, input } = encodeMessages(request.messages, context);
  const { sent, tools } = encodeTools(request, report);
  const config = nonEmpty<NonNullable<GenerationConfig>>(
    wireObject<NonNullable<GenerationConfig>>(
      {
        ...optionFields.encode(request, { request, context }),
        ...encodeReasoning(request, context),
        tool_choice: encodeChoice(request, sent, report),
      },
      asObject(ownConfig),
    ),
  );
  return wireObject<InteractionRequest>(
    {
      model: context.model,
      input,
      system_instruction: instructions,
      tools: filled(tools),
      generation_config: config,
      response_format: encodeFormat(request, report),
      labels: request.metadata,
      stream: request.stream || undefined,
      store: false,
    },
    extras,
  );
}

// ---------------------------------------------------------------- tools

function encodeTools(
  { tools: declared = [] }: CoreChatRequest,
  report: Report,
): { sent: CoreTool[]; tools: FunctionTool[] } {
  const sent: CoreTool[] = [];
  const tools: FunctionTool[] = [];
  for (const tool of declared) {
    const encoded = encodeTool(tool, report);
    if (!encoded) continue;
    sent.push(tool);
    tools.push(encoded);
  }
  return { sent, tools };
}

function encodeTool(tool: CoreTool, report: Report): FunctionTool | undefined {
  switch (tool.type) {
    case 'function':
      return encodeFunction(tool, report);
    case 'freeform':
      return encodeFunction(freeformToFunction(tool, report), (loss) => report({ ...loss, at: tool }));
    case 'server':
      reportForeignTool(tool, report);
      return undefined;
    default:
      return unreachable(tool);
  }
}

function encodeFunction(tool: Extract<CoreTool, { type: 'function' }>, report: Report): FunctionTool {
  const { name, description, inputSchema, ...rest } = tool;
  const strict = { what: 'strict schemas are not supported', instead: 'a schema that is not enforced' };
  reportRest(tool, rest, { ...objectRules, strict, needsVision: null }, report);
  return wireObject<FunctionTool>({ type: 'function', name, description, parameters: inputSchema }, extrasOf(tool));
}

/** A choice without tools means nothing. */
function encodeChoice(
  request: CoreChatRequest,
  sent: readonly CoreTool[],
  report: Report,
): NonNullable<GenerationConfig>['tool_choice'] {
  const choice = choiceOfSent(request, sent, report);
  if (!choice) return undefined;
  if (sent.length === 0) {
    assertNotForced(choice);
    if (choice.mode !== 'auto')
      report({ at: request, field: 'toolChoice', what: 'a choice without tools', instead: 'no tools' });
    return undefined;
  }
  switch (choice.mode) {
    case 'none':
      return 'none';
    case 'tool':
      return { allowed_tools: { mode: 'any', tools: [choice.name] } };
    case 'auto':
    case 'required': {
      const mode = choice.mode === 'auto' ? 'auto' : 'any';
      return choice.among ? { allowed_tools: { mode, tools: choice.among } } : mode;
    }
    default:
      return unreachable(choice);
  }
}

// ---------------------------------------------------------------- reasoning

const levels: ReadonlySet<string> = new Set(['minimal', 'low', 'medium', 'high', 'xhigh']);

/** A level is all that there is: no budget, and no way to disable reasoning. */
function encodeReasoning(
  request: CoreChatRequest,
  context: BackendContext,
): Pick<NonNullable<GenerationConfig>, 'thinking_level' | 'thinking_summaries'> {
  const { reasoning } = request;
  if (!reasoning) return {};
  const report = fieldReporter(request, 'reasoning', context.report);
  const { effort, budgetTokens, adaptive, off, summary } = reasoning;
  if (context.facts.reasoning === 'none') {
    if (off) noteReasoningOff(request, context.report);
    else report(noReasoningSetting);
    return {};
  }
  const thinking_summaries = summary === 'omitted' || off ? 'none' : 'auto';
  if (summary !== undefined && !['auto', 'summarized', 'omitted', 'none'].includes(summary))
    report(`the display of reasoning (${summary})`, { within: 'summary', instead: 'summaries by the vendor' });
  if (off) {
    report('that the model must not reason', { within: 'off', instead: 'level minimal' });
    return { thinking_level: 'minimal', thinking_summaries };
  }
  const level =
    effort === undefined
      ? budgetTokens === undefined
        ? undefined
        : effortOfBudget(budgetTokens)
      : levels.has(effort)
        ? effort
        : commonEffort(effort);
  if (effort !== undefined && level !== effort)
    report(`effort ${effort}`, { within: 'effort', instead: `level ${level}` });
  if (budgetTokens !== undefined)
    report(`a budget of ${budgetTokens} tokens for reasoning`, { within: 'budgetTokens', instead: `level ${level}` });
  if (adaptive) {
    const instead = level === undefined ? "the model's default level" : `level ${level}`;
    report('that the model decides how much to reason', { within: 'adaptive', instead });
  }
  return wireObject<ReturnType<typeof encodeReasoning>>({ thinking_level: level, thinking_summaries });
}

// ---------------------------------------------------------------- format

function encodeFormat(request: CoreChatRequest, report: Report): ResponseFormat | undefined {
  const { responseFormat: format } = request;
  switch (format?.type) {
    case undefined:
    case 'text':
      return undefined;
    case 'json':
      return { type: 'text', mime_type: 'application/json' };
    case 'json-schema': {
      const { name, description, strict, schema } = format;
      const lose = fieldReporter(request, 'responseFormat', report);
      if (name !== undefined) lose(`the name of the schema (${name})`, { within: 'name' });
      if (description !== undefined) lose('the description of the schema', { within: 'description' });
      if (strict === false) lose('that the schema is not enforced strictly', { within: 'strict' });
      return { type: 'text', mime_type: 'application/json', schema };
    }
    default:
      return unreachable(format);
  }
}
