import { appendAll } from '../../core/append-all.ts';
import type { Report } from '../../core/codec.ts';
import { copyProvenance } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreResponseFormat } from '../../core/types.ts';
import type { Dialect, PromptStyle } from '../dialect.ts';
import { createTokenEscaper } from './escape-parts.ts';
import { describeToolDemand, instructions } from './instructions.ts';
import { collectPromptTools } from './prompt-tools.ts';
import { transcript } from './transcript.ts';
import { addTurn, takeTurns, userTurn, type PromptTurn } from './turns.ts';

interface PromptOptions {
  dialect: Dialect;
  style: PromptStyle;
  report: Report;
}

/**
 * The request for a backend without native tools: the prompt describes them, and earlier calls and results are text.
 * Without tools and calls the messages stay as they are, if user and assistant alternate.
 *
 * The tools follow the client's system message, as in the templates of models trained on tools: close to the
 * conversation, where small models follow them better, and unchanged from turn to turn, so that the server's prompt
 * cache is hit. For both reasons the instruction for a single response (`toolChoice`) is at the end of the last user
 * turn.
 * @throws {LouterError} `unsupported` when the client forces a tool that only another vendor runs.
 */
export function promptRequest(request: CoreChatRequest, { dialect, style, report }: PromptOptions): CoreChatRequest {
  const { tools: _, toolChoice, parallelToolCalls, responseFormat, ...rest } = request;
  const promptTools = collectPromptTools(request, report);
  const kept = copyProvenance(request, { ...rest, ...(responseFormat && { responseFormat }) });
  if (promptTools.length === 0 && (toolChoice?.mode === 'required' || toolChoice?.mode === 'tool'))
    report({ at: request, field: 'toolChoice', what: 'a tool choice without tools' });
  if (promptTools.length === 0 && !holdsCalls(request) && takeTurns(request.messages)) return kept;

  const { writing } = dialect;
  const escapeTokens = createTokenEscaper(writing.controlTokens, report);
  const turns = transcript(request.messages, { writing, escapeTokens, report });
  const demandText =
    promptTools.length === 0 && toolChoice?.mode !== 'none' ? undefined : describeToolDemand(toolChoice);
  if (demandText !== undefined) addToLastUser(turns, escapeTokens(demandText, request), report);
  if (promptTools.length === 0) return copyProvenance(request, { ...kept, messages: turns });

  reportUnenforced(request, report);
  if (style === 'terse')
    report({ at: request, field: 'tools', what: 'the full description of the tools', instead: 'one line for each' });
  const format = isStructuredFormat(responseFormat) ? responseFormat : undefined;
  const calls = parallelToolCalls === false ? 'one' : 'several';
  const toolInstructions = { tools: promptTools, calls, format, style } as const;
  const text = instructions(toolInstructions, writing, (part) => escapeTokens(part, request));
  // A backend that enforces a schema would allow no calls.
  return copyProvenance(request, { ...(format ? rest : kept), messages: withSystemText(turns, text, report) });
}

const holdsCalls = ({ messages }: CoreChatRequest): boolean =>
  messages.some(({ content }) => content.some(({ type }) => type === 'tool-call' || type === 'tool-result'));

const isStructuredFormat = (format: CoreResponseFormat | undefined): boolean =>
  format !== undefined && format.type !== 'text';

function addToLastUser(turns: PromptTurn[], text: string, report: Report): void {
  const at = turns.findLastIndex(({ role }) => role === 'user');
  const later = at === -1 ? [] : turns.splice(at + 1);
  addTurn(turns, userTurn(text), report);
  appendAll(turns, later);
}

function withSystemText(turns: readonly PromptTurn[], text: string, report: Report): PromptTurn[] {
  const after = turns[0]?.role === 'system' ? 1 : 0;
  const system = turns.slice(0, after);
  addTurn(system, { role: 'system', content: [{ type: 'text', text }] }, report);
  return [...system, ...turns.slice(after)];
}

/** Reports what the prompt requests but nothing enforces. */
function reportUnenforced(request: CoreChatRequest, report: Report): void {
  const { toolChoice, parallelToolCalls, responseFormat } = request;
  const instead = 'the prompt asks for it';
  if (toolChoice?.mode === 'required' || toolChoice?.mode === 'tool')
    report({ at: request, field: 'toolChoice', what: 'a forced tool call', instead });
  if (parallelToolCalls === false)
    report({ at: request, field: 'parallelToolCalls', what: 'that parallel calls are disabled', instead });
  if (isStructuredFormat(responseFormat))
    report({ at: request, field: 'responseFormat', what: 'an enforced response format', instead });
}
