import type * as wire from '../../../../generated/openai.js';
import { isDeepStrictEqual } from 'node:util';
import {
  asArray,
  asObject,
  asString,
  nonEmpty,
  objectsIn,
  withoutNulls,
  type JsonObject,
  type JsonSchema,
  type JsonValue,
} from '../../../core/json.ts';
import type { CoreChatRequest, CoreTool } from '../../../core/types.ts';
import { wireObject, type Unchecked } from '../../../core/wire-object.ts';
import { wireFormOf } from './extras.ts';
import type { CallFields, ClientCallForm, DeclaredTool } from './wire.ts';

// Tools whose arguments the vendor defined and its models know, and which the client runs. To models of other vendors they
// are functions: the descriptions and schemas state, in words of our own, what the vendor documents (API reference, items
// of a response; guides "Shell", "Local shell", "Apply patch", "Computer use").

/** What a model of another vendor gets of such a tool. */
export interface ClientTool {
  form: ClientCallForm;
  description: string;
  inputSchema: JsonSchema;
  needsVision?: true;
}

/** The schemas of the fields that an item has of what is asked for. */
type ParameterSchemas<Asked> = { [Name in keyof Asked]-?: JsonSchema };

const textsOf = (description: string): JsonSchema => ({ type: 'array', items: { type: 'string' }, description });
const numberOf = (description: string): JsonSchema => ({ type: 'integer', description });

const shell: ClientTool = {
  form: 'shell_call',
  description: 'Runs commands in a shell, and gives what each of them prints and its exit code.',
  inputSchema: {
    type: 'object',
    properties: {
      commands: textsOf('The commands to run, each a line of the shell'),
      timeout_ms: numberOf('After how many milliseconds the commands are ended'),
      max_output_length: numberOf('How many characters of the output to give at most'),
    } satisfies ParameterSchemas<wire.ShellCallItem['action']>,
    required: ['commands'],
  },
};

const localShell: ClientTool = {
  form: 'local_shell_call',
  description: 'Runs one command, and gives what it prints.',
  inputSchema: {
    type: 'object',
    properties: {
      command: textsOf('The program and its arguments; a line of a shell is ["bash", "-lc", "…"]'),
      env: { type: 'object', description: 'Environment variables for the command, by name' },
      timeout_ms: numberOf('After how many milliseconds the command is ended'),
      user: { type: 'string', description: 'The user to run the command as' },
      working_directory: { type: 'string', description: 'The directory to run the command in' },
    } satisfies ParameterSchemas<Omit<wire.LocalShellCallItem['action'], 'type'>>,
    required: ['command'],
  },
};

const applyPatch: ClientTool = {
  form: 'apply_patch_call',
  description:
    'Creates, updates or deletes one file. A diff has a line for each line of the file that it shows: it begins with "+" if the line is added, "-" if it is removed, and a space if it stays, to show where a change belongs. A line of "@@", perhaps with the heading of a section such as a function, begins another place in the file. The diff of a file that is created has lines with "+" only.',
  inputSchema: {
    type: 'object',
    properties: {
      type: { type: 'string', enum: ['create_file', 'update_file', 'delete_file'] },
      path: { type: 'string', description: 'The path of the file' },
      diff: { type: 'string', description: 'For create_file and update_file: the diff' },
    } satisfies ParameterSchemas<wire.ApplyPatchCallItem['operation']>,
    required: ['type', 'path'],
  },
};

/** One action on the screen. */
const actionSchema: JsonSchema = {
  type: 'object',
  properties: {
    type: {
      type: 'string',
      enum: ['click', 'double_click', 'drag', 'keypress', 'move', 'screenshot', 'scroll', 'type', 'wait'],
    },
    x: numberOf('For click, double_click, move and scroll: pixels from the left'),
    y: numberOf('For click, double_click, move and scroll: pixels from the top'),
    button: { type: 'string', enum: ['left', 'right', 'wheel', 'back', 'forward'], description: 'For click' },
    path: {
      type: 'array',
      items: { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'integer' } }, required: ['x', 'y'] },
      description: 'For drag: the points that it leads through',
    },
    keys: textsOf('For keypress: the keys to press together. For actions of the mouse: keys to hold'),
    scroll_x: numberOf('For scroll: how many pixels to the right'),
    scroll_y: numberOf('For scroll: how many pixels down'),
    text: { type: 'string', description: 'For type: the text' },
  },
  required: ['type'],
};

const computerText =
  'Controls the mouse and the keyboard of a computer, and gives a screenshot of it afterwards. Begin with a screenshot.';

const computer: ClientTool = {
  form: 'computer_call',
  needsVision: true,
  description: computerText,
  inputSchema: {
    type: 'object',
    properties: {
      actions: { type: 'array', items: actionSchema, description: 'What to do, in order' },
    } satisfies ParameterSchemas<Pick<wire.ComputerCallItem, 'actions'>>,
    required: ['actions'],
  },
};

