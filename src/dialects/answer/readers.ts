import type { BackendContext } from '../../core/codec.ts';
import { detectionNote } from '../../core/dialect-notes.ts';
import { createNameRestorer, toLegalName, type NameRule } from '../../core/tool-names.ts';
import type { CoreChatRequest, CoreTool } from '../../core/types.ts';
import { detectable, Detector, type DetectableDialects } from '../detect/detector.ts';
import {
  dialectNames,
  type Dialect,
  type DialectEvent,
  type DialectName,
  type Reader,
  type ReaderContext,
  type Thinking,
  type ToolPlace,
} from '../dialect.ts';
import { byName } from '../table.ts';
import { createContentStates } from '../text/content.ts';
import { createMachine } from '../text/machine.ts';
import { createOutput } from '../text/output.ts';
import { createRestoringReader } from './restored.ts';

/** How the text of a response is read. */
export interface ReadSetup {
  /** `null`: the API has structured calls. */
  dialect: Dialect | null;
  thinking: Thinking;
  tools: ToolPlace;
  form: 'messages' | 'prompt';
  dialectDetection?: boolean;
  /** The rule for tool names of the API. Absent: any name. */
  toolNames?: NameRule | undefined;
}

type Emit = (event: DialectEvent) => void;

/** Creates the reader of the text of one candidate. */
export function readerFor(setup: ReadSetup, context: BackendContext, emit: Emit): Reader {
  if (!mayDetect(setup, context)) return configuredReader(setup, context, emit);
  const detector = createDetector(setup, context);
  let found = false;
  let isLeaving = false;
  let other: Reader | undefined;
  const configured = configuredReader(setup, context, (event) => {
    found ||= event.type === 'call-start';
    // Blanks before a call are not part of the text.
    if (!isLeaving || event.type !== 'text' || event.text.trim() !== '') emit(event);
  });

  function pass(text: string): void {
    configured.push(text);
    if (found) configured.push(detector.stop());
    const { detected } = detector;
    if (!detected || other) return;
    isLeaving = true;
    configured.end('stop');
    other = detectedReader(detected.dialect, setup, context, emit);
    other.push(detected.text);
  }

  return {
    push(text) {
      if (other) other.push(text);
      else pass(detector.push(text));
    },
    end(ending) {
      if (!other) pass(detector.end(ending));
      (other ?? configured).end(ending);
    },
  };
}

function configuredReader(setup: ReadSetup, context: BackendContext, emit: Emit): Reader {
  const { dialect, thinking } = setup;
  if (!dialect) return createThoughtReader({ thinking }, emit);
  return dialectReader(dialect, { ...setup, isAfterResults: isAfterResults(context.request) }, context, emit);
}

function dialectReader(
  dialect: Dialect,
  {
    thinking,
    tools: delivery,
    form,
    toolNames: rule,
    isAfterResults = false,
  }: ReadSetup & { isAfterResults?: boolean },
  { request }: BackendContext,
  emit: Emit,
): Reader {
  const { tools = [], toolChoice } = request;
  // If calls are forbidden, what looks like one is text.
  const readerContext = { tools: toolChoice?.mode === 'none' ? [] : tools, thinking, isAfterResults };
  // Only prompts rendered by Louter contain joiners in control tokens.
  const isWritten = delivery === 'prompt' || form === 'prompt';
  if (isWritten) return createRestoringReader(dialect, readerContext, emit);
  return rule
    ? createSentNamesReader(dialect, readerContext, { request, rule }, emit)
    : dialect.reader(readerContext, emit);
}

/** Whether a request ends with results of calls, after earlier reasoning. */
const isAfterResults = ({ messages }: CoreChatRequest): boolean =>
  messages.at(-1)?.role === 'tool' &&
  messages.some(({ role, content }) => role === 'assistant' && content.some(({ type }) => type === 'reasoning'));

// ---------------------------------------------------------------- other dialects

