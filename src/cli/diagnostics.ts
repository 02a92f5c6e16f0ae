import { type Command, InvalidArgumentError } from 'commander';

/** What was asked for on the command line. */
export interface DiagnosticsOptions {
  config?: string;
  url?: string;
  json?: true;
  /** A backend, and after a slash its model. */
  probe?: string;
}

/** `louter diagnostics`: what is wrong, and what to do about it. */
export function addDiagnosticsCommand(program: Command): void {
  program
    .command('diagnostics')
    .description('say what is wrong with the gateway, its backends and its store, and what to do (exit code 1)')
    .option('-c, --config <file>', 'the configuration, a TOML file')
    .option('--url <url>', 'the gateway to ask (default: server.host and server.port, if one runs there)', parseUrl)
    .option('--probe <name>', 'NAME or NAME/MODEL: ask a model of this backend and print its configuration')
    .option('--json', 'print JSON')
    .addHelpText('after', `\n${explanation}`)
    .action(async (options: DiagnosticsOptions) => {
      const { diagnostics } = await import('./run-diagnostics.ts');
      await diagnostics(options);
    });
}

const explanation = `A running gateway is asked for what it knows (POST /api/diagnostics, with the first of server.keys). Where none runs, the
same is found out in this process with the same configuration; then there is no queue of traces to tell of.
Backends are asked for their models only: nothing is generated. --probe does generate: about eight small requests go from
this process to the model, which may cost something. No tool that it calls is run.`;

function parseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '')
    return url.href.replace(/\/+$/, '');
  throw new InvalidArgumentError('Expected a URL such as http://127.0.0.1:8787.');
}
