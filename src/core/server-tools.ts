import type { Report } from './codec.ts';
import { copyProvenance } from './provenance.ts';
import { toPlainPart } from './stand-ins.ts';
import type { CoreAssistantMessage, CoreAssistantPart, CoreToolResult } from './types.ts';

/** A piece of an earlier answer that ends in calls, and what these were answered with. */
export interface TurnSegment {
  message: CoreAssistantMessage;
  results: CoreToolResult[];
}

/**
 * An earlier answer in which its vendor ran tools itself, as calls and results of the client's tools, for protocols
 * that have nothing else: so the model still sees what was found. The parts after a result are an answer of their own.
 * A call without its result, or a result without its call, is left out and reported.
 */
export function splitAtServerTools(message: CoreAssistantMessage, { report }: { report: Report }): TurnSegment[] {
  if (!message.content.some((part) => 'providerExecuted' in part && part.providerExecuted))
    return [{ message, results: [] }];
  const paired = findPairedServerTools(message.content);
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
    else if (part.type === 'tool-call' && !paired.has(part))
      report({ at: part, what: `a call of ${part.name}, which the earlier vendor ran itself` });
    else if (part.type === 'tool-result' && paired.has(part))
      segments.at(-1)?.results.push(withPlainContent(part, report));
    else if (part.type === 'tool-result')
      report({ at: part, what: 'the result of a tool that the earlier vendor ran itself' });
    else addPart(part);
  }
  ownCalls.forEach(addPart);
  return segments;
}

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
