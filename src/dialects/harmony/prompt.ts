import type { Report } from '../../core/codec.ts';
import { commonEffort, effortOfBudget } from '../../core/effort.ts';
import { copyProvenance } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreReasoningRequest, CoreText } from '../../core/types.ts';
import { createTokenEscaper } from '../prompt/escape-parts.ts';
import { developerText } from './developer.ts';
import { historyOf } from './history.ts';
import { harmonyNames, identifierFor } from './names.ts';
import { harmonyMessage, harmonyTokens } from './writing.ts';
import { collectPromptTools } from '../prompt/prompt-tools.ts';

/** What ends a turn. Both are stop tokens of the format, but servers without support for it continue after them. */
const stops = ['<|return|>', '<|call|>'];

interface HarmonyOptions {
  /** Today, as `YYYY-MM-DD`. */
  date: string;
  report: Report;
}

/**
 * Renders the request for a text completion backend: one message with the complete conversation in the Harmony format
 * (openai/harmony, docs/format.md), up to the beginning of the assistant's next message.
 *
 * A response ends with its first call, so there is at most one. A forced call is requested by an instruction: a
 * prefilled call would prevent reasoning, which the model was trained to do first.
 * @throws {LouterError} `unsupported` when the client forces a tool that only another vendor runs.
 */
export function harmonyPrompt(request: CoreChatRequest, { date, report }: HarmonyOptions): CoreChatRequest {
  const { tools = [], toolChoice: _, parallelToolCalls: __, reasoning: ___, responseFormat: ____, ...rest } = request;
  const escapeTokens = createTokenEscaper(harmonyTokens, report);
  const names = harmonyNames(tools);
  const nameOf = (name: string): string => names.get(name) ?? identifierFor(name);
  const promptTools = collectPromptTools(request, report);
  const { instructions, messages } = historyOf(request.messages, { escapeTokens, nameOf, report });
  const developer = developerText(request, { instructions, tools: promptTools, nameOf, report });
  const text = [
    harmonyMessage(
      'system',
      systemText(date, effortOf(request, report), promptTools.length > 0 ? 'functions' : 'no functions'),
    ),
    developer === '' ? '' : harmonyMessage('developer', escapeTokens(developer, request)),
    ...messages,
    '<|start|>assistant',
  ].join('');
  const prompt: CoreText = { type: 'text', text };
  return copyProvenance(request, {
    ...rest,
    messages: [{ role: 'user', content: [prompt] }],
    stop: [...new Set([...(request.stop ?? []), ...stops])],
    extras: { ...request.extras, 'openai-completions': { ...markersKept, ...request.extras?.['openai-completions'] } },
  });
}

/**
 * Markers are special tokens, which servers strip by default. vLLM and SGLang keep them with `skip_special_tokens:
 * false`, llama-server with `preserved_tokens` (it shows four of them anyway, but not `<|end|>`; llama-vocab.cpp).
 * Each server ignores the options of the others.
 */
const markersKept = { skip_special_tokens: false, preserved_tokens: [...harmonyTokens] };

/** The system message the model was trained with. Lines and order are the vendor's. */
function systemText(date: string, effort: string, tools: 'functions' | 'no functions'): string {
  const lines = [
    'You are ChatGPT, a large language model trained by OpenAI.',
    'Knowledge cutoff: 2024-06',
    `Current date: ${date}`,
    '',
    `Reasoning: ${effort}`,
    '',
    '# Valid channels: analysis, commentary, final. Channel must be included for every message.',
  ];
  if (tools === 'functions') lines.push("Calls to these tools must go to the commentary channel: 'functions'.");
  return lines.join('\n');
}

const usualEffort = 'medium';
const efforts: ReadonlySet<string> = new Set(['low', 'medium', 'high']);

/** One of the three effort levels of the format. Reasoning cannot be turned off. */
function effortOf(request: CoreChatRequest, report: Report): string {
  const { reasoning } = request;
  if (!reasoning) return usualEffort;
  const { effort, budgetTokens, adaptive, off, summary } = reasoning;
  const miss = (within: keyof CoreReasoningRequest, what: string, made: string): string => {
    report({ at: request, field: 'reasoning', within, what, instead: `effort ${made}` });
    return made;
  };
  if (summary !== undefined)
    report({
      at: request,
      field: 'reasoning',
      within: 'summary',
      what: `the display of reasoning (${summary})`,
    });
  if (off) return miss('off', 'disabled reasoning', 'low');
  if (effort !== undefined) {
    const common = commonEffort(effort);
    const word = efforts.has(common) ? common : usualEffort;
    return word === effort ? word : miss('effort', `effort ${effort}`, word);
  }
  if (budgetTokens !== undefined)
    return miss('budgetTokens', `a budget of ${budgetTokens} tokens for reasoning`, effortOfBudget(budgetTokens));
  return adaptive ? miss('adaptive', 'adaptive reasoning', usualEffort) : usualEffort;
}
