import { offeredName } from './names.ts';

/** The name as it was offered: without a namespace of any kind (omlx 1830). A name that was not offered stays. */
export function calledName(written: string, offered: ReadonlySet<string>): string {
  const name = offeredName(written, offered);
  if (offered.has(name)) return name;
  const last = name.slice(Math.max(name.lastIndexOf(':'), name.lastIndexOf('.')) + 1);
  return offered.has(last) ? last : name;
}
