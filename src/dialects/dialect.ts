import type { CoreResponseFormat, CoreTool } from '../core/types.ts';

/** All dialects that can be configured for a backend. */
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

/**
 * Where the model writes reasoning: not in the text, in `<think>` tags, or from the start of the text because the
 * prompt opened the tag.
 */
export type Thinking = 'none' | 'tags' | 'open';

/** How tools are sent to a backend: in the tools field of the API, or in the prompt. */
export type ToolPlace = 'native' | 'prompt';

/** Why a text ends: the model stopped, or a limit cut it. */
export type Ending = 'stop' | 'length';

/**
 * What a reader emits. Events have no part numbers and nothing vendor-specific.
 *
 * At most one call is open at a time. `call-start` is followed by fragments of the arguments, which together are the
 * text of a JSON object, and then by `call-done`, by `call-cut` if the text was cut within the call, or by `call-broken`
 * if what the model wrote cannot be read as one: then the fragments are not a JSON object. Only notes may come in
 * between. No text is empty or ends within a surrogate pair.
 */
export type DialectEvent =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | { type: 'call-start'; name: string }
  | { type: 'call-arguments'; text: string }
  | { type: 'call-done' }
  | { type: 'call-cut' }
  | { type: 'call-broken' }
  | DialectNote;

/** A deviation from the format, for the trace: what was seen and what it was turned into. */
export interface DialectNote {
  type: 'note';
  what: string;
  saw: string;
  made: string;
}

/** Reads the text of one candidate. Never throws. The result does not depend on how the text is split. */
export interface Reader {
  push(text: string): void;
  /** Ends the text: emits what is held and closes what is open. */
  end(ending: Ending): void;
}

export interface ReaderContext {
  /** The offered tools. Markers are read even if there are none, as the model may call anyway. */
  tools: readonly CoreTool[];
  thinking: Thinking;
  /** Whether the request ends with results of calls, after earlier reasoning: some prompts open it again there. */
  isAfterResults?: boolean;
}

/** A tool that is described in the prompt. */
export type PromptTool = Extract<CoreTool, { type: 'function' }>;

/** How much the prompt contains about tools: `terse` has name, types and one sentence, `full` has everything. */
export type PromptStyle = 'terse' | 'full';

/** The content of the tool instructions in a prompt. */
export interface ToolInstructions {
  /** The tools that may be called. */
  tools: readonly PromptTool[];
  /** How many calls a response may contain. */
  calls: 'one' | 'several';
  /** The format of a response without calls. */
  format: CoreResponseFormat | undefined;
  style: PromptStyle;
}

/** An earlier call, as written into the prompt. */
export interface WrittenCall {
  name: string;
  /** The text of a JSON object. */
  argumentsText: string;
  /** Number of preceding calls in the conversation. Absent in an example. */
  index?: number;
}

/** The result of an earlier call. */
export interface WrittenResult {
  name: string;
  /** Begins with an error prefix if the tool failed. */
  text: string;
  /** For formats with an error field. */
  isError: boolean;
  /** That of the call. */
  index?: number;
}

/** Writes calls and results for a prompt. Control tokens in names and texts are escaped already. */
export interface Writing {
  /** Writes calls in the format that the reader of the same dialect parses. */
  calls(calls: readonly WrittenCall[]): string;
  /** Writes the results of calls. */
  results(results: readonly WrittenResult[]): string;
  /** Writes the list of tools in the format the model was trained on. The result contains no control tokens. */
  describe?(tools: readonly PromptTool[], style: PromptStyle): string;
  /**
   * Writes the complete tool instructions for a model that was trained on a fixed format. The result contains no
   * control tokens.
   */
  instructions?(toolInstructions: ToolInstructions): string;
  /** Markers with a meaning to the model. They are escaped in content. */
  readonly controlTokens: readonly string[];
}

/** How a model without structured output writes tool calls and reasoning as text: both writing and reading. */
export interface Dialect {
  readonly name: DialectName;
  readonly writing: Writing;
  /**
   * The call id that the model's own template requires, if ids are part of the prompt. `index`: number of preceding
   * calls in the conversation.
   */
  callId?(call: { id: string; name: string }, index: number): string;
  reader(context: ReaderContext, emit: (event: DialectEvent) => void): Reader;
}
