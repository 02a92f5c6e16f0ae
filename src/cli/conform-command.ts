import type { Command } from 'commander';
import { addCases, addName, parseCount, parseServerUrl } from './arguments.ts';
import type { ConformOptions } from './conform.ts';

/** `louter conform`: checks any server of a protocol that Louter has. */
export function addConformCommand(program: Command): void {
  program
    .command('conform')
    .description(
      'check case by case what a server does right of its protocols (exit code 1 if a case fails, 2 if it cannot be reached, 3 if nothing is known of a case)',
    )
    .argument('<url>', 'its address, with or without the path of a protocol', parseServerUrl)
    .option('--protocol <name>', 'only this protocol; default: all that the server answers')
    .option('--key <key>', 'its key, which other users of this machine may see: prefer --key-env')
    .option('--key-env <name>', 'the environment variable that has its key')
    .option('--header <header>', 'a header of each request, as NAME: VALUE (repeatable)', addName)
    .option('--model <name>', 'the model to request; default: the first that it lists')
    .option('--max-requests <number>', 'send no more requests of each protocol', parseCount, 45)
    .option('--only <cases>', 'only these cases, separated by commas (repeatable)', addCases)
    .option('--timeout <seconds>', 'how long each answer may take', parseCount, 120)
    .option('--report <file>', 'write the report to a file: .md, .html or .json (repeatable)', addName)
    .option('--against <file>', 'compare with an earlier report (.json); exit code 1 if a case is worse', String)
    .option('--yes', 'send the requests without a question, also to a server that may charge for them')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Sends requests of growing difficulty and judges the answers by the specification of the protocol and the order of its events.
Looks for protocols with a list of models and an empty request of each, which generate nothing.
Prints then how many requests it sends, and asks before it sends them to a server beyond this machine and private networks.
No key is read from the environment unless --key-env names its variable, and no report contains it.
A case is passed, failed (the protocol is violated), unsupported (a refusal in the form of the protocol), inconclusive (the
model did not do what the case needs) or skipped (--max-requests).`,
    )
    .action(async (url: string, options: ConformOptions) => {
      const { conform } = await import('./conform.ts');
      await conform(url, options);
    });
}
