/** How one kind of client is connected. */
interface Connection {
  name: string;
  steps: { title: string; command: string }[];
}

/** The agents that `louter run` starts, by the name it knows them by. */
const agents: readonly (readonly [name: string, command: string])[] = [
  ['Claude Code', 'claude'],
  ['Codex', 'codex'],
  ['Gemini CLI', 'gemini'],
  ['Qwen Code', 'qwen'],
  ['opencode', 'opencode'],
  ['pi', 'pi'],
  ['Cline', 'cline'],
];

/**
 * The commands for each agent and for a client of one's own.
 * @param url the address of the gateway, without a slash at the end.
 */
export function listConnections(url: string, { needsKey }: { needsKey: boolean }): Connection[] {
  const key = needsKey ? 'LOUTER_KEY=… ' : '';
  const header = needsKey ? ` -H "x-louter-key: $LOUTER_KEY"` : '';
  const body = `{"model":"any","messages":[{"role":"user","content":"Hello!"}]}`;
  return [
    ...agents.map(([name, command]) => ({
      name,
      steps: [
        { title: 'Start it through this gateway:', command: `${key}louter run --url ${url} ${command}` },
        { title: 'Or by hand; this prints what to set:', command: `${key}louter env --url ${url} ${command}` },
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
