import { asArray, asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';

/** Whether a JSON Pointer (RFC 6901) leads to something in a value. */
export function resolves(pointer: string, root: JsonValue): boolean {
  if (pointer !== '' && !pointer.startsWith('/')) return false;
  let value: JsonValue | undefined = root;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const list = asArray(value);
    if (list && !/^(?:0|[1-9]\d*)$/.test(key)) return false;
    const fields: JsonObject | undefined = list ? undefined : asObject(value);
    value = list ? list[Number(key)] : fields && Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (value === undefined) return false;
  }
  return true;
}

/** The pointer to what holds that which a pointer leads to. */
export const holderOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