/** Whether the text may turn out to be in another dialect. Log probabilities belong to the text as it came. */
export const mayDetect = (
  { dialectDetection = false, form }: Pick<ReadSetup, 'dialectDetection' | 'form'>,
  { request: { tools = [], toolChoice, logprobs } }: BackendContext,
): boolean =>
  dialectDetection &&
  form === 'messages' &&
  logprobs === undefined &&
  toolChoice?.mode !== 'none' &&
  tools.some(({ type }) => type !== 'server');

/** Readers are lenient: where two read the same call, the one of fewer models comes later. */
const byPreference: readonly DialectName[] = [
  ...dialectNames.filter((name) => name !== 'json' && name !== 'hunyuan' && name !== 'llama'),
  'llama',
  'json',
  'hunyuan',
];

const allDetectable = detectable(byPreference);
/** Beside each configured dialect. */
const detectableBeside = Object.fromEntries(
  dialectNames.map((name) => [name, detectable(byPreference.filter((each) => each !== name))]),
) as Record<DialectName, DetectableDialects>;

/** Creates what finds calls in other dialects in a text. */
export function createDetector(setup: ReadSetup, context: BackendContext, isStart = true): Detector {
  const { dialect, thinking, toolNames: rule } = setup;
  const { tools = [], responseFormat } = context.request;
  return new Detector({
    detectable: dialect ? detectableBeside[dialect.name] : allDetectable,
    tools() {
      const called = tools.filter(({ type }) => type !== 'server');
      return rule ? withSentNames(called, rule) : called;
    },
    isThinking: thinking === 'open',
    isStart,
    hasBareCalls: responseFormat === undefined || responseFormat.type === 'text',
    configured: dialect ? (emit) => dialectReader(dialect, atLater(setup), context, emit) : undefined,
    readerOf: (name) => (emit) => dialectReader(byName[name], atLater(setup), context, emit),
  });
}

/** Creates the reader of the rest of a text, which is in another dialect than the configured one. */
export function detectedReader(name: DialectName, setup: ReadSetup, context: BackendContext, emit: Emit): Reader {
  context.note(detectionNote(setup.dialect?.name ?? null, name));
  return dialectReader(byName[name], atLater(setup), context, emit);
}

/** After the beginning of a text, its reasoning is between tags. */
const atLater = (setup: ReadSetup): ReadSetup => (setup.thinking === 'open' ? { ...setup, thinking: 'tags' } : setup);

// ---------------------------------------------------------------- readers

/** Creates a reader for models that call tools through the API and write only their reasoning into the text. */
function createThoughtReader(context: Pick<ReaderContext, 'thinking'>, emit: Emit): Reader {
  const output = createOutput(emit, []);
  return createMachine(createContentStates(context, output, {}).start, output);
}

/** How the tools of a request were sent. */
interface SentTools {
  request: CoreChatRequest;
  /** The rule for tool names of the API. */
  rule: NameRule;
}

/**
 * Creates a reader for responses to a request with native tools: the model calls tools by the names sent to the API, or
 * by those that earlier texts contain, and the client receives its own names.
 */
function createSentNamesReader(
  dialect: Dialect,
  context: ReaderContext,
  { request, rule }: SentTools,
  emit: Emit,
): Reader {
  const nameOf = createNameRestorer(request, rule);
  return dialect.reader({ ...context, tools: withSentNames(context.tools, rule) }, (event) =>
    emit(event.type === 'call-start' ? { ...event, name: nameOf(event.name) } : event),
  );
}

/** Tools by the names that they are sent with, and by their own. */
function withSentNames(tools: readonly CoreTool[], rule: NameRule): CoreTool[] {
  const sent = tools.map((tool) => asSent(tool, rule));
  return [...sent, ...tools.filter((tool, index) => tool.name !== sent[index]?.name)];
}

/** Server tools keep the vendor's names. */
const asSent = (tool: CoreTool, rule: NameRule): CoreTool =>
  tool.type === 'server' ? tool : { ...tool, name: toLegalName(tool.name, rule) };
