/** How one kind of client is connected. */
interface Connection {
  name: string;
  steps: { title: string; command: string }[];
}

/** The agents that `louter run` starts, by the name it knows them by, and the command that connects one by hand. */
const agents: readonly (readonly [name: string, command: string, byHand: 'env' | 'connect'])[] = [
  ['Claude Code', 'claude', 'env'],
  ['Codex', 'codex', 'connect'],
  ['Gemini CLI', 'gemini', 'env'],
  ['Qwen Code', 'qwen', 'env'],
  ['opencode', 'opencode', 'env'],
  ['pi', 'pi', 'connect'],
  ['Cline', 'cline', 'connect'],
  ['Copilot CLI', 'copilot', 'env'],
  ['Droid', 'droid', 'connect'],
  ['Kimi Code', 'kimi', 'env'],
  ['goose', 'goose', 'env'],
  ['Kilo CLI', 'kilo', 'env'],
  ['Crush', 'crush', 'connect'],
];

const byHandTitles = {
  env: 'Or by hand; this prints what to set:',
  connect: 'Or for good, in its settings; this asks before it writes:',
} as const;

/**
 * The commands for each agent and for a client of one's own.
 * @param url the address of the gateway, without a slash at the end.
 */
export function listConnections(url: string, { needsKey }: { needsKey: boolean }): Connection[] {
  const key = needsKey ? 'LOUTER_KEY=… ' : '';
  const header = needsKey ? ` -H "x-louter-key: $LOUTER_KEY"` : '';
  const body = `{"model":"any","messages":[{"role":"user","content":"Hello!"}]}`;
  return [
    ...agents.map(([name, command, byHand]) => ({
      name,
      steps: [
        { title: 'Start it through this gateway:', command: `${key}louter run --url ${url} ${command}` },
        { title: byHandTitles[byHand], command: `${key}louter ${byHand} --url ${url} ${command}` },
      ],
    })),
    {
      name: 'any client',
      steps: [
        { title: 'Base URL of the SDKs of Anthropic, Google and Ollama:', command: url },
        { title: 'Base URL of the SDK of OpenAI, and of clients compatible with it:', command: `${url}/v1` },
      ],
    },
    {
      name: 'curl',
      steps: [
        {
          title: 'One request:',
          command: `curl ${url}/v1/chat/completions${header} -H 'content-type: application/json' -d '${body}'`,
        },
      ],
    },
  ];
}
