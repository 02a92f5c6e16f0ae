import { parseShown } from '../core/json.ts';
import { countEdits, editCountsText, type EditLine, editLines } from './edit-lines.ts';

/** Fields of arguments. They are shown, and nothing is written back: numbers need not be exact. */
type Fields = Readonly<Record<string, unknown>>;

/** The names that tools have for an argument of one meaning. */
const names = {
  path: [
    'file_path',
    'filePath',
    'path',
    'absolute_path',
    'notebook_path',
    'target_file',
    'filename',
    'dir_path',
    'file',
  ],
  command: ['command', 'cmd', 'commandLine', 'script', 'code'],
  old: ['old_string', 'oldString', 'old_str', 'oldText', 'old_text', 'search'],
  new: ['new_string', 'newString', 'new_str', 'newText', 'new_text', 'replace', 'new_source'],
  edits: ['edits', 'replacements'],
  content: ['content', 'contents', 'file_text', 'text'],
  patch: ['patch', 'input', 'diff'],
  pattern: ['pattern', 'regex', 'glob', 'glob_pattern', 'query', 'queries', 'search_term'],
  url: ['url', 'uri'],
  task: ['description', 'task', 'prompt', 'title'],
  items: ['todos', 'plan', 'items', 'tasks'],
  first: ['offset', 'start_line', 'startLine', 'view_range', 'line_start'],
  last: ['end_line', 'endLine', 'line_end'],
  count: ['limit', 'line_count'],
} as const;
type Argument = keyof typeof names;

/**
 * Families of tools, by what their arguments have; the first that fits. Agents name their tools as they like, but what a tool
 * needs is much the same: a path and two texts are an edit, whatever its name.
 */
const families = [
  { family: 'patch', needs: ['patch'] },
  { family: 'edit', needs: ['path', 'old', 'new'] },
  { family: 'edits', needs: ['path', 'edits'] },
  { family: 'write', needs: ['path', 'content'] },
  { family: 'read', needs: ['path', 'command'] },
  { family: 'command', needs: ['command'] },
  { family: 'search', needs: ['pattern'] },
  { family: 'fetch', needs: ['url'] },
  { family: 'read', needs: ['path'] },
  { family: 'list', needs: ['items'] },
  { family: 'task', needs: ['task'] },
] as const satisfies readonly { family: string; needs: readonly Argument[] }[];

/** What a call did to a file, or null where it is no edit. */
export interface CallEdit {
  readonly path: string;
  readonly lines: readonly EditLine[];
}

/** In UTF-16 units. */
const maxLine = 160;

/**
 * What a call does, in one line without the name of its tool: `npm test`, `src/cart.js:1-40`, `src/cart.js +1 −1`.
 * @param written its arguments as text, whole or their beginning.
 */
export function callText(written: string): string {
  const line = describe(written).replaceAll(/\s+/g, ' ').trim();
  return line.length > maxLine ? `${line.slice(0, maxLine - 1).toWellFormed()}…` : line;
}

/** The files that a call edits, with their lines; empty for other calls, and where its arguments are not whole. */
export function callEdits(written: string): CallEdit[] {
  const fields = parseFields(written);
  if (!fields) return isPatch(written) ? readPatch(written) : [];
  const path = textOf(fields, 'path') ?? '';
  switch (familyOf(fields)) {
    case 'patch':
      return readPatch(textOf(fields, 'patch') ?? '');
    case 'edit':
      return [{ path, lines: editLines(textOf(fields, 'old') ?? '', textOf(fields, 'new') ?? '') }];
    case 'edits':
      return readEdits(fields, path);
    case 'write':
      return [{ path, lines: editLines('', textOf(fields, 'content') ?? '') }];
    default:
      return [];
  }
}

