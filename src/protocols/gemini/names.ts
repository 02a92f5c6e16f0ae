import { toLegalName, type NameRule } from '../../core/tool-names.ts';

/** What the vendor takes as the name of a function (API reference, `FunctionDeclaration.name`). */
export const toolNameRule: NameRule = { pattern: /^[a-zA-Z_][a-zA-Z0-9_.:-]*$/, maxLength: 64 };

export const legalToolName = (name: string): string => toLegalName(name, toolNameRule);
