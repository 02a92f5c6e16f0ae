import { join } from 'node:path';
import type { JsonObject } from '../../src/core/json.ts';
import type { ScriptedReply } from '../../test/support/reply.ts';

/** A call of one of an agent's tools: by arguments, or by a raw text where the tool takes that. */
export interface TaskCall {
  id: string;
  tool: string;
  input: JsonObject | string;
}

/** How the tools of an agent do what the task needs. */
export interface Hands {
  write(path: string, content: string): Omit<TaskCall, 'id'>;
  read(path: string): Omit<TaskCall, 'id'>;
  run(command: string): Omit<TaskCall, 'id'>;
}

/** What the model says in one turn. */
export interface TaskTurn extends Omit<ScriptedReply, 'calls'> {
  calls: readonly TaskCall[];
}

/** What an agent is asked to do in every run: write a file, read it and run a command side by side, then say so. */
export interface Task {
  prompt: string;
  /** Where the agent writes, and what must stand there afterwards. */
  file: { path: string; content: string };
  /** What the command leaves behind, which proves that it ran exactly once. */
  ran: { path: string; content: string };
  turns: readonly TaskTurn[];
  /** What the model says when it is told to sum the conversation up; every later turn finds it in the history. */
  summary: TaskTurn;
  /** What must be seen in the result of a call, by its id, so that it is known to have arrived whole. */
  inResult: ReadonlyMap<string, string>;
}

/** The task in one folder. The content holds what is easily damaged on the way: quotes, escapes, marks, code points beyond 16 bits. */
export function taskIn(directory: string, hands: Hands): Task {
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
        calls: [{ id: 'call_write', ...hands.write(file.path, file.content) }],
        usage: { input: 1000, cached: 400, output: 30 },
      },
      {
        calls: [
          { id: 'call_read', ...hands.read(file.path) },
          { id: 'call_run', ...hands.run(`echo once >> '${ran.path}'; wc -c < '${file.path}'`) },
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

/** Stands in every conversation that was summed up. */
export const summedUp = 'step-one-is-done';

/** What the end of the script says. */
export const finalText = (task: Task): string => task.turns.at(-1)?.text ?? '';
