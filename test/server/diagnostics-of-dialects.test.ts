import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { noRecorder } from '../../src/record/exchange.ts';
import type { TextCalls } from '../../src/record/problems.ts';
import { diagnosticsOf } from '../../src/server/diagnostics.ts';

const found: TextCalls = {
  traceId: 'abcd',
  backend: 'local',
  model: 'glm-4.7',
  dialect: 'qwen',
  what: 'the model wrote in the form of dialect glm',
  next: 'Set dialect = "glm".',
};

async function findingsOf(more: string, newestTextCalls: readonly TextCalls[] = [found]) {
  const text = `[backends.local]\nprotocol = "openai-chat"\nbase_url = "http://127.0.0.1:9/v1"\ndialect = "qwen"\n${more}`;
  const { findings } = await diagnosticsOf({
    config: loadConfig({ file: 'louter.toml', text, env: {} }),
    version: '1.2.3',
    reloads: null,
    health: { ...noRecorder.health(), newestTextCalls },
    active: 0,
    checks: undefined,
  });
  return findings;
}

describe('diagnostics of a model that wrote in another dialect', () => {
  test('advise to configure it', async () => {
    expect(await findingsOf('')).toContainEqual({
      about: 'backend local',
      what: `${found.what}; the latest of model glm-4.7 is abcd`,
      next: found.next,
      is_past: true,
    });
    expect(await findingsOf('[model_data.other]\ndialect = "glm"\n')).toHaveLength(1);
  });

  test('advise nothing any more once the model is configured with it', async () => {
    expect(await findingsOf('[model_data."glm-*"]\ndialect = "glm"\n')).toEqual([]);
  });

  test('list each model of a backend by itself', async () => {
    const other = { ...found, traceId: 'ef01', model: 'hermes', what: 'the model wrote in the form of dialect json' };
    expect((await findingsOf('', [found, other])).map(({ what }) => what)).toEqual([
      `${found.what}; the latest of model glm-4.7 is abcd`,
      `${other.what}; the latest of model hermes is ef01`,
    ]);
    expect(await findingsOf('[model_data."glm-*"]\ndialect = "glm"\n', [found, other])).toMatchObject([
      { about: 'backend local', what: expect.stringContaining('hermes') as string },
    ]);
  });
});
