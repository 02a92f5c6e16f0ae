import { laterTurns } from './cases.ts';
import { agentTools, conversationBody, type BenchProtocol } from './traffic.ts';

/** Characters of one message. */
const messageSize = 3000;

const words =
  'const return await import export function interface string number readonly "quoted" {row} [index] => the parser reads rows; it\'s done. path/to/file.ts 0x1f // why \n \n\t'.split(
    ' ',
  );

/** A megabyte of text as files and command output have it: code, quotes, line breaks, now and then a character outside ASCII. */
const text = makeText(1_000_000);

function makeText(length: number): string {
  const parts: string[] = [];
  let state = 1;
  for (let size = 0; size < length;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const word =
      state % 5000 === 0 ? '→' : `${words[(state >>> 8) % words.length] ?? ''}${state % 7 === 0 ? state % 10_000 : ''}`;
    parts.push(word);
    size += word.length + 1;
  }
  return parts.join(' ');
}

/** Text that only this message of this conversation has. */
function textOf(conversation: number, message: number, size: number): string {
  const start = (conversation * 7919 + message * 104_729) % (text.length - size);
  return `${conversation}.${message} ${text.slice(start, start + size)}`;
}

/**
 * A conversation of an agent with twelve tools, as its request on turn `turn` sends it: calls and their results by turns,
 * 3 KB a message. Each turn repeats the messages of the one before and adds a call and its result; the turns that are
 * measured have about `bytes` bytes.
 */
export function historyBody(
  protocol: BenchProtocol,
  { model, bytes, conversation, turn }: { model: string; bytes: number; conversation: number; turn: number },
): string {
  const steps = Math.max(1, Math.round(bytes / (2 * messageSize)) - Math.ceil(laterTurns / 2)) + turn;
  return conversationBody(protocol, {
    model,
    system: textOf(-1, 0, 8000),
    question: textOf(conversation, 0, messageSize),
    asBlocks: true,
    steps: Array.from({ length: steps }, (_, index) => index + 1).map((step) => ({
      id: String(step),
      remark: textOf(conversation, 2 * step + 1, messageSize / 2),
      name: 'write_file',
      input: { path: `src/file${step}.ts`, content: textOf(conversation, 2 * step, messageSize / 2) },
      result: textOf(conversation, -step, messageSize),
    })),
    tools: agentTools,
    stream: false,
  });
}
