import { anthropicSpeech } from './speech-anthropic.ts';
import { geminiSpeech } from './speech-gemini.ts';
import { ollamaSpeech } from './speech-ollama.ts';
import { chatSpeech } from './speech-openai-chat.ts';
import { responsesSpeech } from './speech-openai-responses.ts';
import type { Speech } from './speech.ts';

export const speeches: readonly Speech[] = [anthropicSpeech, chatSpeech, responsesSpeech, geminiSpeech, ollamaSpeech];