/** Older models take one action at a time, and their tool describes the screen. */
const computerPreview = ({
  display_width: width,
  display_height: height,
  environment,
}: { type: string } & Partial<Omit<wire.ComputerUsePreviewTool, 'type'>>): ClientTool => ({
  ...computer,
  description: [
    computerText,
    ...(typeof width === 'number' && typeof height === 'number'
      ? [`The screen is ${width} pixels wide and ${height} pixels high.`]
      : []),
    ...(typeof environment === 'string' ? [`Its environment is: ${environment}.`] : []),
  ].join(' '),
  inputSchema: { type: 'object', properties: { action: actionSchema }, required: ['action'] },
});

/** A shell of the vendor runs in a container; that of the client may have skills, which the description lists. */
function clientShell(environment: wire.ShellEnvironment): ClientTool | undefined {
  if (isContainer(environment)) return undefined;
  const skills = objectsIn(environment?.skills).map(
    ({ name, description, path }) => `${asString(name)}: ${asString(description)} (${asString(path)})`,
  );
  if (skills.length === 0) return shell;
  const described = ['Skills, each a directory with instructions to read before a task that it is for:', ...skills];
  return { ...shell, description: [shell.description, ...described].join('\n') };
}

const isContainer = (environment: wire.ShellEnvironment | undefined): boolean =>
  asString(environment?.type)?.startsWith('container_') ?? false;

/** A tool that the client runs, by its declaration; `undefined` for all others. */
export function findClientTool(tool: DeclaredTool): ClientTool | undefined {
  switch (tool.type) {
    case 'shell':
      return clientShell(asObject(tool.environment) ?? null);
    case 'local_shell':
      return localShell;
    case 'apply_patch':
      return applyPatch;
    case 'computer':
      return computer;
    case 'computer_use':
    case 'computer_use_preview':
      return computerPreview(tool);
    default:
      return undefined;
  }
}

// ---------------------------------------------------------------- declared tools

/** The declaration of a tool that the vendor defined, unless the tool has been changed since. */
export function clientDeclaration(tool: CoreTool): DeclaredTool | undefined {
  const { name, declaration: written } = asObject(wireFormOf(tool)?.['client']) ?? {};
  const declaration = asObject(written);
  if (tool.type !== 'function' || !declaration || name !== tool.name) return undefined;
  const { description, inputSchema } = findClientTool(declaration) ?? {};
  return description === tool.description && isDeepStrictEqual(inputSchema, tool.inputSchema) ? declaration : undefined;
}

/** The form of calls of a tool of this name, if the client runs it and the vendor defined it. */
export function clientFormOf({ tools = [] }: CoreChatRequest, name: string): ClientCallForm | undefined {
  const tool = tools.find((each) => each.name === name && clientDeclaration(each));
  return tool && findClientTool(clientDeclaration(tool) ?? {})?.form;
}

/** The tool under its names, the newest first. */
const computerTypes = ['computer', 'computer_use', 'computer_use_preview'];

/** The types under which a choice may name the tool of a type. */
export const choiceTypes = (type: string): readonly string[] =>
  computerTypes.includes(type) ? [type, ...computerTypes] : [type];

// ---------------------------------------------------------------- calls

/** The item of a call in parts. */
export interface ClientCall {
  form: ClientCallForm;
  /** The arguments of the function that stands for the tool. */
  input: JsonObject;
  /** What of the item does not change what is asked for: it is for the item alone. */
  own: ItemForm;
  rest: Pick<wire.ReceivedShellCallItem, 'id' | 'call_id' | 'status'>;
}

const execType = 'exec';

/** The arguments of the functions that stand for such tools. */
type Arguments = Unchecked<
  | wire.ShellCallItem['action']
  | wire.LocalShellCallItem['action']
  | wire.ApplyPatchCallItem['operation']
  | Pick<wire.ComputerCallItem, 'action' | 'actions'>
>;

type ItemForm = Pick<CallFields, 'environment' | 'pending_safety_checks'> & { isUntyped?: JsonValue };

/** Reads the item of a call; `undefined` for one of another kind, or that the vendor ran itself. */
export function readClientCall(item: wire.ReceivedOutputItem): ClientCall | undefined {
  switch (item.type) {
    case 'shell_call': {
      const { type, action, environment, ...rest } = item;
      const input = asObject(action);
      if (!input || isContainer(asObject(environment))) return undefined;
      return { form: type, input, own: environment === undefined ? {} : { environment }, rest };
    }
    case 'local_shell_call': {
      const { type, action, ...rest } = item;
      const { type: kind, ...command } = asObject(action) ?? {};
      if (!asObject(action)) return undefined;
      const input = kind === undefined || kind === execType ? command : { type: kind, ...command };
      return { form: type, input, own: kind === undefined ? { isUntyped: true } : {}, rest };
    }
    case 'apply_patch_call': {
      const { type, operation, ...rest } = item;
      const input = asObject(operation);
      return input && { form: type, input, own: {}, rest };
    }
    case 'computer_call': {
      const { type, action, actions, pending_safety_checks: checks, ...rest } = item;
      const input = withoutNulls({ action: action ?? null, actions: actions ?? null });
      const isPending = (asArray(checks)?.length ?? 0) > 0;
      return {
        form: type,
        input,
        own: isPending || checks === undefined ? {} : { pending_safety_checks: checks },
        rest: { ...rest, ...(isPending && { pending_safety_checks: checks ?? null }) },
      };
    }
    default:
      return undefined;
  }
}

