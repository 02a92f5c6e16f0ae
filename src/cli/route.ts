import type { Command } from 'commander';

export interface RouteOptions {
  config?: string;
  request?: string;
  protocol?: string;
  model?: string;
  header?: readonly string[];
  key?: string;
  json?: true;
}

/** `louter route`: where a request would go, and why. */
export function addRouteCommand(program: Command): void {
  program
    .command('route')
    .description('show which backend a request would go to, and why; nothing is sent')
    .argument('[id]', 'a recorded request: its trace id, or a unique prefix of it')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--request <file>', 'the body of a request, as JSON; - for standard input')
    .option('--protocol <name>', 'its protocol: anthropic, openai-chat, openai-responses, gemini or ollama')
    .option('--model <name>', "the requested model, if the body does not name it (Gemini's does not)")
    .option('--header <field...>', 'header fields of the request, as "name: value"')
    .option('--key <name>', 'the key of [keys] that the client sends')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Prints the rows of [[routes]] with the first condition that does not hold, and the targets in the order in which they are
tried. Tokens are estimated without what a running gateway has learned; context windows that only a backend's list has,
paused targets and the target that answered a conversation last are not known here.`,
    )
    .action(async (id: string | undefined, options: RouteOptions) => {
      const { showRoute } = await import('./run-route.ts');
      await showRoute(id, options);
    });
}
