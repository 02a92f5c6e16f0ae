import { EventEmitter } from 'node:events';
import type { Command } from 'commander';
import { program } from '../../src/cli/program.ts';
import { code, escapeTags, renderTable } from './section.ts';

/** Every command of `louter` with its arguments, options and the notes of its help, from the tree that the command line runs. */
export const describeCommands = (): string =>
  program.commands.flatMap((command) => describe(command, ['louter'])).join('\n\n');

function describe(command: Command, outer: readonly string[]): string[] {
  if (isHidden(command)) return [];
  const names = [...outer, command.name()];
  const own = [
    `## \`${names.join(' ')}\``,
    sentence(command.description()),
    ...(command.commands.length > 0 ? [] : [`\`\`\`text\n${names.join(' ')} ${command.usage()}\n\`\`\``]),
    ...argumentsOf(command),
    ...optionsOf(command),
    ...notesOf(command),
  ];
  return [own.join('\n\n'), ...command.commands.flatMap((each) => describe(each, names))];
}

function argumentsOf(command: Command): string[] {
  const rows = command.registeredArguments.map((each) => [code(each.name()), escapeTags(each.description)]);
  return rows.length === 0 ? [] : [renderTable(['argument', 'meaning'], rows)];
}

function optionsOf(command: Command): string[] {
  const rows = command.options
    .filter(({ hidden }) => !hidden)
    .map(({ flags, description, defaultValue, defaultValueDescription }) => {
      const fallback: unknown = defaultValueDescription ?? defaultValue;
      const isStated =
        fallback === undefined || fallback === false || (Array.isArray(fallback) && fallback.length === 0);
      return [code(flags), escapeTags(description) + (isStated ? '' : ` (default: ${JSON.stringify(fallback)})`)];
    });
  return rows.length === 0 ? [] : [renderTable(['option', 'meaning'], rows)];
}

/** What the help of a command has after its options. */
function notesOf(command: Command): string[] {
  let notes = '';
  const write = (text: string): void => void (notes += text);
  // Commands are emitters of events, which their types hide.
  Reflect.apply(EventEmitter.prototype.emit, command, ['afterHelp', { error: false, command, write }]);
  return notes.trim() === '' ? [] : [`\`\`\`text\n${notes.trim()}\n\`\`\``];
}

/** Commander has no public property of it. */
const isHidden = (command: Command): boolean => command.name().startsWith('__');

const sentence = (text: string): string => escapeTags(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
