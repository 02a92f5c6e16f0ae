import type { ProtocolCodec } from '../../core/codec.ts';
import { toLoss } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreMessage, CoreTool } from '../../core/types.ts';
import { compareContent, type Side } from './compare-content.ts';
import type { Declared } from './declared.ts';
import { Differences, type CheckFinding } from './differences.ts';
import { unitsOfMessages } from './units.ts';

/** A request as one side wrote it. */
export interface WrittenRequest {
  codec: Pick<ProtocolCodec, 'protocol' | 'wireNames'>;
  request: CoreChatRequest;
}

/** Compares the client's request with the one that was sent upstream. */
export function compareRequests(client: WrittenRequest, upstream: WrittenRequest, declared: Declared): CheckFinding[] {
  const differences = new Differences('request', declared);
  const toolName = readToolNames(declared);
  const [left, right] = [locatorOf(client), locatorOf(upstream)];
  for (const isSystem of [true, false]) {
    const of = ({ request }: WrittenRequest): CoreMessage[] =>
      request.messages.filter(({ role }) => (role === 'system') === isSystem);
    const one: Side = { ...left, units: unitsOfMessages(of(client), toolName) };
    const other: Side = { ...right, units: unitsOfMessages(of(upstream), (name) => name) };
    compareContent(one, other, differences);
  }
  compareTools(client, upstream, toolName, differences);
  differences.compareFields(client.request, [upstream.request], left, right, comparedApart);
  return differences.findings;
}

const locatorOf = ({ codec }: WrittenRequest): Omit<Side, 'units'> => ({
  locate: (at, field) => toLoss({ at, what: '', ...(field !== undefined && { field }) }, codec.wireNames).path,
});

/** Of requests: what is compared as content, and what the route decides. */
const comparedApart: ReadonlySet<string> = new Set(['messages', 'tools', 'model', 'stream', 'wireForm']);

/** What the backend knows the client's tools by. */
function readToolNames(declared: Declared): (name: string) => string {
  const names = new Map(
    declared.notesOf('tool-renamed').flatMap(({ saw, made }) => (saw !== undefined && made !== undefined ? [[saw, made]] : [])),
  );
  return (name) => names.get(name) ?? name;
}

function compareTools(
  client: WrittenRequest,
  upstream: WrittenRequest,
  toolName: (name: string) => string,
  differences: Differences,
): void {
  const [left, right] = [locatorOf(client), locatorOf(upstream)];
  const sent = new Map((upstream.request.tools ?? []).map((tool) => [keyOfTool(tool, (name) => name), tool]));
  for (const tool of client.request.tools ?? []) {
    const key = keyOfTool(tool, toolName);
    const other = sent.get(key);
    sent.delete(key);
    if (other) differences.compareFields(tool, [other], left, right, fieldsOfToolName);
    else differences.missing(left.locate(tool), 'a tool', key);
  }
  for (const [key, tool] of sent) differences.added(right.locate(tool), 'a tool', key);
}

const fieldsOfToolName: ReadonlySet<string> = new Set(['type', 'name', 'wireForm']);

const keyOfTool = (tool: CoreTool, toolName: (name: string) => string): string =>
  tool.type === 'server' ? `${tool.kind} of ${tool.protocol}` : toolName(tool.name);
