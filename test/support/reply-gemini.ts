import type { JsonObject } from '../../src/core/json.ts';
import { fragments, type ReplyWriter, type ScriptedReply } from './reply.ts';

/** What the scripted model signs the first call of each turn with; where there is no call, the end of its reasoning. */
export const scriptedThoughtSignature = 'c2NyaXB0ZWQgdGhvdWdodA==';

/** Gemini's generateContent. Its calls have no ids. */
export const geminiReply: ReplyWriter = {
  plain: (reply, model) => ({
    candidates: [{ ...contentOf(partsOf(reply).map(({ whole }) => whole)), finishReason: finishOf(reply) }],
    ...endOf(reply, model),
  }),
  stream(reply, model) {
    const parts = partsOf(reply).flatMap(({ pieces }) => pieces);
    const chunks = parts.map((part) => ({ candidates: [contentOf([part])], ...endOf(reply, model) }));
    const last = { ...contentOf([{ text: '' }]), finishReason: finishOf(reply) };
    return [...chunks, { candidates: [last], ...endOf(reply, model) }].map(
      (chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`,
    );
  },
  refusal(refusal) {
    switch (refusal) {
      case 'rate-limit':
        return refusalReply(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '2s' },
        ]);
      case 'server-error':
        return refusalReply(500, 'INTERNAL', 'An internal error has occurred.');
      case 'overloaded':
        return refusalReply(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.');
      case 'context-length':
        return refusalReply(
          400,
          'INVALID_ARGUMENT',
          'The input token count (210000) exceeds the maximum number of tokens allowed (200000).',
        );
      case 'invalid-request':
        return refusalReply(
          400,
          'INVALID_ARGUMENT',
          'Unable to submit request because it has an invalid temperature value.',
        );
      case 'authentication':
        return refusalReply(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
          { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
        ]);
    }
  },
};

interface Part {
  pieces: JsonObject[];
  whole: JsonObject;
}

function partsOf({ reasoning, text, calls = [] }: ScriptedReply): Part[] {
  const parts: Part[] = [];
  if (reasoning !== undefined)
    parts.push({
      pieces: fragments(reasoning).map((piece) => ({ text: piece, thought: true })),
      whole: { text: reasoning, thought: true },
    });
  if (text !== undefined) parts.push({ pieces: fragments(text).map((piece) => ({ text: piece })), whole: { text } });
  for (const [index, { name, input }] of calls.entries()) {
    const call = {
      functionCall: { name, args: input },
      ...(index === 0 && { thoughtSignature: scriptedThoughtSignature }),
    };
    parts.push({ pieces: [call], whole: call });
  }
  if (reasoning !== undefined && calls.length === 0) {
    const signed = { text: '', thoughtSignature: scriptedThoughtSignature };
    parts.push({ pieces: [signed], whole: signed });
  }
  return parts;
}

const contentOf = (parts: JsonObject[]): JsonObject => ({ content: { parts, role: 'model' }, index: 0 });

const finishOf = ({ finish }: ScriptedReply): string => (finish === 'length' ? 'MAX_TOKENS' : 'STOP');

const endOf = ({ usage }: ScriptedReply, model: string): JsonObject => ({
  usageMetadata: {
    promptTokenCount: usage.input,
    ...(usage.cached > 0 && { cachedContentTokenCount: usage.cached }),
    candidatesTokenCount: usage.output,
    totalTokenCount: usage.input + usage.output,
  },
  modelVersion: model,
  responseId: 'scripted',
});

const refusalReply = (code: number, status: string, message: string, details?: JsonObject[]) => ({
  status: code,
  headers: {},
  body: { error: { code, message, status, ...(details !== undefined && { details }) } },
});
