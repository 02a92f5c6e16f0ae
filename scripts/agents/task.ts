import { join } from 'node:path';
import type { JsonObject } from '../../src/core/json.ts';
import type { ScriptedReply } from '../../test/support/reply.ts';

/** A call of one of an agent's tools, with arguments or raw text. */
export interface TaskCall {
  id: string;
  tool: string;
  input: JsonObject | string;
}

/** The calls of an agent's own tools for the steps of the task. */
export interface TaskTools {
  write(path: string, content: string): Omit<TaskCall, 'id'>;
  read(path: string): Omit<TaskCall, 'id'>;
  run(command: string): Omit<TaskCall, 'id'>;
}

/** One turn of the model. */
export interface TaskTurn extends Omit<ScriptedReply, 'calls'> {
  calls: readonly TaskCall[];
}

/** The task of every run: write a file, read it and run a command in parallel, then report that it is done. */
export interface Task {
  prompt: string;
  /** The file that the agent writes, with its expected content. */
  file: { path: string; content: string };
  /** The file that the command writes, which proves that it ran exactly once. */
  ran: { path: string; content: string };
  turns: readonly TaskTurn[];
  /** The model's summary of the conversation, which is in the history of every later turn. */
  summary: TaskTurn;
  /** The expected content of the results, by call id. */
  inResult: ReadonlyMap<string, string>;
}

/** The task in one folder. The content is easily damaged in translation: quotes, escapes, tags, code points beyond 16 bits. */
export function taskIn(directory: string, taskTools: TaskTools): Task {
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
        calls: [{ id: 'call_write', ...taskTools.write(file.path, file.content) }],
        usage: { input: 1000, cached: 400, output: 30 },
      },
      {
        calls: [
          { id: 'call_read', ...taskTools.read(file.path) },
          { id: 'call_run', ...taskTools.run(`echo once >> '${ran.path}'; wc -c < '${file.path}'`) },
        ],
        usage: { input: 1200, cached: 1000, output: 40 },
      },
      {
        text: 'Done: the file holds what it should 👍.',
        calls: [],
        usage: { input: 1500, cached: 1200, output: 12 },
      },
    ],
    summary: {
      text: `<summary>The greeting is written (${summedUp}). What is left: read it and count its bytes.</summary>`,
      calls: [],
      usage: { input: 900, cached: 0, output: 25 },
    },
    inResult: new Map([
      ['call_read', 'Grüße 👋 from "Louter"'],
      ['call_run', String(Buffer.byteLength(file.content))],
    ]),
  };
}

/** A text in every conversation that was summarized. */
export const summedUp = 'step-one-is-done';

/** The last text of the model. */
export const finalText = (task: Task): string => task.turns.at(-1)?.text ?? '';
