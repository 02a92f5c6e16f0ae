import { join } from 'node:path';
import type { ScriptedReply } from '../../test/support/reply.ts';

/** The tools an agent offers under its own names. */
export interface ToolNames {
  write: string;
  read: string;
  shell: string;
}

/** What an agent is asked to do in every run: write a file, read it and run a command side by side, then say so. */
export interface Task {
  prompt: string;
  /** Where the agent writes, and what must stand there afterwards. */
  file: { path: string; content: string };
  /** What the command leaves behind, which proves that it ran exactly once. */
  ran: { path: string; content: string };
  turns: readonly ScriptedReply[];
  /** What the model says when it is told to sum the conversation up; every later turn finds it in the history. */
  summary: ScriptedReply;
}

/** The task in one folder. The content holds what is easily damaged on the way: quotes, escapes, marks, code points beyond 16 bits. */
export function taskIn(directory: string, tools: ToolNames): Task {
  const file = {
    path: join(directory, 'greeting.txt'),
    content: 'Grüße 👋 from "Louter"\n\tpath C:\\temp \\n </tag>\n',
  };
  const ran = { path: join(directory, 'ran.txt'), content: 'once\n' };
  return {
    prompt: 'Write the greeting, read it again and count its bytes, then say that you are done.',
    file,
    ran,
    turns: [
      {
        reasoning: 'The file does not exist yet, so writing comes first.',
        text: 'I write the file first.',
        calls: [{ id: 'call_write_1', name: tools.write, input: { file_path: file.path, content: file.content } }],
        usage: { input: 1000, cached: 400, output: 30 },
      },
      {
        calls: [
          { id: 'call_read_2', name: tools.read, input: { file_path: file.path } },
          {
            id: 'call_shell_2',
            name: tools.shell,
            input: { command: `echo once >> '${ran.path}'; wc -c < '${file.path}'`, description: 'Count bytes' },
          },
        ],
        usage: { input: 1200, cached: 1000, output: 40 },
      },
      {
        text: 'Done: the file holds what it should 👍.',
        usage: { input: 1500, cached: 1200, output: 12 },
      },
    ],
    summary: {
      text: '<summary>The greeting is written (step-one-is-done). What is left: read it and count its bytes.</summary>',
      usage: { input: 900, cached: 0, output: 25 },
    },
  };
}

/** What the end of the script says. */
export const finalText = (task: Task): string => task.turns.at(-1)?.text ?? '';

/** What must be seen in the result of a call, so that it is known to have arrived whole. */
export function expectedInResult(task: Task, callId: string): string {
  switch (callId) {
    case 'call_read_2':
      return 'Grüße 👋 from "Louter"';
    case 'call_shell_2':
      return String(Buffer.byteLength(task.file.content));
    default:
      return '';
  }
}
