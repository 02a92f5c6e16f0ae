import type { BackendContext } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { ResponseFold } from '../core/fold.ts';
import { createIdMinter } from '../core/mint.ts';
import { addDiagnostic } from '../core/diagnostics.ts';
import type {
  CoreAssistantPart,
  CoreChatRequest,
  CoreFinish,
  CoreTool,
  CoreToolChoice,
  Loss,
  Note,
} from '../core/types.ts';
import type { Delivery } from '../dialects/answer/call-writer.ts';
import type { Dialect, DialectName, Ending, PromptStyle, Thinking } from '../dialects/dialect.ts';
import { dialects as allDialects, prepareRequest, readStream, type DialectSetup } from '../dialects/index.ts';
import { defaultThinking } from './presets.ts';
import { toLoss, toCoreRequest, type ChatRequest } from './request.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';

export interface WrapOptions {
  /** How much the prompt describes tools: `full` by default, `terse` for small models. */
  style?: PromptStyle;
  /**
   * `messages` (the default): for a server that builds the prompt from messages. `prompt`: the request has a single message,
   * which is the whole prompt for a text completion server; `harmony` only.
   */
  form?: 'messages' | 'prompt';
}

/** A request in which tools, earlier calls and their results are text. */
export interface WrappedRequest extends CoreChatRequest {
  /** What the text does not support, by its JSON Pointer in the original request. */
  losses: readonly Loss[];
  /** What was changed without loss, such as a tool that was declared twice. */
  notes: readonly Note[];
}

export interface ReadOptions {
  /** How reasoning is marked in the text: `none` by default, `tags` for `qwen`. */
  thinking?: Thinking;
  /** The tool choice of the request. With `none`, text that looks like a call stays text. */
  toolChoice?: CoreToolChoice;
}

export interface ParseOptions extends ReadOptions {
  /** Why the text ends: `stop` by default, `length` where the model ran out of tokens. */
  ending?: Ending;
}

/** The text of a model, parsed. */
export interface ParsedText {
  /** Text, reasoning and tool calls, in their order. */
  parts: CoreAssistantPart[];
  /**
   * `tool-calls`: the calls are complete and may be run. `length`: the text was cut; the last call and its arguments may be
   * incomplete.
   */
  finish: CoreFinish;
  /** What had to be repaired. */
  notes: readonly Note[];
}

/** Parses the text of a model as it arrives. Pieces may be cut anywhere. */
export interface TextReader {
  /** The events that this piece completes, of the same types as those of `client.stream`. */
  push(text: string): CoreStreamEvent[];
  /**
   * Ends the text: the remaining events, the last ones `finish` and `end`.
   * @throws {Error} when called twice.
   */
  end(ending?: Ending): CoreStreamEvent[];
  /** What had to be repaired so far. */
  readonly notes: readonly Note[];
}

/** How a model writes tool calls and reasoning as text, without a backend and without I/O. */
export interface TextDialect {
  readonly name: DialectName;
  /**
   * Writes the tools, and the calls and results of the conversation, into the messages.
   * @throws {LouterError} `unsupported` when the request forces a tool that only a vendor runs, or asks for a form that
   *   the dialect does not have.
   */
  wrap(request: ChatRequest & { stream?: boolean }, options?: WrapOptions): WrappedRequest;
  /** Parses a complete answer. Never throws: text that is not a call stays text. `tools`: those of the request. */
  parse(text: string, tools?: readonly CoreTool[], options?: ParseOptions): ParsedText;
  /** Parses an answer piece by piece. */
  reader(tools?: readonly CoreTool[], options?: ReadOptions): TextReader;
}

/**
 * Every text dialect, by its name.
 *
 * @example
 * const { parts, notes } = dialects.qwen.parse(text, request.tools);
 */
export const dialects: Readonly<Record<DialectName, TextDialect>> = mapByName(allDialects);

