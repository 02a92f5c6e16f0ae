import { Argument, type Command, type Option } from 'commander';
import type { Config } from '../config/config.ts';
import { listedProperties } from '../core/listed-properties.ts';

const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;
type Shell = (typeof shells)[number];

/** The scripts ask a hidden command for the words, so that they need no update with the program. */
const scripts: Readonly<Record<Shell, string>> = {
  bash: `_louter() {
  local IFS=$'\\n'
  COMPREPLY=($(louter __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _louter louter
`,
  zsh: `#compdef louter
_louter() {
  local -a found
  found=("\${(@f)$(louter __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -- $found
}
compdef _louter louter
`,
  fish: `complete -c louter -f -a '(set -l words (commandline -opc) (commandline -ct); louter __complete -- $words[2..-1] 2>/dev/null)'
`,
  powershell: `Register-ArgumentCompleter -Native -CommandName louter -ScriptBlock {
  param($word, $line, $position)
  $words = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($word -eq '') { $words += '""' }
  louter __complete -- @words 2>$null | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`,
};

/** How long the look-up of words of the moment may take; what the program itself knows has no limit. */
const maxLookupMs = 150;

/** `louter completion`, and the hidden command that its scripts call. */
export function addCompletionCommands(program: Command): void {
  program
    .command('completion')
    .description('print a script that completes commands in a shell')
    .addArgument(new Argument('<shell>').choices(shells))
    .addHelpText(
      'after',
      `
bash:        louter completion bash > ~/.local/share/bash-completion/completions/louter
zsh:         louter completion zsh > ~/.zfunc/_louter   (a folder that is in $fpath)
fish:        louter completion fish > ~/.config/fish/completions/louter.fish
PowerShell:  louter completion powershell | Out-String | Invoke-Expression`,
    )
    .action(async (shell: Shell) => {
      const { print } = await import('./output.ts');
      print(scripts[shell]);
    });
  program
    .command('__complete', { hidden: true })
    .argument('[words...]')
    .option('--timeout <ms>', 'how long the look-up of models, runs and ids may take', Number, maxLookupMs)
    .action(async (words: string[], { timeout }: { timeout: number }) => {
      const { print } = await import('./output.ts');
      const found = await completionsOf(
        program,
        words.map((word) => (word === '""' ? '' : word)),
        new Lookup(timeout),
      );
      if (found.length > 0) print(found.join('\n'));
    });
}

/** What may be in place of the last word, which may be empty. */
async function completionsOf(program: Command, words: readonly string[], lookup: Lookup): Promise<string[]> {
  const earlier = words.slice(0, -1);
  const current = words.at(-1) ?? '';
  let command = program;
  const positions: string[] = [];
  let pending: Option | undefined;
  for (const word of earlier) {
    if (pending) {
      pending = undefined;
      continue;
    }
    if (word.startsWith('-')) {
      pending = optionsOf(command).find(({ long, short, required }) => required && (long === word || short === word));
      continue;
    }
    const inner = positions.length === 0 ? command.commands.find((each) => each.name() === word) : undefined;
    if (inner) command = inner;
    else positions.push(word);
  }
  const found = pending
    ? await valuesOfOption(pending, lookup)
    : current.startsWith('-')
      ? optionsOf(command).flatMap(({ long }) => long ?? [])
      : [...visibleCommands(command), ...(await valuesOfArgument(command, positions.length, { current, lookup }))];
  return [...new Set(found)].filter((each) => each.startsWith(current));
}

const optionsOf = (command: Command): readonly Option[] => command.options.filter(({ hidden }) => !hidden);

const visibleCommands = (command: Command): string[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((each) => each.name());

// ---------------------------------------------------------------- words of the moment

async function valuesOfOption(option: Option, lookup: Lookup): Promise<string[]> {
  if (option.argChoices) return option.argChoices;
  switch (option.long) {
    case '--backend':
    case '--probe':
      return (await lookup.config())?.backends.map(({ name }) => name) ?? [];
    case '--model':
      return modelNames(await lookup.config());
    default:
      return [];
  }
}

async function valuesOfArgument(
  command: Command,
  position: number,
  { current, lookup }: { current: string; lookup: Lookup },
): Promise<string[]> {
  const argument = command.registeredArguments.at(Math.min(position, command.registeredArguments.length - 1));
  if (argument?.argChoices) return argument.argChoices;
  const name = command.parent?.name() === 'traces' ? `traces ${command.name()}` : command.name();
  switch (name) {
    case 'run':
    case 'env':
    case 'connect':
    case 'disconnect':
    case 'doctor': {
      if (position > 0) return [];
      const { agents } = await import('../agents/agents.ts');
      return agents.map((agent) => agent.name);
    }
    case 'ui': {
      const { ids, runs } = await lookup.recent();
      return [...runs, ...ids];
    }
    case 'traces list':
    case 'traces check':
    case 'traces rerun':
      return filterWords(current, lookup);
    case 'traces show':
    case 'traces export':
    case 'traces prefix':
    case 'traces retranslate':
    case 'traces pin':
    case 'traces unpin':
      return [...(await lookup.recent()).ids];
    default:
      return [];
  }
}

async function filterWords(current: string, lookup: Lookup): Promise<string[]> {
  if (current.startsWith('run:')) return (await lookup.recent()).runs.map((run) => `run:${run}`);
  if (current.startsWith('key:')) return ((await lookup.config())?.keys ?? []).map(({ name }) => `key:${name}`);
  if (current.startsWith('backend:'))
    return ((await lookup.config())?.backends ?? []).map(({ name }) => `backend:${name}`);
  if (current.startsWith('model:')) return modelNames(await lookup.config()).map((name) => `model:${name}`);
  if (current.startsWith('has:')) return listedProperties.map((property) => `has:${property}`);
  const { filterKeys } = await import('../core/filter-help.ts');
  return filterKeys.map((key) => `${key}:`);
}

const modelNames = (config: Config | undefined): string[] =>
  (config?.models ?? []).flatMap(({ pattern }) => (pattern.includes('*') ? [] : [pattern]));

/** Looks words of the moment up: no step begins after the limit. Loading the program's own modules does not count. */
class Lookup {
  readonly #limitMs: number;
  #begun: number | undefined;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  #isLate(): boolean {
    this.#begun ??= performance.now();
    return performance.now() - this.#begun >= this.#limitMs;
  }

  /** A configuration with errors completes nothing; other commands report them. */
  async config(): Promise<Config | undefined> {
    const [{ loadConfig }, { ConfigError }] = await Promise.all([
      import('../config/load.ts'),
      import('../config/source.ts'),
    ]);
    if (this.#isLate()) return undefined;
    try {
      return loadConfig({ isOffline: true });
    } catch (error) {
      if (error instanceof ConfigError) return undefined;
      throw error;
    }
  }

  async recent() {
    const url = (await this.config())?.traces.url ?? null;
    // A connection to PostgreSQL takes longer than a completion may.
    if (url === null || !url.startsWith('file:')) return { ids: [], runs: [] };
    const [{ readRecentWords }, { databaseFileOf }] = await Promise.all([
      import('../record/store/recent-words.ts'),
      import('../record/store/database.ts'),
    ]);
    return this.#isLate() ? { ids: [], runs: [] } : readRecentWords(databaseFileOf(url));
  }
}
