import type { CoreResponseFormat, CoreTool } from '../core/types.ts';

/** Every way of writing tool calls as text that a backend can be configured with. */
export const dialectNames = [
  'harmony',
  'qwen',
  'gemma3',
  'gemma4',
  'functiongemma',
  'json',
  'kimi',
  'glm',
  'deepseek',
  'mistral',
  'llama',
  'minimax',
  'hunyuan',
  'pythonic',
  'cohere',
] as const;
export type DialectName = (typeof dialectNames)[number];

/** How thoughts stand in the text: not at all, in `<think>` tags, or from its start, as the prompt opened the tag. */
export type Thinking = 'none' | 'tags' | 'open';

/** Where a backend is told of tools: in the API's own field, or in the prompt. */
export type ToolPlace = 'native' | 'prompt';

/** Why a text is over: the model came to its end, or its tokens ran out. */
export type Ending = 'stop' | 'length';

/**
 * What a reader finds. It numbers nothing and knows no vendor: the combinator does that.
 *
 * At most one call is open at a time. After `call-start` come fragments of its arguments, which together are the text
 * of a JSON object, and then `call-done`, or `call-broken` where the text was cut before the call was whole. Between
 * them comes nothing but notes. No piece of text ends within a surrogate pair, none is empty.
 */
export type DialectEvent =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | { type: 'call-start'; name: string }
  | { type: 'call-arguments'; text: string }
  | { type: 'call-done' }
  | { type: 'call-broken' }
  | DialectNote;

/** That something was not as the format has it: what was seen, and what was made of it. For the trace. */
export interface DialectNote {
  type: 'note';
  what: string;
  saw: string;
  made: string;
}

/** Reads the text of one candidate. Never throws, and any cut of the text gives the same in the end. */
export interface Reader {
  push(text: string): void;
  /** The text is over: gives back what was held, and closes what is open. */
  end(ending: Ending): void;
}

export interface ReaderContext {
  /** What the model was offered. None: it still may call, and markers are still read. */
  tools: readonly CoreTool[];
  thinking: Thinking;
}

/** A tool as a model is told of it. */
export type PromptTool = Extract<CoreTool, { type: 'function' }>;

/** How much is said of tools: to small models names, types and a sentence each, to large ones all of it. */
export type PromptStyle = 'terse' | 'full';

/** What a model is to be taught of its tools. */
export interface ToolInstructions {
  /** Those that may be called. */
  tools: readonly PromptTool[];
  /** How many calls an answer may hold. */
  calls: 'one' | 'several';
  /** What an answer without calls is to be. */
  format: CoreResponseFormat | undefined;
  style: PromptStyle;
}

/** An earlier call, as it is written back into the prompt. */
export interface WrittenCall {
  name: string;
  /** The text of a JSON object. */
  argumentsText: string;
  /** How many calls came before it in the conversation; absent in an example. */
  index?: number;
}

/** What an earlier call was answered with. */
export interface WrittenResult {
  name: string;
  /** Where the tool failed, its beginning says so. */
  text: string;
  /** For forms that have a place for it. */
  isError: boolean;
  /** That of the call it answers. */
  index?: number;
}

/** How calls are written where the prompt must teach it. Control tokens in names and texts were neutralised before. */
export interface Writing {
  /** Calls in the form that the reader of the same dialect reads back. */
  calls(calls: readonly WrittenCall[]): string;
  /** What the model is told its calls were answered with. */
  results(results: readonly WrittenResult[]): string;
  /** The list of tools in a form the model knows better than lines of text or JSON. No control tokens stand in it. */
  describe?(tools: readonly PromptTool[], style: PromptStyle): string;
  /** The whole lesson, for a model that was trained on one. No control tokens stand in it. */
  instructions?(toolInstructions: ToolInstructions): string;
  /** The markers that mean something to the model: they are not to stand in what others wrote. */
  readonly controlTokens: readonly string[];
}

/** How a model that only speaks text writes tool calls and thoughts into it. Both directions stand in one place. */
export interface Dialect {
  readonly name: DialectName;
  readonly writing: Writing;
  /** The id that the model's own template wants of a call, where ids are part of the prompt. `index`: how many calls came before it in the conversation. */
  callId?(call: { id: string; name: string }, index: number): string;
  reader(context: ReaderContext, emit: (event: DialectEvent) => void): Reader;
}
