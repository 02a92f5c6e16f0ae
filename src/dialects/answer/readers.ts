import type { BackendContext } from '../../core/codec.ts';
import { detectionNote } from '../../core/dialect-notes.ts';
import { createNameRestorer, toLegalName, type NameRule } from '../../core/tool-names.ts';
import type { CoreChatRequest, CoreTool } from '../../core/types.ts';
import { createDetectingReader } from '../detect/detecting-reader.ts';
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
import { offeredNames } from '../text/names.ts';
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
  const { dialect, thinking } = setup;
  if (!mayDetect(setup, context)) return configuredReader(setup, context, emit);
  return detectingReader(setup, context, {
    emit,
    configured: (receive, now) =>
      now === thinking
        ? configuredReader(setup, context, receive)
        : laterReader({ ...setup, thinking: now }, context, receive),
    readsCalls: dialect !== null,
    detected() {},
  });
}

function configuredReader(setup: ReadSetup, context: BackendContext, emit: Emit): Reader {
  const { dialect, thinking } = setup;
  if (!dialect) return createThoughtReader({ thinking }, emit);
  return dialectReader(dialect, { ...setup, isAfterResults: isAfterResults(context.request) }, context, emit);
}

/** The same for the text after the beginning. */
const laterReader = (setup: ReadSetup, context: BackendContext, emit: Emit): Reader =>
  setup.dialect
    ? dialectReader(setup.dialect, setup, context, emit)
    : createThoughtReader({ thinking: setup.thinking }, emit);

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

export interface DetectingOptions {
  emit: Emit;
  configured(emit: Emit, thinking: Thinking): Reader;
  readsCalls: boolean;
  /** Whether the text is the beginning of the response. Default: yes. */
  isStart?: boolean;
  /** The rest of the text is in another dialect. */
  detected(): void;
}

/** Creates a reader that leaves the rest of the text to another dialect's where that finds the first call. */
export function detectingReader(
  setup: ReadSetup,
  context: BackendContext,
  { emit, configured, readsCalls, isStart = true, detected }: DetectingOptions,
): Reader {
  const { dialect, thinking } = setup;
  const { tools = [], responseFormat } = context.request;
  const later = { ...setup, thinking: thinking === 'open' ? ('tags' as const) : thinking };
  return createDetectingReader(
    {
      dialects: byPreference.filter((name) => name !== dialect?.name),
      offered: offeredNames(tools.filter(({ type }) => type !== 'server')),
      thinking,
      hasBareCalls: responseFormat === undefined || responseFormat.type === 'text',
      isStart,
      configured,
      readsCalls,
      readerOf: (name, receive) => dialectReader(byName[name], later, context, receive),
      detected(name) {
        context.note(detectionNote(dialect?.name ?? null, name));
        detected();
      },
    },
    emit,
  );
}

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
  const sent = context.tools.map((tool) => asSent(tool, rule));
  const tools = [...sent, ...context.tools.filter((tool, index) => tool.name !== sent[index]?.name)];
  return dialect.reader({ ...context, tools }, (event) =>
    emit(event.type === 'call-start' ? { ...event, name: nameOf(event.name) } : event),
  );
}

/** Server tools keep the vendor's names. */
const asSent = (tool: CoreTool, rule: NameRule): CoreTool =>
  tool.type === 'server' ? tool : { ...tool, name: toLegalName(tool.name, rule) };
