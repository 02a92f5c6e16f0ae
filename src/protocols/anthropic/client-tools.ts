import type { VendorTool } from '../../../generated/anthropic.js';
import { asNumber, asObject, type JsonSchema, type JsonValue } from '../../core/json.ts';

// Tools whose arguments the vendor defined and its models know, and which the client runs. To models of other vendors they
// are functions: the descriptions and schemas state, in words of our own, what the vendor documents
// (platform.claude.com/docs/en/agents-and-tools/tool-use: bash, text editor, memory and computer use tool).

/** What a model of another vendor gets of such a tool. */
export interface ClientTool {
  /** Its name where the client gives none. */
  name: string;
  description: string;
  inputSchema: JsonSchema;
  needsVision?: true;
}

/** The fields of a declaration, as the client wrote them. */
export type Declaration = Partial<Record<keyof VendorTool, JsonValue>>;

/** The families of such tools; `version` is the date in the type of a tool, `settings` are its other fields. */
const families: Readonly<Record<string, (version: string, settings: Declaration) => ClientTool>> = {
  bash: () => ({
    name: 'bash',
    description:
      'Runs a command in a shell that keeps its state (working directory, variables, files) from call to call, and gives what it prints. Commands that wait for input cannot be used.',
    inputSchema: objectOf([], {
      command: text('The command to run; required unless the shell is restarted'),
      restart: { type: 'boolean', description: 'Whether to restart the shell in place of running a command' },
    }),
  }),
  text_editor: describeEditor,
  memory: () => ({
    name: 'memory',
    description:
      'Keeps notes for later conversations as files in the directory /memories. View that directory before other work, and write down there what should be remembered.',
    inputSchema: objectOf(['command'], {
      command: oneOf(['view', 'create', 'str_replace', 'insert', 'delete', 'rename']),
      path: text('The file or directory, below /memories; for all commands but rename'),
      ...viewAndCreate,
      ...replaceFields,
      ...insertFields('insert_text'),
      old_path: text('For rename: the path as it is'),
      new_path: text('For rename: the path as it is to be'),
    }),
  }),
  computer: describeComputer,
};

/** A tool that the client runs, by its type; `undefined` for all others. Of a version that is not known, the latest that is. */
export function findClientTool(type: string, settings: Declaration): ClientTool | undefined {
  const [, family = '', version = ''] = /^([a-z_]+)_(\d{8})$/.exec(type) ?? [];
  return Object.hasOwn(families, family) ? families[family]?.(version, settings) : undefined;
}

type Properties = Readonly<Record<string, JsonSchema>>;
const objectOf = (required: string[], properties: Properties): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const text = (description: string): JsonSchema => ({ type: 'string', description });
const integer = (description: string): JsonSchema => ({ type: 'integer', description });
const integers = (description: string): JsonSchema => ({ type: 'array', items: { type: 'integer' }, description });
const oneOf = (values: string[]): JsonSchema => ({ type: 'string', enum: values });

// ---------------------------------------------------------------- text editor

const viewAndCreate: Properties = {
  view_range: integers(
    'For view of a file: the first and the last line, counted from 1; -1 is the last line of the file',
  ),
  file_text: text('For create: the content of the file'),
};

const replaceFields: Properties = {
  old_str: text('For str_replace: the text to replace, exactly as it is, which must occur once'),
  new_str: text('For str_replace: the text in its place'),
};

const insertFields = (textField: string): Properties => ({
  insert_line: integer('For insert: the line after which to insert, 0 for the beginning'),
  [textField]: text('For insert: the text to insert'),
});

/** Until this version an edit could be undone, from it on the tool has another name; later a text to insert a field of its own. */
const [withoutUndo, withInsertText] = ['20250429', '20250728'];

function describeEditor(version: string, settings: Declaration): ClientTool {
  const canUndo = version < withoutUndo;
  const hasInsertText = version >= withInsertText;
  const limit = asNumber(settings.max_characters);
  return {
    name: canUndo ? 'str_replace_editor' : 'str_replace_based_edit_tool',
    description: [
      'Views, creates and edits files of text.',
      ...(limit === undefined ? [] : [`What is viewed is cut after ${limit} characters.`]),
    ].join(' '),
    inputSchema: objectOf(['command', 'path'], {
      command: oneOf(['view', 'create', 'str_replace', 'insert', ...(canUndo ? ['undo_edit'] : [])]),
      path: text('The absolute path of the file; for view also of a directory'),
      ...viewAndCreate,
      ...replaceFields,
      ...(hasInsertText
        ? insertFields('insert_text')
        : {
            ...insertFields('new_str'),
            new_str: text('For str_replace: the text in its place; for insert: the text to insert'),
          }),
    }),
  };
}

// ---------------------------------------------------------------- computer

const firstActions = [
  'key',
  'type',
  'mouse_move',
  'left_click',
  'left_click_drag',
  'right_click',
  'middle_click',
  'double_click',
  'screenshot',
  'cursor_position',
];
const laterActions = ['left_mouse_down', 'left_mouse_up', 'triple_click', 'scroll', 'hold_key', 'wait'];

const [withLaterActions, withZoom] = ['20250124', '20251124'];

