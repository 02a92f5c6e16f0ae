import { createInterface } from 'node:readline/promises';
import { CommandError, printProgress } from './output.ts';

/** Whether somebody can be asked: questions are on stderr, as stdout is for results. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stderr.isTTY;

/** Questions in this terminal. */
export interface Questions {
  /** The answer to a question, without blanks around it. */
  ask(question: string): Promise<string>;
  confirm(question: string, fallback: boolean): Promise<boolean>;
  /**
   * One of `choices`, by its number or its first words; an empty answer is `fallback`, any other is asked for again. Of
   * many choices the first are printed, and those that contain the answer.
   */
  choose(question: string, choices: readonly string[], fallback?: string): Promise<string>;
  close(): void;
}

/** More choices than these are not read. */
const maxPrintedChoices = 20;

/** Prints choices with their numbers. */
function printChoices(choices: readonly string[], isIncluded: (choice: string) => boolean): void {
  const included = [...choices.entries()].filter(([, choice]) => isIncluded(choice));
  for (const [index, choice] of included.slice(0, maxPrintedChoices))
    printProgress(`${String(index + 1).padStart(4)}  ${choice}`);
  const more = included.length - maxPrintedChoices;
  if (more > 0) printProgress(`      … and ${more} more: type a part of the name to list those that contain it`);
  else if (included.length === 0) printProgress('      none contains that: type a number, a name or a part of it');
}

/** As a shell reports Ctrl-C: 128 and the number of the signal. */
const interrupted = 130;

/**
 * Asks in this terminal. Its methods reject with a `CommandError` on Ctrl-C and at the end of the input.
 * @param command whose name is before the message then.
 */
export function openTerminal(command?: string): Questions {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const cancelled = Promise.withResolvers<never>();
  // Nobody may be waiting for an answer.
  cancelled.promise.catch(() => {});
  let isClosed = false;
  const cancel = (): void => {
    if (isClosed) return;
    isClosed = true;
    terminal.close();
    // The cursor is behind the question.
    printProgress('');
    cancelled.reject(new CommandError('cancelled: nothing was changed', interrupted, command));
  };
  terminal.on('SIGINT', cancel);
  terminal.on('close', cancel);
  const ask = async (question: string): Promise<string> =>
    (await Promise.race([terminal.question(question), cancelled.promise])).trim();
  return {
    ask,
    async confirm(question, fallback) {
      const answer = (await ask(`${question} [${fallback ? 'Y/n' : 'y/N'}] `)).toLowerCase();
      return answer === '' ? fallback : /^y(?:es)?$/.test(answer);
    },
    async choose(question, choices, fallback) {
      printProgress(question);
      printChoices(choices, () => true);
      const hint = fallback === undefined ? '' : ` [${choices.indexOf(fallback) + 1}]`;
      for (;;) {
        const answer = await ask(`Number${hint}: `);
        const chosen =
          answer === ''
            ? fallback
            : (choices[Number(answer) - 1] ?? choices.find((each) => each === answer || each.startsWith(`${answer} `)));
        if (chosen !== undefined) return chosen;
        if (answer !== '') printChoices(choices, (choice) => choice.includes(answer));
      }
    },
    close() {
      isClosed = true;
      terminal.close();
    },
  };
}