function describe(written: string): string {
  const fields = parseFields(written);
  const edits = callEdits(written);
  if (edits.length > 0)
    return edits.map(({ path, lines }) => `${path} ${editCountsText(countEdits(lines))}`).join(', ');
  if (!fields) return describeBeginning(written);
  const family = familyOf(fields);
  switch (family) {
    case 'command':
      return commandOf(valueOf(fields, 'command'));
    case 'search': {
      const place = textOf(fields, 'path');
      const searched = [valueOf(fields, 'pattern')].flat().filter(isText).join(', ');
      return place === undefined ? searched : `${searched} in ${place}`;
    }
    case 'read':
      return `${textOf(fields, 'path') ?? ''}${rangeOf(fields)}`;
    case 'list':
      return countItems(valueOf(fields, 'items'));
    case 'fetch':
      return textOf(fields, 'url') ?? '';
    case 'task':
      return textOf(fields, 'task') ?? '';
    case 'patch':
    case 'edit':
    case 'edits':
    case 'write':
      return textOf(fields, 'path') ?? '';
    case undefined:
      return describeOthers(fields);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null for a text, and for the beginning of what was written. */
const parseFields = (written: string): Fields | null => {
  const value = parseShown(written);
  return isFields(value) ? value : null;
};

const valueOf = (fields: Fields, argument: Argument): unknown => {
  const name = names[argument].find((each) => fields[each] !== undefined && fields[each] !== null);
  return name === undefined ? undefined : fields[name];
};

const textOf = (fields: Fields, argument: Argument): string | undefined => {
  const value = valueOf(fields, argument);
  return isText(value) ? value : undefined;
};

function familyOf(fields: Fields): (typeof families)[number]['family'] | undefined {
  return families.find(({ family, needs }) => {
    if (family === 'patch') return isPatch(textOf(fields, 'patch') ?? '');
    return needs.every((argument) => valueOf(fields, argument) !== undefined);
  })?.family;
}

/** A shell is called with its command as the last argument: `["bash", "-lc", "npm test"]`. */
function commandOf(value: unknown): string {
  if (!Array.isArray(value)) return isText(value) ? value : JSON.stringify(value);
  const words = value.filter(isText);
  return /^-\w*c$/.test(words.at(-2) ?? '') ? (words.at(-1) ?? '') : words.join(' ');
}

function rangeOf(fields: Fields): string {
  const value = valueOf(fields, 'first');
  const [first, second] = Array.isArray(value) ? value : [value, valueOf(fields, 'last')];
  const count = valueOf(fields, 'count');
  const from = typeof first === 'number' ? Math.max(1, first) : 1;
  if (typeof second === 'number') return `:${from}-${second}`;
  if (typeof count === 'number') return `:${from}-${from + count - 1}`;
  return typeof first === 'number' ? `:${from}-` : '';
}

const countItems = (value: unknown): string =>
  Array.isArray(value) ? `${value.length} ${value.length === 1 ? 'item' : 'items'}` : '';

/** The values of arguments that are known by no name, each with it. */
const describeOthers = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${isText(value) ? value : JSON.stringify(value)}`)
    .join(', ');

/** A field whose value is a text, in arguments that are cut off. */
const textField = /"(\w+)"\s*:\s*"((?:[^"\\]|\\.)*)("?)/g;

/** Of arguments that are cut off, or of a text. */
function describeBeginning(written: string): string {
  if (!/^\s*\{/.test(written)) return written;
  const fields = Object.fromEntries(
    [...written.matchAll(textField)].map(([, name = '', value = '']) => [name, unescape(value)]),
  );
  const found = (['path', 'command', 'pattern', 'url', 'task'] as const).map((each) => textOf(fields, each));
  return found.find((text) => text !== undefined) ?? written;
}

const unescape = (value: string): string => {
  const text = parseShown(`"${value}"`);
  return isText(text) ? text : value;
};

// ---------------------------------------------------------------- edits of files

function readEdits(fields: Fields, path: string): CallEdit[] {
  const edits = [valueOf(fields, 'edits')].flat().filter(isFields);
  const lines = edits.flatMap((edit) => editLines(textOf(edit, 'old') ?? '', textOf(edit, 'new') ?? ''));
  return [{ path, lines }];
}

/** As `apply_patch` of Codex has it, or a unified difference. */
const isPatch = (text: string): boolean => /^\*\*\* Begin Patch$|^@@ |^--- /m.test(text);

const patchedFile = /^(?:\*\*\* (?:Update|Add|Delete) File: |\+\+\+ (?:b\/)?)(.*)$/;
const otherPatchLine = /^(?:\*\*\* |--- |@@|diff |index |\\)/;

function readPatch(patch: string): CallEdit[] {
  const edits: { path: string; lines: EditLine[] }[] = [];
  for (const line of patch.replace(/\n$/, '').split('\n')) {
    const file = patchedFile.exec(line)?.[1];
    if (file !== undefined) edits.push({ path: file.trim(), lines: [] });
    else if (!otherPatchLine.test(line)) edits.at(-1)?.lines.push(patchLine(line));
  }
  return edits;
}

function patchLine(line: string): EditLine {
  if (line.startsWith('+')) return { kind: 'added', text: line.slice(1) };
  if (line.startsWith('-')) return { kind: 'removed', text: line.slice(1) };
  return { kind: 'same', text: line.startsWith(' ') ? line.slice(1) : line };
}
