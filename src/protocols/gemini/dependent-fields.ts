import { hasElements, type DependentField } from '../../core/dependent-fields.ts';
import { asArray, asObject, asString, objectsIn, type JsonObject } from '../../core/json.ts';

const hasFunctions = ({ tools }: JsonObject): boolean =>
  objectsIn(tools).some((tool) => hasElements(tool, 'functionDeclarations'));

const answersIn = ({ generationConfig }: JsonObject, modality: string): boolean =>
  (asArray(asObject(generationConfig)?.['responseModalities']) ?? []).some(
    (each) => asString(each)?.toUpperCase() === modality,
  );

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
    isHeld: (body) => hasElements(body, 'tools'),
    what: 'settings of tools without tools',
  },
  {
    path: ['generationConfig', 'speechConfig'],
    isHeld: (body) => answersIn(body, 'AUDIO'),
    what: 'a voice for answers that are not spoken',
  },
];
