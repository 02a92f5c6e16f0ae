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

/** What ends a turn. Both are stop tokens of the format, but servers that know nothing of it go on behind them. */
const stops = ['<|return|>', '<|call|>'];

interface HarmonyOptions {
  /** Today, as `YYYY-MM-DD`. */
  date: string;
  report: Report;
}

/**
 * The request for a backend that goes on from a text: its one message is the whole conversation in the Harmony format
 * (openai/harmony, docs/format.md), up to where the assistant's next message begins.
 *
 * An answer ends with its first call, so that there is never more than one. A call that is demanded is asked for in
 * words: a prompt that began the call would keep the model from thinking before it, as it was trained to.
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
 * The markers are special tokens, which servers leave out of the text unless told not to: vLLM and SGLang by
 * `skip_special_tokens` (`SamplingParams`, `CompletionRequest`), llama-server by `preserved_tokens`, where it shows
 * four of them anyway, `<|end|>` not among them (llama-vocab.cpp). Each ignores what only the others know.
 */
const markersKept = { skip_special_tokens: false, preserved_tokens: [...harmonyTokens] };

/** What the model was trained to read first: the lines and their order are its vendor's. */
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

/** One of the three words the format has. Nothing keeps the model from thinking at all. */
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
      what: `how much of the reasoning is shown (${summary})`,
    });
  if (off) return miss('off', 'that the model does not reason', 'low');
  if (effort !== undefined) {
    const common = commonEffort(effort);
    const word = efforts.has(common) ? common : usualEffort;
    return word === effort ? word : miss('effort', `effort ${effort}`, word);
  }
  if (budgetTokens !== undefined)
    return miss('budgetTokens', `a budget of ${budgetTokens} tokens for reasoning`, effortOfBudget(budgetTokens));
  return adaptive ? miss('adaptive', 'that the model itself decides how much it reasons', usualEffort) : usualEffort;
}
