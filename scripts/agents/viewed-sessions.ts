import type { components } from '../../generated/louter.js';
import { chatReply } from '../../test/support/reply-chat.ts';
import { refusalOf } from '../../test/support/reply.ts';
import { claudeCode } from './claude-code.ts';
import { codex, patchOf } from './codex.ts';
import { backendConfig, createModel, getJson, targetsConfig, type Reply, type Session } from './session.ts';

type Conversation = components['schemas']['Conversation'];

const price = `
[model_data."scripted-model"]
price = { input = 3, output = 15, cache_read = 0.3 }
`;

/** The sessions of a gateway, each with its turns. */
async function getConversations(url: string): Promise<Conversation[]> {
  const { conversations } = (await getJson(`${url}/api/conversations`)) as {
    conversations: { conversation: string }[];
  };
  const found = conversations.map(({ conversation }) => getJson(`${url}/api/conversations/${conversation}`));
  return (await Promise.all(found)) as Conversation[];
}

// ---------------------------------------------------------------- over WebSocket

const execCommand = (id: string, cmd: string): Reply => ({
  calls: [{ id: `call_${id}`, name: 'exec_command', input: { cmd } }],
});
const patch = (id: string, input: string): Reply => ({
  calls: [{ id: `call_${id}`, name: 'apply_patch', input: { input } }],
});
const codexSteps: readonly Reply[] = [
  {
    reasoning: 'The file does not exist yet.',
    text: 'I write the fold first.',
    ...patch('add', patchOf('fold.mjs', 'export const fold = (all) => all.pop();\nconsole.log(fold([1, 2]));\n')),
  },
  { text: 'I run it.', ...execCommand('fails', 'node missing.mjs') },
  {
    text: 'The name was wrong, and the order.',
    ...patch(
      'edit',
      '*** Begin Patch\n*** Update File: fold.mjs\n@@\n-export const fold = (all) => all.pop();\n+export const fold = (all) => all.shift();\n console.log(fold([1, 2]));\n*** End Patch\n',
    ),
  },
  execCommand('works', 'node fold.mjs'),
  { text: 'The fold keeps the order now: `node fold.mjs` prints **1**.' },
  execCommand('count', 'wc -l fold.mjs'),
  { text: 'It has two lines.' },
];

/** The second prompt is sent in a process that has read the history from its file. */
const expectedTurns = codexSteps.map((_, index) => `${index + 1} ${index === 0 ? 'start' : 'turn'}`).join(', ');

/** Codex sends each request as a message of a WebSocket: whether all turns are one conversation, with the call that failed. */
const webSocketSession: Session = {
  title: 'a session of Codex over WebSocket',
  agent: { ...codex, variants: codex.variants.map((variant) => ({ ...variant, webSocket: true })) },
  config: (url) => backendConfig('main', `${url}/v1`) + targetsConfig('main/scripted-model') + price,
  prompts: ['Write a fold that keeps the order, and run it.', 'How many lines does it have?'],
  // Each prompt ends with a text, so that the second one begins a step behind.
  answer: createModel((_text, userTexts) =>
    userTexts.some((text) => text.includes('How many lines')) ? codexSteps.toSpliced(4, 1) : codexSteps,
  ),
  requests: codexSteps.length,
  async check({ url }) {
    const sessions = await getConversations(url);
    const turns = sessions.flatMap((session) => session.turns);
    const failing = turns.flatMap(({ calls }) => calls).filter(({ failure }) => failure !== null);
    const numbers = turns.map(({ turn, link }) => `${turn} ${link ?? 'start'}`).join(', ');
    return [
      ...(sessions.length === 1 ? [] : [`the session is ${sessions.length} conversations`]),
      ...(numbers === expectedTurns ? [] : [`its turns are ${numbers}; expected ${expectedTurns}`]),
      ...(failing.map(({ call_id: id, failure }) => `${id} ${failure}`).join() === 'call_fails exit 1'
        ? []
        : [`these calls failed: ${JSON.stringify(failing)}`]),
    ];
  },
};

// ---------------------------------------------------------------- with a fallback

const bash = (id: string, command: string, description: string): Reply => ({
  calls: [{ id: `call_${id}`, name: 'Bash', input: { command, description } }],
});
const claudeSteps: readonly Reply[] = [
  {
    text: 'I write the file first.',
    calls: [{ id: 'call_write', name: 'Write', input: { file_path: 'fold.ts', content: 'export const fold = 1;\n' } }],
  },
  { text: 'I look at it.', ...bash('cat', 'cat fold.ts', 'Show the file') },
  bash('count', 'wc -l fold.ts', 'Count lines'),
  { text: 'The file has **one** line.' },
];
/** The first target answers the first request alone. The other one then keeps the conversation, whose prompt it may have cached. */
const expectedTargets = 'first, first 503 → spare, spare, spare';

const createClaude = createModel(() => claudeSteps);
const fallbackSession: Session = {
  title: 'a session of Claude Code with a first target that fails',
  agent: claudeCode,
  config: (url) => `
${backendConfig('first', `${url}/first/v1`)}
${backendConfig('spare', `${url}/spare/v1`)}
${targetsConfig('first/scripted-model', 'spare/spare-model')}
${price}[model_data."spare-model"]
price = { input = 1, output = 5 }
`,
  prompts: ['Write the fold and count its lines.'],
  answer(request) {
    const isFirst = !request.text.includes('"role":"tool"');
    const isRefused = request.path.startsWith('/first/') && !isFirst;
    return isRefused ? refusalOf(chatReply, 'overloaded') : createClaude(request);
  },
  requests: claudeSteps.length,
  async check({ url }) {
    const [session] = await getConversations(url);
    const went = session?.turns.map(({ backend, failed_attempts: failed }) =>
      [...failed.map(({ backend: refused, status }) => `${refused} ${status}`), backend].join(' → '),
    );
    const found = went?.join(', ');
    return found === expectedTargets ? [] : [`requests went to ${found}; expected ${expectedTargets}`];
  },
};

export const viewedSessions: readonly Session[] = [webSocketSession, fallbackSession];
