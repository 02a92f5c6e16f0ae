import { createHash } from 'node:crypto';

/**
 * Kimi K2 numbers the calls of the whole conversation, and its prompt contains these ids (moonshotai/Kimi-K2,
 * tool_call_guidance).
 */
export const kimiCallId = ({ name }: { name: string }, index: number): string => `functions.${name}:${index}`;

const mistralLength = 9;

/** Mistral's templates reject ids that are not nine letters and digits. Other ids are replaced by a hash. */
export function mistralCallId({ id }: { id: string }): string {
  if (/^[A-Za-z0-9]{9}$/.test(id)) return id;
  const hash = createHash('sha256').update(id).digest('base64url');
  return hash.replace(/[^A-Za-z0-9]/g, '').slice(0, mistralLength);
}
