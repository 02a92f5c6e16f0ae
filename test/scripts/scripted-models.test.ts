import { describe, expect, test } from 'vitest';
import { claudeCode } from '../../scripts/agents/claude-code.ts';
import type { ScriptedModel } from '../../scripts/agents/scripted-model.ts';
import { scriptedModels } from '../../scripts/agents/models.ts';
import { taskIn } from '../../scripts/agents/task.ts';
import { asArray, asObject, asString, type JsonObject } from '../../src/core/json.ts';
import { dialectOf } from '../../src/dialects/index.ts';
import { readInAllCuts, tool } from '../dialects/read.ts';
import type { ScriptedReply } from '../support/reply.ts';

const taskTools = claudeCode.variants[0]?.taskTools;
if (taskTools === undefined) throw new Error('the agent has no tools');
const { turns } = taskIn('/work', taskTools);
const text = { type: 'string' };
const tools = [
  tool('Write', { file_path: text, content: text }),
  tool('Read', { file_path: text }),
  tool('Bash', { command: text, description: text }),
];

/** The text of an answer, whose location depends on the protocol. */
function textIn(answer: JsonObject): string {
  const choice = asObject(asArray(answer['choices'])?.[0]) ?? answer;
  return asString(choice['text']) ?? asString(asObject(choice['message'])?.['content']) ?? '';
}

const written = scriptedModels.flatMap((scriptedModel) =>
  scriptedModel.text === undefined ? [] : [{ ...scriptedModel, text: scriptedModel.text }],
);

describe.each(written)(
  'a scripted $name model',
  ({ writer, text: { dialect: name, thinking }, proofOf }: ScriptedModel & Pick<Required<ScriptedModel>, 'text'>) => {
    test.each(turns.map((turn, index) => ({ ...turn, number: index + 1 })))(
      'writes turn $number in its dialect',
      (turn) => {
        const dialect = dialectOf(name);
        if (dialect === undefined) throw new Error(`unknown dialect ${name}`);
        const reply: ScriptedReply = {
          ...turn,
          calls: turn.calls.map(({ id, tool: called, input }) => ({ id, name: called, input })),
        };
        const read = readInAllCuts(dialect, textIn(writer.plain(reply, 'some-model')), { tools, thinking });
        expect(read.text).toBe(turn.text ?? '');
        const { reasoning = '' } = turn;
        expect(read.reasoning).toBe(proofOf(reasoning) === undefined ? '' : reasoning);
        expect(read.calls.map((call) => ({ ...call, arguments: JSON.parse(call.arguments) as unknown }))).toEqual(
          turn.calls.map(({ tool: called, input }) => ({ name: called, arguments: input, state: 'done' })),
        );
      },
    );
  },
);