function mapByName(all: readonly Dialect[]): Record<DialectName, TextDialect> {
  const entries = all.map((dialect): [DialectName, TextDialect] => [dialect.name, toTextDialect(dialect)]);
  return Object.fromEntries(entries) as Record<DialectName, TextDialect>;
}

function toTextDialect(dialect: Dialect): TextDialect {
  const { name } = dialect;
  const reader: TextDialect['reader'] = (tools = [], options = {}) => createTextReader(dialect, tools, options);
  return {
    name,
    wrap: (request, options = {}) => wrap(dialect, request, options),
    parse(text, tools, { ending, ...options } = {}) {
      const opened = createTextReader(dialect, tools, options, 'whole');
      const fold = new ResponseFold();
      for (const event of [...opened.push(text), ...opened.end(ending)]) fold.add(event);
      const [candidate] = fold.result().candidates;
      return {
        parts: candidate?.message.content ?? [],
        finish: candidate?.finish ?? { reason: 'other' },
        notes: opened.notes,
      };
    },
    reader,
  };
}

function wrap(
  dialect: Dialect,
  chatRequest: ChatRequest & { stream?: boolean },
  { style = 'full', form = 'messages' }: WrapOptions,
): WrappedRequest {
  if (form === 'prompt' && dialect.name !== 'harmony')
    throw new LouterError({
      kind: 'unsupported',
      message: `form: ${dialect.name} is written into messages; only harmony has a prompt form`,
      param: 'form',
    });
  const losses: Loss[] = [];
  const notes: Note[] = [];
  const setup = { ...toSetup(dialect), promptStyle: style, form };
  const request = toCoreRequest(chatRequest, { stream: chatRequest.stream === true });
  const report: BackendContext['report'] = (loss) => addDiagnostic({ losses, notes }, loss, toLoss);
  return { ...prepareRequest(request, setup, { facts: {}, report, note: (made) => notes.push(made) }), losses, notes };
}

function createTextReader(
  dialect: Dialect,
  tools: readonly CoreTool[] = [],
  { thinking = defaultThinking(dialect.name), toolChoice }: ReadOptions,
  delivery: Delivery = 'streamed',
): TextReader {
  const notes: Note[] = [];
  let events: CoreStreamEvent[] = [];
  let isOver = false;
  const request: CoreChatRequest = {
    model: '',
    messages: [],
    tools: [...tools],
    stream: true,
    ...(toolChoice && { toolChoice }),
  };
  const context: BackendContext = {
    request,
    model: '',
    issuer: '',
    facts: {},
    mint: createIdMinter(crypto.randomUUID().replaceAll('-', '')),
    note: (note) => notes.push(note),
    // Losses concern what a vendor sends in addition to its text.
    report() {},
  };
  const place = { candidate: 0, part: 0 };
  const stage = readStream({ ...toSetup(dialect), thinking }, context, delivery)((event) => events.push(event));
  stage.push({ ...place, type: 'text-start', of: 'text' });

  const takeEvents = (): CoreStreamEvent[] => {
    const ready = events;
    events = [];
    return ready;
  };
  return {
    push(text) {
      if (isOver) throw new Error('the text has ended: create another reader for another answer');
      if (text !== '') stage.push({ ...place, type: 'text-delta', text });
      return takeEvents();
    },
    end(ending = 'stop') {
      if (isOver) throw new Error('the text has ended already');
      isOver = true;
      stage.push({ ...place, type: 'text-done' });
      stage.push({ type: 'finish', candidate: 0, finish: { reason: ending } });
      stage.push({ type: 'end' });
      return takeEvents();
    },
    notes,
  };
}

/** Parsing unescapes what `wrap` escaped. */
const toSetup = (dialect: Dialect): DialectSetup => ({
  dialect,
  thinking: 'none',
  tools: 'prompt',
  promptStyle: 'full',
  form: 'messages',
  today: () => new Date().toISOString().slice(0, 10),
});
