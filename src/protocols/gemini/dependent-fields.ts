import type { GenerateContentRequest } from '../../../generated/gemini.js';
import type { DependentField } from '../../core/codec.ts';

const hasFunctions = ({ tools = [] }: Pick<GenerateContentRequest, 'tools'>): boolean =>
  tools.some(({ functionDeclarations = [] }) => functionDeclarations.length > 0);

const answersInAudio = ({ generationConfig }: Pick<GenerateContentRequest, 'generationConfig'>): boolean =>
  (generationConfig?.responseModalities ?? []).some((modality) => modality.toUpperCase() === 'AUDIO');

/** Fields of a request that depend on others. The vendor refuses a choice without functions (400 "Function calling config is set without function_declarations"). */
export const dependentFields: readonly DependentField[] = [
  {
    path: ['toolConfig', 'functionCallingConfig'],
    field: 'toolChoice',
    isHeld: hasFunctions,
    what: 'a tool choice without functions',
  },
  {
    path: ['toolConfig'],
    isHeld: ({ tools = [] }: Pick<GenerateContentRequest, 'tools'>) => tools.length > 0,
    what: 'settings of tools without tools',
  },
  {
    path: ['generationConfig', 'speechConfig'],
    isHeld: answersInAudio,
    what: 'a voice for answers that are not spoken',
  },
];
