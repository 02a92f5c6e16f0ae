import type { JsonObject } from '../../../src/core/json.ts';
import { pixel, readSchema, writeSchema, type AgentRequest } from './agent-request.ts';

const systemInstruction: JsonObject = { parts: [{ text: 'You help in a terminal.' }], role: 'user' };
const asked: JsonObject = { role: 'user', parts: [{ text: 'Write a file.' }] };

const history: JsonObject[] = [
  {
    role: 'model',
    parts: [
      { text: 'I write it.' },
      {
        functionCall: { id: 'write_file_1_0', name: 'write_file', args: { file_path: 'a.txt', content: 'one' } },
        thoughtSignature: 'skip_thought_signature_validator',
      },
      { functionCall: { id: 'read_file_1_1', name: 'read_file', args: { file_path: 'a.png' } } },
      { functionCall: { id: 'read_file_1_2', name: 'read_file', args: { file_path: 'b.txt' } } },
    ],
  },
  {
    role: 'user',
    parts: [
      { functionResponse: { id: 'write_file_1_0', name: 'write_file', response: { output: 'written' } } },
      { functionResponse: { id: 'read_file_1_1', name: 'read_file', response: { output: 'A picture is beside it.' } } },
      { inlineData: { data: pixel, mimeType: 'image/png' } },
      { functionResponse: { id: 'read_file_1_2', name: 'read_file', response: { error: 'no such file' } } },
    ],
  },
];

const functionDeclarations: JsonObject[] = [
  { name: 'write_file', description: 'Writes a file.', parametersJsonSchema: writeSchema },
  {
    name: 'read_file',
    description: 'Reads a file.',
    parametersJsonSchema: { $schema: 'http://json-schema.org/draft-07/schema#', ...readSchema },
  },
  {
    name: 'update_topic',
    description: 'Notes the topic.',
    parametersJsonSchema: { type: 'object', properties: { kind: { type: 'string', enum: ['task', 'question'] } } },
  },
];

export const geminiRequests: readonly AgentRequest[] = [
  {
    name: 'Gemini CLI 0.61.0, later turn',
    protocol: 'gemini',
    model: 'gemini-3.8-flash',
    body: {
      contents: [asked, ...history],
      systemInstruction,
      tools: [{ functionDeclarations }],
      generationConfig: {
        temperature: 1,
        topP: 0.95,
        topK: 64,
        thinkingConfig: { includeThoughts: true, thinkingLevel: 'HIGH' },
      },
    },
  },
  {
    name: 'Gemini CLI 0.61.0, model with a budget',
    protocol: 'gemini',
    model: 'gemini-2.5-pro',
    body: {
      contents: [asked],
      systemInstruction,
      tools: [{ functionDeclarations }],
      generationConfig: {
        temperature: 1,
        topP: 0.95,
        topK: 64,
        thinkingConfig: { includeThoughts: true, thinkingBudget: 8_192 },
      },
    },
  },
  {
    name: 'Gemini CLI 0.61.0, router',
    protocol: 'gemini',
    model: 'gemini-3.5-flash-lite',
    body: {
      contents: [asked],
      systemInstruction,
      generationConfig: {
        temperature: 0,
        topP: 1,
        maxOutputTokens: 1_024,
        responseMimeType: 'application/json',
        responseJsonSchema: {
          type: 'OBJECT',
          properties: { complexity_reasoning: { type: 'STRING' }, complexity_score: { type: 'INTEGER' } },
          required: ['complexity_reasoning', 'complexity_score'],
        },
      },
    },
  },
  {
    name: 'Gemini CLI 0.61.0, web search',
    protocol: 'gemini',
    model: 'gemini-3-flash-preview',
    body: {
      contents: [{ role: 'user', parts: [{ text: 'Search for the tide table.' }] }],
      tools: [{ googleSearch: {} }],
      generationConfig: { temperature: 0, topP: 1, thinkingConfig: { thinkingBudget: 0 } },
    },
  },
  {
    name: 'Qwen Code 0.24.4, Gemini',
    protocol: 'gemini',
    model: 'qwen3-coder',
    body: {
      contents: [asked, ...history],
      systemInstruction,
      tools: [{ functionDeclarations: [...functionDeclarations, { name: 'list', description: 'Lists files.' }] }],
      generationConfig: {
        temperature: 1,
        topP: 0.95,
        maxOutputTokens: 32_768,
        thinkingConfig: { includeThoughts: true, thinkingLevel: 'THINKING_LEVEL_UNSPECIFIED' },
      },
    },
  },
  {
    name: 'opencode 1.18.33, Gemini',
    protocol: 'gemini',
    model: 'gemini-3.8-flash',
    body: {
      generationConfig: { maxOutputTokens: 32_000, thinkingConfig: { includeThoughts: true, thinkingLevel: 'high' } },
      contents: [asked, ...history],
      systemInstruction: { parts: [{ text: 'You help in a terminal.' }] },
      tools: [
        {
          functionDeclarations: [
            {
              name: 'write_file',
              description: 'Writes a file.',
              parameters: { type: 'object', properties: { file_path: { type: 'string' } }, required: ['file_path'] },
            },
          ],
        },
      ],
      toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
    },
  },
  {
    name: 'pi 0.73.1, Gemini',
    protocol: 'gemini',
    model: 'gemini-3.8-flash',
    body: {
      contents: [asked],
      generationConfig: { maxOutputTokens: 16_384, thinkingConfig: { includeThoughts: true, thinkingLevel: 'MEDIUM' } },
      systemInstruction: { parts: [{ text: 'You help in a terminal.' }] },
      tools: [{ functionDeclarations }],
    },
  },
];
