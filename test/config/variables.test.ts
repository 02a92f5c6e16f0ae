import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { configComplaint } from '../support/config.ts';

const local = '[backends.a]\nprotocol = "openai-chat"\n';

describe('a variable in another form is refused with the one to write', () => {
  test.each([
    ['api_key = "$LOCAL_KEY"', 'api_key: "$LOCAL_KEY"', 'LOCAL_KEY'],
    ['api_key = "$env:LOCAL_KEY"', 'api_key: "$env:LOCAL_KEY"', 'LOCAL_KEY'],
    ['api_key = "%LOCAL_KEY%"', 'api_key: "%LOCAL_KEY%"', 'LOCAL_KEY'],
    ['api_key = "{env:LOCAL_KEY}"', 'api_key: "{env:LOCAL_KEY}"', 'LOCAL_KEY'],
    ['api_key = "os.environ/LOCAL_KEY"', 'api_key: "os.environ/LOCAL_KEY"', 'LOCAL_KEY'],
    ['api_key = "process.env.LOCAL_KEY"', 'api_key: "process.env.LOCAL_KEY"', 'LOCAL_KEY'],
    ['api_key = "{{ LOCAL_KEY }}"', 'api_key: "{{ LOCAL_KEY }}"', 'LOCAL_KEY'],
    ['headers = { authorization = "Bearer $TOKEN" }', 'headers.authorization: "$TOKEN"', 'TOKEN'],
    ['base_url = "$HOST/v1"', 'base_url: "$HOST"', 'HOST'],
  ])('%s', (line, key, name) => {
    expect(configComplaint(local + line)).toBe(
      `louter.toml:3: backends.a.${key} is not replaced by a variable; write "\${${name}}"`,
    );
  });

  test('keys of the gateway', () => {
    expect(configComplaint('[server]\nkeys = ["$GATEWAY_KEY"]')).toBe(
      'louter.toml:2: server.keys[0]: "$GATEWAY_KEY" is not replaced by a variable; write "${GATEWAY_KEY}"',
    );
  });

  test.each(['LOCAL_API_KEY', 'HF_TOKEN', 'MY_SECRET'])('the name %s alone as a key', (name) => {
    expect(configComplaint(`${local}api_key = "${name}"`)).toBe(
      `louter.toml:3: backends.a.api_key: is the name of a variable; write "\${${name}}"`,
    );
  });

  test.each(['${env:LOCAL_KEY}', '${LOCAL_KEY:-none}', '${LOCAL_KEY-none}'])(
    'more than its name in braces: %s',
    (text) => {
      expect(configComplaint(`${local}api_key = "${text}"`)).toBe(
        'louter.toml:3: backends.a.api_key: a variable is named without more in its braces; write "${LOCAL_KEY}"',
      );
    },
  );
});

test('what may be a secret is not repeated', () => {
  const message = configComplaint(`${local}api_key = "$hunter2"`);
  expect(message).toContain('write "${NAME}"');
  expect(message).not.toContain('hunter2');
});

test('a key with Bearer before it is refused, as that is added', () => {
  expect(configComplaint(`${local}api_key = "Bearer hunter2"`)).toBe(
    'louter.toml:3: backends.a.api_key: begins with "Bearer", which is added; remove it',
  );
});

test.each([
  [`${local}api_key = "sk-a$b"`],
  [`${local}api_key = "unused"`],
  [`${local}api_key = "NOTNEEDED"`],
  ['[run.claude]\nargs = ["$HOME"]'],
])('other texts are left as they are: %j', (text) => {
  expect(() => loadConfig({ file: 'louter.toml', text, env: {} })).not.toThrow();
});

test('a value of the environment is not searched for variables', () => {
  const { backends } = loadConfig({ file: 'louter.toml', text: `${local}api_key = "\${A}"`, env: { A: '$B' } });
  expect(backends[0]?.auth).toEqual({ kind: 'key', key: '$B' });
});
