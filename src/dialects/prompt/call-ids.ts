import { createHash } from 'node:crypto';

/** Kimi K2 numbers the calls of a whole conversation, and its prompt holds these ids (moonshotai/Kimi-K2, tool_call_guidance). */
export const kimiCallId = ({ name }: { name: string }, index: number): string => `functions.${name}:${index}`;

const mistralLength = 9;

/** Mistral's templates refuse an id that is not nine letters and digits: another id gets a stand-in that is always the same. */
export function mistralCallId({ id }: { id: string }): string {
  if (/^[A-Za-z0-9]{9}$/.test(id)) return id;
  const hash = createHash('sha256').update(id).digest('base64url');
  return hash.replace(/[^A-Za-z0-9]/g, '').slice(0, mistralLength);
}
