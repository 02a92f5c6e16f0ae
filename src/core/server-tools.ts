import type { Report } from './codec.ts';
import { copyProvenance } from './provenance.ts';
import { toPlainPart } from './stand-ins.ts';
import type { CoreAssistantMessage, CoreAssistantPart, CoreToolCall, CoreToolResult } from './types.ts';

/** A piece of an earlier answer that ends in calls, and what these were answered with. */
export interface TurnSegment {
  message: CoreAssistantMessage;
  results: CoreToolResult[];
}

/**
 * An earlier answer in which its vendor ran tools itself, as calls and results of the client's tools, for protocols
 * that have nothing else: so the model still sees what was found. The parts after a result are an answer of their own.
 * A call without its result, or a result without its call, is left out and reported.
 * @param isRun whether the backend itself has the tool of a call or result, which then stays
 */
export function splitAtServerTools(
  message: CoreAssistantMessage,
  { report, isRun = () => false }: { report: Report; isRun?: (part: CoreToolCall | CoreToolResult) => boolean },
): TurnSegment[] {
  const isForeign = (part: CoreAssistantPart): part is CoreToolCall | CoreToolResult =>
    ((part.type === 'tool-call' && part.providerExecuted) || part.type === 'tool-result') && !isRun(part);
  if (!message.content.some((part) => isForeign(part) && part.providerExecuted)) return [{ message, results: [] }];
  const paired = findPairedServerTools(message.content);
  const names = new Map<string, string>();
  const segments: TurnSegment[] = [];
  const addPart = (part: CoreAssistantPart): void => {
    const last = segments.at(-1);
    if (last?.results.length === 0) last.message.content.push(part);
    else segments.push({ message: { ...message, content: [part] }, results: [] });
  };
  // Their results follow the whole answer.
  const ownCalls: CoreAssistantPart[] = [];
  for (const part of message.content) {
    if (part.type === 'tool-call' && !part.providerExecuted) ownCalls.push(part);
    else if (!isForeign(part)) addPart(part);
    else if (part.type === 'tool-call' && !paired.has(part))
      report({ at: part, what: `a call of ${part.name}, which the earlier vendor ran itself` });
    else if (part.type === 'tool-result' && paired.has(part))
      segments.at(-1)?.results.push(withPlainContent(withName(part, names.get(part.callId)), report));
    else if (part.type === 'tool-result')
      report({ at: part, what: 'the result of a tool that the earlier vendor ran itself' });
    else {
      names.set(part.id, part.name);
      addPart(part);
    }
  }
  ownCalls.forEach(addPart);
  return segments;
}

/** A result under the name of its call: servers refuse or misread another one. A vendor may name both differently. */
const withName = (result: CoreToolResult, name = result.name): CoreToolResult =>
  name === undefined || name === result.name ? result : copyProvenance(result, { ...result, name });

/** A result without pages, which only results of searches hold. */
const withPlainContent = (result: CoreToolResult, report: Report): CoreToolResult =>
  result.content.some(({ type }) => type === 'source')
    ? copyProvenance(result, { ...result, content: result.content.map((part) => toPlainPart(part, report)) })
    : result;

/** The calls of a vendor's own tools that a result follows in the same answer, and those results. */
export function findPairedServerTools(parts: readonly CoreAssistantPart[]): Set<CoreAssistantPart> {
  const paired = new Set<CoreAssistantPart>();
  const open = new Map<string, CoreAssistantPart>();
  for (const part of parts) {
    if (part.type === 'tool-call' && part.providerExecuted) open.set(part.id, part);
    const call = part.type === 'tool-result' ? open.get(part.callId) : undefined;
    if (part.type !== 'tool-result' || !call) continue;
    paired.add(call).add(part);
    open.delete(part.callId);
  }
  return paired;
}
