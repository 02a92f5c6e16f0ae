import type { AgentName } from '../core/agent-names.ts';
import { headersByName, type HeaderFields } from '../core/headers.ts';
import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../core/json.ts';

/**
 * How the requests of an agent are recognized: by a header field, or by how it introduces itself at the beginning of its
 * instructions, for agents that send the user agent of the library they use.
 */
type AgentRule = { agent: AgentName; header: string; value: RegExp } | { agent: AgentName; instructions: RegExp };

/**
 * The agents that are recognized, by the first rule that applies. Qwen Code sends requests of Anthropic's protocol with the
 * user agent of Claude Code and its own version, which is below 1.
 */
const agentRules: readonly AgentRule[] = [
  { agent: 'qwen-code', header: 'user-agent', value: /^(?:QwenCode|qwen-code)\b|^claude-cli\/0\./i },
  { agent: 'claude-code', header: 'user-agent', value: /^claude-(?:cli|code)\// },
  { agent: 'claude-code', header: 'x-claude-code-session-id', value: /./ },
  { agent: 'codex', header: 'originator', value: /^codex/i },
  { agent: 'codex', header: 'user-agent', value: /^codex[_-]/i },
  { agent: 'gemini-cli', header: 'user-agent', value: /^GeminiCLI/i },
  { agent: 'opencode', header: 'user-agent', value: /\bopencode\//i },
  { agent: 'cline', header: 'user-agent', value: /^cline\b/i },
  { agent: 'roo-code', header: 'user-agent', value: /^roo-?code\b/i },
  { agent: 'kilo-code', header: 'user-agent', value: /^kilo-code\//i },
  { agent: 'kimi-code', header: 'user-agent', value: /^kimi-code-cli\//i },
  { agent: 'droid', header: 'user-agent', value: /^factory-cli\//i },
  { agent: 'crush', header: 'user-agent', value: /^charm-crush\//i },
  // It sends the user agent of the library of OpenAI.
  { agent: 'copilot', header: 'x-interaction-type', value: /^conversation-/ },
  // It sends no user agent, and its sessions are numbered by day.
  { agent: 'goose', header: 'agent-session-id', value: /^\d{8}_\d+$/ },
  { agent: 'claude-code', instructions: /\bYou are Claude Code\b/ },
  { agent: 'qwen-code', instructions: /\bYou are Qwen Code\b/ },
  { agent: 'gemini-cli', instructions: /\bYou are Gemini CLI\b/ },
  { agent: 'codex', instructions: /\b(?:You are|running in the) Codex\b/ },
  { agent: 'opencode', instructions: /\bYou are opencode\b/i },
  { agent: 'cline', instructions: /\bYou are Cline\b/ },
  { agent: 'roo-code', instructions: /\bYou are Roo\b/ },
  { agent: 'pi', instructions: /\boperating inside pi\b/ },
  { agent: 'copilot', instructions: /\bYou are the GitHub Copilot CLI\b/ },
  { agent: 'kimi-code', instructions: /\bYou are Kimi Code CLI\b/ },
  { agent: 'droid', instructions: /\bYou are Droid\b/ },
  { agent: 'goose', instructions: /\bagent called goose\b/ },
  { agent: 'kilo-code', instructions: /\bYou are Kilo\b/ },
  { agent: 'crush', instructions: /\bYou are Crush\b/ },
];

/** How much of the instructions is read, in UTF-16 units. */
const maxInstructions = 1000;

/** The agent that sent a request; null for one that is not known. `request`: its body, where that could be read. */
export function recognizeAgent(headers: HeaderFields, request: JsonObject | undefined): AgentName | null {
  const fields = headersByName(headers);
  const instructions = request ? readInstructions(request) : '';
  const found = agentRules.find((rule) =>
    'header' in rule ? rule.value.test(fields[rule.header] ?? '') : rule.instructions.test(instructions),
  );
  return found?.agent ?? null;
}

/** How the instructions of a request of any protocol begin. */
function readInstructions(request: JsonObject): string {
  const field = ['system', 'instructions', 'systemInstruction', 'system_instruction']
    .map((name) => request[name])
    .find((value) => value !== undefined);
  const messages = asArray(request['messages'] ?? request['input']) ?? [];
  const first = messages.find((message) => /^(?:system|developer)$/.test(asString(asObject(message)?.['role']) ?? ''));
  return collectText(field ?? asObject(first)?.['content'] ?? '').slice(0, maxInstructions);
}

function collectText(value: JsonValue): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.slice(0, 4).map(collectText).join('\n');
  const { text, parts } = asObject(value) ?? {};
  return collectText(text ?? parts ?? '');
}
