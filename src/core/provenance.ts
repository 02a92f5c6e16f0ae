import type { BackendContext, Report, UnlocatedLoss } from './codec.ts';
import { isExtra } from './find-extra.ts';
import { serverToolFields } from './hosted-tools.ts';
import { escapePointer } from './json-pointer.ts';
import type { CoreChatRequest, CoreOpaque, Extras, Loss, VendorProtocol } from './types.ts';

// Which place of the wire body a Core object was decoded from. A side table, so that Core values stay plain.
const pointers = new WeakMap<object, string>();

/** Notes that `value` was decoded from `pointer` (a JSON Pointer into the wire body), and gives it back. */
export function setPointer<T extends object>(pointer: string, value: T): T {
  pointers.set(value, pointer);
  return value;
}

/** The JSON Pointer a Core object was decoded from. */
export const pointerOf = (value: object): string | undefined => pointers.get(value);

/** How the places of a wire body are called that a client wrote in another form than it was decoded from. */
export type PointerAsWritten = (pointer: string) => string;
const otherForms = new WeakMap<object, PointerAsWritten>();

/** A pointer in the body that the client wrote; `written` has the places that are elsewhere there, others with them. */
export function pointerAsWritten(pointer: string, written: ReadonlyMap<string, string>): string {
  let here = '';
  let there = '';
  for (const step of pointer.split('/').slice(1)) {
    here += `/${step}`;
    there = written.get(here) ?? `${there}/${step}`;
  }
  return there;
}

/** Notes that the places below `root`, a Core object, are called otherwise in the body that the client wrote. */
export function setWrittenForm(root: object, asWritten: PointerAsWritten): void {
  if (pointers.has(root)) otherForms.set(root, asWritten);
  for (const value of Object.values(root) as unknown[])
    if (typeof value === 'object' && value !== null) setWrittenForm(value, asWritten);
}

/**
 * Notes what the client called fields of `value` that a wire has more than one name for, and gives it back.
 *
 * @example calledAs(request, { max_tokens: 'max_completion_tokens' })
 */
export function setWireNames<T extends object>(value: T, names: Readonly<Record<string, string>>): T {
  otherForms.set(value, (pointer) => {
    const holder = pointers.get(value) ?? '';
    const name = lookUp(names, pointer.slice(holder.length + 1));
    return name === undefined ? pointer : `${holder}/${name}`;
  });
  return value;
}

/** Requests whose options the configuration of the gateway changed. */
const changedRequests = new WeakSet<object>();

/** Notes that the configuration changed options of a request: no vendor is sent them as its client wrote them. */
export function markChanged<T extends object>(request: T): T {
  changedRequests.add(request);
  return request;
}

export const isChanged = (request: object): boolean => changedRequests.has(request);

/**
 * Whether a request goes unchanged in protocol and model to its vendor. Such a request is not adapted to what Louter knows
 * of the model: the vendor knows better, and agents adapt to its refusals.
 */
export const isNativeForModel = (
  request: CoreChatRequest,
  { issuer, model }: Pick<BackendContext, 'issuer' | 'model'>,
): boolean => request.origin === issuer.split('@', 1)[0] && request.model === model && !isChanged(request);

/** Notes that `copy` replaces `original`, or belongs to it: reports about it have the same position. */
export function copyProvenance<T extends object>(original: object, copy: T): T {
  const pointer = pointers.get(original);
  const asWritten = otherForms.get(original);
  if (pointer !== undefined) pointers.set(copy, pointer);
  if (asWritten) otherForms.set(copy, asWritten);
  if (changedRequests.has(original)) changedRequests.add(copy);
  return copy;
}

/**
 * A deep copy of something that was decoded from another body, an earlier request's or an answer's. In the body of this
 * request the value at `pointer` stands for it, and reports about the copy have that position. A number with more
 * digits than a double holds is an object that cannot be cloned (`JSON.rawJSON`), and is shared.
 */
export function cloneAt<T>(pointer: string, value: T): T {
  if (Array.isArray(value)) return value.map((each: unknown) => cloneAt(pointer, each)) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cloneAt(pointer, each)]));
  otherForms.set(copy, () => pointer);
  return setPointer(pointer, copy) as T;
}

/** A report on a request in the terms of the client's own wire body. */
export function toLoss(
  { at, field, within, what, instead, cause, setting }: UnlocatedLoss,
  wireNames: Readonly<Record<string, string>>,
): Loss {
  const pointer = field === undefined ? ((at && pointers.get(at)) ?? '') : pointerTo(field);
  const path = (at && otherForms.get(at))?.(pointer) ?? pointer;
  return {
    path,
    what,
    ...(instead !== undefined && { instead }),
    ...(cause && { cause }),
    ...(setting && { setting }),
  };

  function pointerTo(name: string): string {
    // The content of a field may have been at another position than such fields are.
    const value: unknown = at && Reflect.get(at, name);
    const own = typeof value === 'object' && value !== null ? pointers.get(value) : undefined;
    const inner = within === undefined ? undefined : lookUp(wireNames, `${name}.${within}`);
    const wireName = inner ?? lookUp(wireNames, name) ?? (isExtra(at, name) ? name : snakeCase(name));
    return (!inner && own) || `${(at && pointers.get(at)) ?? ''}/${wireName}`;
  }
}

/** What a table has under a name from outside, which may be one that every object inherits. */
export const lookUp = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reports what is lost of one field of an object; `within`: of a field in it. */
export const fieldReporter =
  (at: object, field: string, report: Report) =>
  (what: string, more: Pick<UnlocatedLoss, 'within' | 'instead' | 'setting'> = {}): void =>
    report({ at, field, what, ...more });

/** Reports a loss once, however many events of a stream it concerns. */
export function onceReporter(report: Report): Report {
  const reported = new Set<string>();
  return (loss) => {
    if (!reported.has(loss.what)) report(loss);
    reported.add(loss.what);
  };
}

/** Reports a field that only another protocol knows. */
export const reportForeignField = (at: object, field: string, owner: string, report: Report): void =>
  reportField(at, field, `${field} is known to ${owner} only`, report);

/** Reports a field about a tool that the server does not run. */
export const reportAbsentField = (at: object, field: string, report: Report): void =>
  reportField(at, field, `${field}: this server does not run the tool`, report);

function reportField(at: object, field: string, what: string, report: Report): void {
  const instead = serverToolFields.get(field)?.instead;
  report({ at, field: escapePointer(field), what, ...(instead !== undefined && { instead }) });
}

/** Reports every field that only a protocol other than `protocol` knows. */
export function reportForeignExtras(value: { extras?: Extras }, protocol: VendorProtocol, report: Report): void {
  if (!value.extras) return;
  for (const [owner, fields] of Object.entries(value.extras)) {
    if (owner === protocol) continue;
    for (const field of Object.keys(fields)) reportForeignField(value, field, owner, report);
  }
}

/**
 * Reports a part that only another protocol has a place for. In a request, its stand-in is written in its place; in an
 * answer nothing is: the text of an answer is the model's alone, and programs read it.
 */
export function reportForeignPart(part: CoreOpaque, report: Report, { standIn }: { standIn?: string } = {}): undefined {
  report({
    at: part,
    what: `${part.kind} is known to ${part.protocol} only`,
    ...(standIn && { instead: 'a text in its place' }),
  });
}
