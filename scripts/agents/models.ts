import { anthropicModel } from './model-anthropic.ts';
import { geminiModel } from './model-gemini.ts';
import { gemma3Model } from './model-gemma3.ts';
import { harmonyModel } from './model-harmony.ts';
import { jsonOllamaModel, jsonModel } from './model-json.ts';
import { ollamaModel } from './model-ollama.ts';
import { chatModel } from './model-openai-chat.ts';
import { responsesModel } from './model-openai-responses.ts';
import { qwenModel } from './model-qwen.ts';
import type { ScriptedModel } from './scripted-model.ts';

export const scriptedModels: readonly ScriptedModel[] = [
  anthropicModel,
  chatModel,
  responsesModel,
  geminiModel,
  ollamaModel,
  harmonyModel,
  qwenModel,
  gemma3Model,
  jsonModel,
  jsonOllamaModel,
];
