/**
 * How agents report the exit code of a command in the text of a tool result, where they do not mark it as an error:
 * Codex and Gemini CLI with its descendants (as seen in their requests), and Anthropic's text editor and bash tools.
 */
const exitCodeForms: readonly RegExp[] = [
  /^Process exited with code (\d+)/m,
  /^(?:Error: )?Exit code:? (\d+)/im,
  /"exit_code": ?(\d+)/,
  /<exit_code>(\d+)<\/exit_code>/,
];

/** How a tool call failed, in a few words, from its result; null where it did not, or that is not known. */
export function findToolFailure(resultHead: string | null, isError: boolean | null): string | null {
  const code = exitCodeForms.map((form) => form.exec(resultHead ?? '')?.[1]).find((found) => found !== undefined);
  if (code !== undefined && Number(code) !== 0) return `exit ${code}`;
  return isError === true ? 'error' : null;
}
