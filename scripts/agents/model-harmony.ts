import { asArray, asObject, asString, parseJson } from '../../src/core/json.ts';
import { completionsReply } from '../../test/support/reply-completions.ts';
import type { ScriptedReply } from '../../test/support/reply.ts';
import {
  requestedAt,
  createCallTracker,
  type Conversation,
  type ReportProblem,
  type CallTracker,
} from './scripted-model.ts';
import { checkNoMarkup, createTextModel, type Carrier } from './text-model.ts';

/** OpenAI Completions: the request is one prompt. */
const completions: Carrier = {
  protocol: 'openai-completions',
  prefix: '/v1',
  parseRequest: requestedAt('/v1/completions'),
  writer: completionsReply,
  streams: 'text/event-stream',
  malformedLine: 'data: {"id":"cmpl-scripted","choices":[{"index":0,"text":"half\n\n',
  countsCache: true,
};

/** A model of the Harmony format, which is given its whole prompt as text. */
export const harmonyModel = createTextModel(
  'harmony',
  {
    text: { dialect: 'harmony', thinking: 'none' },
    writeTurn: messagesOf,
    read(body, conversation, report) {
      const prompt = asString(body['prompt']);
      if (prompt === undefined) report('/prompt must be a text');
      const stops = asArray(body['stop']) ?? [body['stop']];
      for (const stop of ['<|return|>', '<|call|>'])
        if (!stops.includes(stop)) report(`/stop does not hold ${stop}: a server goes on behind it`);
      readPrompt(prompt ?? '', conversation, report);
    },
    proofOf: (reasoning) => reasoning,
    dropsOldReasoning: true,
  },
  completions,
);

/**
 * The prompt ended with the start of a message, so that the first one begins with its channel. Of the last message the
 * end is missing: servers stop there, and keep what they stopped at.
 */
function messagesOf({ reasoning, text, calls = [] }: ScriptedReply): string {
  const messages: string[] = [];
  if (reasoning !== undefined) messages.push(`<|channel|>analysis<|message|>${reasoning}`);
  if (text !== undefined) messages.push(`<|channel|>${calls.length > 0 ? 'commentary' : 'final'}<|message|>${text}`);
  // A recipient stands behind the channel or before it.
  for (const [index, { name, input }] of calls.entries()) {
    const place =
      index % 2 === 0 ? `<|channel|>commentary to=functions.${name}` : ` to=functions.${name}<|channel|>commentary`;
    messages.push(`${place} <|constrain|>json<|message|>${JSON.stringify(input)}`);
  }
  return messages.join('<|end|><|start|>assistant');
}

interface Message {
  at: string;
  author: string;
  recipient: string | undefined;
  channel: string | undefined;
  body: string;
  stop: string;
}

const messagePattern =
  /<\|start\|>(?<header>(?:(?!<\|(?:message|end|call|return)\|>).)*)<\|message\|>(?<body>.*?)<\|(?<stop>end|call|return)\|>/gsu;

/** Everything must stand in messages, and the prompt must end where the model's own begins. */
function messagesIn(prompt: string, report: ReportProblem): Message[] {
  const rest = prompt.replaceAll(messagePattern, '');
  if (rest !== '<|start|>assistant')
    report(`outside of messages the prompt holds ${JSON.stringify(rest.slice(0, 300))}`);
  return [...prompt.matchAll(messagePattern)].map(({ groups }, index) => {
    const header = groups?.['header'] ?? '';
    return {
      at: `message ${index + 1}`,
      author: /^[^\s<]*/u.exec(header)?.[0] ?? '',
      recipient: /\bto=([^\s<]+)/u.exec(header)?.[1],
      channel: /<\|channel\|>([^\s<]*)/u.exec(header)?.[1],
      body: groups?.['body'] ?? '',
      stop: groups?.['stop'] ?? '',
    };
  });
}

function readPrompt(prompt: string, conversation: Conversation, report: ReportProblem): void {
  const messages = messagesIn(prompt, report);
  const system = messages[0];
  if (system?.author !== 'system' || !system.body.includes('# Valid channels: analysis, commentary, final.'))
    report(`the prompt does not begin with the system's message: ${JSON.stringify(system)}`);
  const tracker = createCallTracker(conversation, report);
  for (const message of messages) {
    const { at, author, body, stop } = message;
    if (stop === 'return') report(`${at} ends with <|return|>, which has no place in a history`);
    if (author !== 'assistant' && !author.startsWith('functions.')) tracker.close(`before ${at}`);
    if (author === 'developer') readTools(body, conversation, report);
    else if (author === 'user') conversation.userText += `\n${body}`;
    else if (author === 'assistant') readAnswer(message, { conversation, tracker, report });
    else if (author.startsWith('functions.')) readResult(message, tracker, report);
    else if (author !== 'system') report(`${at} is of ${JSON.stringify(author)}`);
  }
  tracker.close('at the end');
  checkNoMarkup(conversation.modelText, /<\|/, report);
  if (
    conversation.tools.size > 0 &&
    !system?.body.includes("Calls to these tools must go to the commentary channel: 'functions'.")
  )
    report('the system message does not state the channel of function calls');
}

function readAnswer(
  { at, recipient, channel, body, stop }: Message,
  { conversation, tracker, report }: { conversation: Conversation; tracker: CallTracker; report: ReportProblem },
): void {
  if (recipient !== undefined) {
    const name = /^functions\.(.+)$/u.exec(recipient)?.[1];
    if (name === undefined) report(`${at} goes to ${recipient}`);
    if (channel !== 'commentary' || stop !== 'call')
      report(`${at} calls on the channel ${channel}, and ends with ${stop}`);
    const input = parseJson(body);
    if (asObject(input) === undefined) report(`${at} calls with arguments that are no JSON object: ${body}`);
    tracker.call({ key: at, name: name ?? recipient }, input ?? null);
    return;
  }
  if (stop !== 'end') report(`${at} ends with ${stop}, but calls nothing`);
  if (channel === 'analysis') conversation.reasoning.push(body);
  else if (channel === 'commentary' || channel === 'final') conversation.modelText += `\n${body}`;
  else report(`${at} is on the channel ${channel}`);
}

/** Messages of results name the tool only: of two calls of one tool the first is answered first. */
function readResult(
  { at, author, recipient, channel, body }: Message,
  tracker: CallTracker,
  report: ReportProblem,
): void {
  if (recipient !== 'assistant' || channel !== 'commentary')
    report(`${at} goes to ${recipient} on the channel ${channel}`);
  const problem = `${at} answers ${author}, which was not called before it`;
  tracker.result(({ name }) => author === `functions.${name}`, body, problem);
}

/** Tools stand as types in a TypeScript namespace, their arguments a line each that is not indented. */
function readTools(body: string, { tools }: Conversation, report: ReportProblem): void {
  const namespace = /^namespace functions \{\n(.*)^\} \/\/ namespace functions/msu.exec(body)?.[1] ?? '';
  const types = namespace.matchAll(
    /^type (?<name>[^\s=]+) = (?:\(\) => any;|\(_: (?:\/\/[^\n]*\n)*\{\n(?<members>.*?)^\}\) => any;)$/gmsu,
  );
  for (const { groups } of types) {
    const name = groups?.['name'] ?? '';
    if (tools.has(name)) report(`two tools are named ${name}`);
    const members = [...(groups?.['members'] ?? '').matchAll(/^"?(?<member>[^\s/}{|"?:,]+)"?\??:/gmu)];
    tools.set(name, { takes: members.map((member) => member.groups?.['member'] ?? ''), freeform: false });
  }
}
