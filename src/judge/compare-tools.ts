import { explainOmission, type Omission } from '../core/diagnostics.ts';
import { isHosted } from '../core/hosted-tools.ts';
import type { CoreTool } from '../core/types.ts';
import { comparableTools, keyOfTool, type WrittenRequest } from './check-request.ts';
import { meaningOf } from './values.ts';

/** A tool that only one side has, or that differs; `omission`: what it means, where nothing needs to be declared of it. */
interface ToolDifference {
  key: string;
  tool?: CoreTool;
  other?: CoreTool;
  omission?: Omission;
}

const repeated: Omission = { severity: 'nothing', why: 'asks for nothing: the tool is declared more than once' };
const functionOfText: Omission = { severity: 'nothing', why: 'a tool of raw text is a function of one text there' };

/** The tools of two requests: how many are the same, and the others. */
export function compareTools(
  left: readonly CoreTool[],
  right: readonly CoreTool[],
  codec: WrittenRequest['codec'],
): { same: number; differing: ToolDifference[] } {
  const keyOf = (tool: CoreTool): string => keyOfTool(tool, (name) => name);
  const sent = new Map(right.map((tool) => [keyOf(tool), tool]));
  const found = new Set<string>();
  const differing: ToolDifference[] = [];
  let same = 0;
  for (const tool of left) {
    const key = keyOf(tool);
    const other = sent.get(key);
    if (!other) differing.push({ key, tool });
    else if (found.has(key)) differing.push({ key, tool, omission: repeated });
    else if (isSameTool(...comparableTools(tool, other, codec))) same += 1;
    else differing.push({ key, tool, other, ...(isFunctionOfText(tool, other) && { omission: functionOfText }) });
    found.add(key);
  }
  for (const [key, other] of sent) if (!found.has(key)) differing.push({ key, other });
  return { same, differing };
}

/** A vendor has its own name for a tool that it runs. */
const isSameTool = (one: CoreTool, other: CoreTool): boolean =>
  isHosted(one) && isHosted(other)
    ? meaningOf(one.hosted) === meaningOf(other.hosted)
    : meaningOf(withoutDefaults(one)) === meaningOf(withoutDefaults(other));

/** A tool without fields that ask for nothing. */
const withoutDefaults = (tool: CoreTool): object =>
  Object.fromEntries(
    Object.entries(tool).filter(([field]) => explainOmission({ at: tool, field }).severity !== 'nothing'),
  );

const isFunctionOfText = (tool: CoreTool, sent: CoreTool): boolean =>
  tool.type === 'freeform' && !tool.grammar && sent.type === 'function' && tool.description === sent.description;
