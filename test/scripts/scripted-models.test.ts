import { describe, expect, test } from 'vitest';
import { claudeCode } from '../../scripts/agents/claude-code.ts';
import type { ScriptedModel } from '../../scripts/agents/scripted-model.ts';
import { scriptedModels } from '../../scripts/agents/models.ts';
import { taskIn } from '../../scripts/agents/task.ts';
import { asArray, asObject, asString, type JsonObject } from '../../src/core/json.ts';
import { dialectOf } from '../../src/dialects/index.ts';
import { readInAllCuts, tool } from '../dialects/read.ts';
import type { ScriptedReply } from '../support/reply.ts';

const hands = claudeCode.variants[0]?.hands;
if (hands === undefined) throw new Error('the agent has no hands');
const { turns } = taskIn('/work', hands);
const text = { type: 'string' };
const tools = [
  tool('Write', { file_path: text, content: text }),
  tool('Read', { file_path: text }),
  tool('Bash', { command: text, description: text }),
];

/** All that an answer says: where it stands depends on what carries it. */
function saidIn(answer: JsonObject): string {
  const choice = asObject(asArray(answer['choices'])?.[0]) ?? answer;
  return asString(choice['text']) ?? asString(asObject(choice['message'])?.['content']) ?? '';
}

const written = scriptedModels.flatMap((speech) =>
  speech.text === undefined ? [] : [{ ...speech, text: speech.text }],
);

describe.each(written)(
  'a scripted $name model',
  ({ writer, text: { dialect: name, thinking }, proofOf }: ScriptedModel & Pick<Required<ScriptedModel>, 'text'>) => {
    test.each(turns.map((turn, index) => ({ ...turn, number: index + 1 })))(
      'says turn $number as its dialect has it',
      (turn) => {
        const dialect = dialectOf(name);
        if (dialect === undefined) throw new Error(`there is no dialect ${name}`);
        const reply: ScriptedReply = {
          ...turn,
          calls: turn.calls.map(({ id, tool: called, input }) => ({ id, name: called, input })),
        };
        const read = readInAllCuts(dialect, saidIn(writer.plain(reply, 'some-model')), { tools, thinking });
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