const laterFields: Properties = {
  start_coordinate: integers('For left_click_drag: [x, y] where the drag begins'),
  scroll_direction: { type: 'string', enum: ['up', 'down', 'left', 'right'], description: 'For scroll' },
  scroll_amount: integer('For scroll: how many clicks of the wheel'),
  duration: { type: 'number', description: 'For hold_key and wait: how many seconds' },
};

function describeComputer(version: string, settings: Declaration): ClientTool {
  const hasLater = version >= withLaterActions;
  const hasZoom = version >= withZoom && settings.enable_zoom === true;
  const [width, height, display] = [settings.display_width_px, settings.display_height_px, settings.display_number].map(
    asNumber,
  );
  return {
    name: 'computer',
    needsVision: true,
    description: [
      'Controls the mouse and the keyboard of a computer, and gives screenshots of it. Take a screenshot first, and after actions whose effect is to be seen; click at the center of what it shows.',
      ...(width === undefined || height === undefined
        ? []
        : [`The screen is ${width} pixels wide and ${height} pixels high; [0, 0] is its upper left corner.`]),
      ...(display === undefined ? [] : [`Its display has the number ${display}.`]),
    ].join(' '),
    inputSchema: objectOf(['action'], {
      action: oneOf([...firstActions, ...(hasLater ? laterActions : []), ...(hasZoom ? ['zoom'] : [])]),
      coordinate: integers('[x, y] in pixels: where to click, scroll or move to, and where a drag ends'),
      text: text(
        `For type: the text. For key${hasLater ? ' and hold_key' : ''}: the key or combination, as in "Return" or "ctrl+s"${
          hasLater ? '. For clicks and scroll: keys to hold' : ''
        }`,
      ),
      ...(hasLater && laterFields),
      ...(hasZoom && {
        region: integers('For zoom: [x0, y0, x1, y1], the corners of the part of the screen to look at'),
      }),
    }),
  };
}

// ---------------------------------------------------------------- toolsets

/** A declaration that stands for several tools, each with a name of its own. */
export interface ClientToolset {
  /** What calls of its members have as `toolset_name`. */
  name: string;
  members: readonly (ClientTool & { name: string })[];
}

const point = integers('[x, y] in pixels of the screenshots; where the mouse is if left out');
const heldKeys = text('Keys to hold meanwhile, as in "ctrl" or "ctrl+shift"');
const seconds: JsonSchema = { type: 'number', description: 'How many seconds' };
const keys = text('The key or combination, as in "Return" or "ctrl+s"');

type Member = [description: string, required: string[], properties: Properties];
const click = (what: string): Member => [
  `${what} at a point of the screen.`,
  [],
  { coordinate: point, text: heldKeys },
];

const computerMembers: Readonly<Record<string, Member>> = {
  screenshot: ['Gives a screenshot.', [], {}],
  zoom: [
    'Gives a part of the screen, enlarged.',
    ['region'],
    { region: integers('[x0, y0, x1, y1], the corners of the part') },
  ],
  left_click: click('Clicks'),
  right_click: click('Clicks the right button'),
  middle_click: click('Clicks the middle button'),
  double_click: click('Clicks twice'),
  triple_click: click('Clicks three times'),
  left_click_drag: [
    'Drags with the left button from one point to another.',
    ['start_coordinate', 'coordinate'],
    {
      start_coordinate: integers('[x, y] where the drag begins'),
      coordinate: integers('[x, y] where it ends'),
      text: heldKeys,
    },
  ],
  mouse_move: ['Moves the mouse to a point.', ['coordinate'], { coordinate: integers('[x, y] in pixels') }],
  left_mouse_down: ['Presses the left button where the mouse is.', [], {}],
  left_mouse_up: ['Releases the left button.', [], {}],
  cursor_position: ['Gives where the mouse is.', [], {}],
  scroll: [
    'Scrolls at a point of the screen.',
    ['scroll_direction', 'scroll_amount'],
    {
      scroll_direction: oneOf(['up', 'down', 'left', 'right']),
      scroll_amount: integer('How many clicks of the wheel'),
      coordinate: point,
      text: heldKeys,
    },
  ],
  type: ['Types a text.', ['text'], { text: { type: 'string' } }],
  key: ['Presses a key or a combination of keys.', ['text'], { text: keys, repeat: integer('How many times') }],
  hold_key: ['Holds a key or a combination of keys.', ['text', 'duration'], { text: keys, duration: seconds }],
  wait: ['Waits.', ['duration'], { duration: seconds }],
};

/** A toolset that the client runs, by its type, with the members that are enabled; `undefined` for all others. */
export function findClientToolset(
  type: string,
  { configs, default_config: defaults }: Declaration,
): ClientToolset | undefined {
  if (!/^computer_toolset_\d{8}$/.test(type)) return undefined;
  const settings = asObject(configs);
  const isEnabled = (member: string): boolean =>
    (asObject(settings?.[member])?.['enabled'] ?? asObject(defaults)?.['enabled'] ?? true) !== false;
  const members = Object.entries(computerMembers)
    .filter(([name]) => isEnabled(name))
    .map(([name, [description, required, properties]]) => ({
      name,
      description,
      inputSchema: objectOf(required, properties),
      needsVision: true as const,
    }));
  return { name: 'computer', members };
}