/** An event that an item grows by, without its place. */
type GrowthEvent = Omit<wire.ServerToolDeltaEvent, GrowthPlace> | Omit<wire.ServerToolDoneEvent, GrowthPlace>;
type GrowthPlace = 'item_id' | 'output_index';

/** How calls of a form are written. */
interface CallWriting {
  /** The types of tools whose calls have the form of an item; the first is meant where none is declared. */
  types(item: Unchecked<wire.OutputItem>): readonly string[];
  /** The fields of the item of a call; `undefined` where the arguments are not those of the tool. */
  write(given: Arguments, own: ItemForm): CallFields | undefined;
  /** The fields that the vendor always writes, in a call of another vendor's model. */
  added?: CallFields;
  /** The fields with which the item is announced, and what it grows by. */
  grow?(fields: CallFields): { begun: CallFields; events: GrowthEvent[] };
}

const isListOfTexts = (value: JsonValue | undefined): boolean =>
  asArray(value)?.every((each) => typeof each === 'string') ?? false;

const writings: Record<ClientCallForm, CallWriting> = {
  shell_call: {
    types: () => ['shell'],
    write: (action, { environment }) =>
      isListOfTexts(action.commands) ? wireObject<CallFields>({ action, environment }) : undefined,
    added: { environment: { type: 'local' } },
    grow(fields) {
      const { commands, ...action }: Arguments = asObject(fields.action) ?? {};
      const events = (asArray(commands) ?? []).flatMap((each, index): GrowthEvent[] => {
        const command = asString(each) ?? '';
        return [
          { type: 'response.shell_call_command.added', command_index: index, command: '' },
          { type: 'response.shell_call_command.delta', command_index: index, delta: command },
          { type: 'response.shell_call_command.done', command_index: index, command },
        ];
      });
      return { begun: { ...fields, action: { ...action, commands: [] } satisfies Arguments }, events };
    },
  },
  local_shell_call: {
    types: () => ['local_shell'],
    write: (given, { isUntyped }) =>
      isListOfTexts(given.command) ? { action: isUntyped === true ? given : { type: execType, ...given } } : undefined,
  },
  apply_patch_call: {
    types: () => ['apply_patch'],
    write(operation) {
      const { type, path, diff } = operation;
      const isWhole = asString(type) && asString(path) && (type === 'delete_file' || typeof diff === 'string');
      return isWhole ? { operation } : undefined;
    },
    grow(fields) {
      const { diff, ...operation }: Arguments = asObject(fields.operation) ?? {};
      if (typeof diff !== 'string') return { begun: fields, events: [] };
      const events: GrowthEvent[] = [
        { type: 'response.apply_patch_call_operation_diff.delta', delta: diff },
        { type: 'response.apply_patch_call_operation_diff.done', diff },
      ];
      return { begun: { ...fields, operation: { ...operation, diff: '' } satisfies Arguments }, events };
    },
  },
  computer_call: {
    types: ({ actions }) => (asArray(actions) ? computerTypes : computerTypes.toReversed()),
    write(given, { pending_safety_checks: checks }) {
      const { action, actions, ...others } = given;
      if ((!asObject(action) && !asArray(actions)) || nonEmpty(others)) return undefined;
      return { ...given, ...wireObject<CallFields>({ pending_safety_checks: checks }) };
    },
    added: { pending_safety_checks: [] },
  },
};

export const typesOfForm = (form: ClientCallForm, item: Unchecked<wire.OutputItem>): readonly string[] =>
  writings[form].types(item);

/** The fields of the item of a call of this protocol; `undefined` where the arguments are not those of the tool. */
export const writeClientCall = (form: ClientCallForm, given: Arguments, own: ItemForm = {}): CallFields | undefined =>
  writings[form].write(given, own);

/** The same of a call of another vendor's model. */
export function newClientCall(form: ClientCallForm, given: JsonObject): CallFields | undefined {
  const fields = writeClientCall(form, form === 'computer_call' ? given : withoutNulls(given));
  return fields && { ...fields, ...writings[form].added };
}

/** The fields with which the item of a call is announced, and what it grows by: events without their common fields. */
export const growthOf = (form: ClientCallForm, fields: CallFields): { begun: CallFields; events: GrowthEvent[] } =>
  writings[form].grow?.(fields) ?? { begun: fields, events: [] };
