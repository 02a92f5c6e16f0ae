// Made by scripts/codegen.ts from specs/gemini.yaml. Edit that file, not this one.
/** The names of the fields of GenerateContentRequest, CountTokensRequest. */
export declare const fieldNames: readonly string[];
