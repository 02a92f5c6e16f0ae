import { cohere } from './cohere.ts';
import { deepseek } from './deepseek.ts';
import type { Dialect, DialectName } from './dialect.ts';
import { functionGemma } from './functiongemma.ts';
import { gemma3 } from './gemma3.ts';
import { gemma4 } from './gemma4.ts';
import { glm } from './glm.ts';
import { harmony } from './harmony.ts';
import { hunyuan } from './hunyuan.ts';
import { json } from './json.ts';
import { kimi } from './kimi.ts';
import { llama } from './llama.ts';
import { minimax } from './minimax.ts';
import { mistral } from './mistral.ts';
import { pythonic } from './pythonic.ts';
import { qwen } from './qwen.ts';

/** Every dialect by its name. */
export const byName: Record<DialectName, Dialect> = {
  harmony,
  qwen,
  gemma3,
  gemma4,
  functiongemma: functionGemma,
  json,
  kimi,
  glm,
  deepseek,
  mistral,
  llama,
  minimax,
  hunyuan,
  pythonic,
  cohere,
};

/** All dialects. */
export const dialects: readonly Dialect[] = Object.values(byName);

/** The dialect of this name, or `undefined`. */
export const dialectOf = (name: string): Dialect | undefined => dialects.find((dialect) => dialect.name === name);
