import { anthropicSpeech } from './speech-anthropic.ts';
import { geminiSpeech } from './speech-gemini.ts';
import { gemma3Speech } from './speech-gemma3.ts';
import { harmonySpeech } from './speech-harmony.ts';
import { jsonOllamaSpeech, jsonSpeech } from './speech-json.ts';
import { ollamaSpeech } from './speech-ollama.ts';
import { chatSpeech } from './speech-openai-chat.ts';
import { responsesSpeech } from './speech-openai-responses.ts';
import { qwenSpeech } from './speech-qwen.ts';
import type { Speech } from './speech.ts';

export const speeches: readonly Speech[] = [
  anthropicSpeech,
  chatSpeech,
  responsesSpeech,
  geminiSpeech,
  ollamaSpeech,
  harmonySpeech,
  qwenSpeech,
  gemma3Speech,
  jsonSpeech,
  jsonOllamaSpeech,
];
