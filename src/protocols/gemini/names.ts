import { toLegalName, type NameRule } from '../../core/tool-names.ts';

/** Valid names of functions (API reference, `FunctionDeclaration.name`). */
export const toolNameRule: NameRule = { pattern: /^[a-zA-Z_][a-zA-Z0-9_.:-]*$/, maxLength: 64 };

export const legalToolName = (name: string): string => toLegalName(name, toolNameRule);
