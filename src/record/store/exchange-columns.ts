import { isRouteEffect } from '../../core/route-effects.ts';
import { costOf } from '../../core/cost.ts';
import { asArray, asNumber, asObject, asString, parseJson, type JsonObject } from '../../core/json.ts';
import { isStorableName } from '../../core/names.ts';
import { redactionVersion, type Redactor } from '../../core/redact/redact.ts';
import { continuationMethods } from '../../core/seam-text.ts';
import { lossSettingKeys, vendorProtocols, type Loss, type Note } from '../../core/types.ts';
import { ownVersion } from '../../core/own-package.ts';
import { toMicroseconds, type ExchangeRecord } from '../exchange.ts';
import type { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import { prefillForms } from '../../core/answer-seam.ts';

/** What the columns of an exchange are computed from. */
export interface ColumnSource extends ExchangeRecord {
  usage: NonNullable<ExchangeRecord['summary']>['usage'];
  bodies: 'full' | 'metadata' | 'lost';
  writerId: string;
  redactor: Redactor;
  /** The text without credentials. */
  redact(text: string | null | undefined): string | null;
}

/**
 * The columns of an exchange: how each is written, and where it is in exported JSON (`usage?.input`: the field `input` of
 * `usage`, which is null where all of its fields are). CONTRIBUTING.md has what else a new column needs.
 */
export const exchangeColumns = defineColumns([
  column('id', ({ traceId }) => traceId, 'trace_id'),
  column('startedAt', ({ startedAt }) => startedAt, inTrace('started_at', isoTime)),
  column('endedAt', ({ startedAt, timing }) =>
    timing.totalMs === null ? null : startedAt + toMicroseconds(timing.totalMs),
  ),
  column('writerId', ({ writerId }) => writerId),
  column('status', ({ status }) => status, inTrace('status', nullWhileOpen)),
  column('louter', () => ownVersion()),
  column('redactionVersion', () => redactionVersion),
  column('bodies', ({ bodies }) => bodies),
  column('run', ({ run, redact }) => redact(run), 'run'),
  column('case', ({ case: name, redact }) => redact(name), 'case'),
  column('key', ({ key }) => key, 'key'),
  column('generation', ({ generation }) => generation, 'generation'),
  column('route', ({ route }) => route, 'route'),
  column('mode', ({ mode }) => mode, 'mode'),
  column('frontend', ({ frontend }) => frontend, inListing('frontend')),
  column('modelAsked', ({ requestedModel, redact }) => redact(requestedModel), inListing('model.asked')),
  column('backend', ({ backend }) => backend?.provider, inListing('backend')),
  column('protocol', ({ backend }) => backend?.protocol),
  column('dialect', ({ backend }) => backend?.dialect, inListing('dialect')),
  column('dialectKey', ({ backend, redact }) => redact(backend?.dialectKey)),
  column('thinking', ({ backend }) => backend?.thinking),
  column('tools', ({ backend }) => backend?.tools),
  // Empty where no model was asked: an answer that a vendor stores.
  column('model', ({ backend, redact }) => redact(backend?.model || null), inListing('model.routed')),
  column('issuer', ({ backend }) => backend?.issuer),
  column('httpStatus', ({ httpStatus }) => httpStatus, inListing('http_status')),
  column('finish', ({ summary }) => summary?.finish, inListing('finish')),
  column('errorKind', ({ error }) => error?.kind),
  column('error', ({ error, redact }) => redact(error?.message), inListing('error')),
  column('firstByteAfter', ({ timing }) => toUs(timing.firstByteMs), inTrace('timing.first_byte_ms', toMs)),
  column('firstTokenAfter', ({ timing }) => toUs(timing.firstTokenMs), inTrace('timing.first_token_ms', toMs)),
  column('totalAfter', ({ timing }) => toUs(timing.totalMs), inTrace('timing.total_ms', toMs)),
  column('inputTokens', ({ usage }) => usage?.input, 'usage?.input'),
  column('outputTokens', ({ usage }) => usage?.output, 'usage?.output'),
  column('cacheReadTokens', ({ usage }) => usage?.cacheRead, 'usage?.cache_read'),
  column('cacheWriteTokens', ({ usage }) => usage?.cacheWrite, 'usage?.cache_write'),
  column('cacheWrite5mTokens', ({ usage }) => usage?.cacheWriteByTtl?.['5m'], 'usage?.cache_write_5m'),
  column('cacheWrite1hTokens', ({ usage }) => usage?.cacheWriteByTtl?.['1h'], 'usage?.cache_write_1h'),
  column('reasoningTokens', ({ usage }) => usage?.reasoning, 'usage?.reasoning'),
  column('costUsd', ({ usage, backend, costUsd }) => costUsd ?? costOf(usage, backend?.price), 'cost_usd'),
  column('lossCount', ({ losses }) => losses.filter(isCounted).length, inListing('losses')),
  column('losses', ({ losses, redactor }) => redactor.text(JSON.stringify(losses))),
  column('notes', ({ notes, redactor }) => redactor.text(JSON.stringify(notes))),
  column('responseId', (source) => source.redact(responseIdOf(source))),
  column('keyDigest', ({ issuedResponse, locatedResponse, redactor }) => {
    const caller = issuedResponse?.caller ?? locatedResponse?.caller;
    return caller === undefined ? null : redactor.digest(caller);
  }),
]);

// ---------------------------------------------------------------- values

function toUs(time: number | null): number | null {
  return time === null ? null : toMicroseconds(time);
}

function toMs(time: bigint | null): number | null {
  return time === null ? null : Number(time) / 1000;
}

function isoTime(time: bigint): string {
  return new Date(Number(time) / 1000).toISOString();
}

function nullWhileOpen(status: string): string | null {
  return status === 'open' ? null : status;
}

/** The id that a client may continue from; a client may not send a longer one. */
function responseIdOf({ issuedResponse, mode, summary }: ColumnSource): string | undefined {
  const id = issuedResponse?.id ?? (mode === 'baseline' ? summary?.upstreamResponseId : undefined);
  return id !== undefined && id !== '' && isStorableName(id) ? id : undefined;
}

// ---------------------------------------------------------------- writing

/** The columns of an exchange as they are written. */
export type ExchangeColumns = { [Name in ColumnName]: ColumnValue<Name> };

/** @throws when a value of the exchange does not have its type. */
export const computeColumns = (source: ColumnSource): ExchangeColumns => columnsBy((write) => write(source) ?? null);

/** The same, with null in place of what cannot be computed or stored. */
export const computeStorableColumns = (source: ColumnSource): ExchangeColumns =>
  columnsBy((write) => {
    try {
      const value = write(source);
      return typeof value === 'string' || typeof value === 'number' ? value : null;
    } catch {
      // Only metadata is recorded of such an exchange; its notes name the reason.
      return null;
    }
  });

function columnsBy(valueOf: (write: AnyColumn['write']) => unknown): ExchangeColumns {
  const values: Partial<Record<ColumnName, unknown>> = {};
  for (const { name, write } of exchangeColumns) values[name] = valueOf(write);
  // Each column is there with its type: `defineColumns` and `column` check that.
  return values as ExchangeColumns;
}

// ---------------------------------------------------------------- export

/** What a whole trace and a listing both show. */
export type ExportedTraceColumns = Exported<Exclude<AnyColumn, Column<ColumnName, { isListingOnly: true }>>>;
/** What a listing shows. */
export type ExportedListingColumns = Exported<AnyColumn>;

const exportInListing = createExporter(() => true);
const exportInTrace = createExporter(({ isListingOnly }) => !isListingOnly);

// The types are made of the paths that the values are placed by.
export const exportListingColumns = (row: ExchangeModel) => exportInListing(row) as ExportedListingColumns;
export const exportTraceColumns = (row: ExchangeModel) => exportInTrace(row) as ExportedTraceColumns;

type Fields = Record<string, unknown>;

function createExporter(isShown: (column: AnyColumn) => boolean): (row: ExchangeModel) => Fields {
  const fields = new Map<string, AnyColumn['read']>();
  const groups = new Map<string, { isNullable: boolean; fields: Map<string, AnyColumn['read']> }>();
  for (const shown of exchangeColumns.filter(isShown)) {
    if (shown.path === undefined) continue;
    const [name = '', field] = shown.path.split(/\??\./);
    const group = groups.get(name) ?? { isNullable: shown.path.includes('?'), fields: new Map() };
    if (field === undefined) fields.set(name, shown.read);
    else groups.set(name, { ...group, fields: group.fields.set(field, shown.read) });
  }
  return (row) => {
    const exported = readFields(fields, row);
    for (const [name, group] of groups) {
      const values = readFields(group.fields, row);
      exported[name] = group.isNullable && Object.values(values).every((value) => value === null) ? null : values;
    }
    return exported;
  };
}

const readFields = (fields: ReadonlyMap<string, AnyColumn['read']>, row: ExchangeModel): Fields =>
  Object.fromEntries([...fields].map(([name, read]) => [name, read(row)]));

/** Whether it counts as a loss: what the client left out itself does not. */
export const isCounted = ({ cause }: Loss): boolean => cause !== 'client';

/** The losses of a row, of which older versions did not write every field. */
export const parseLosses = ({ losses }: Pick<ExchangeModel, 'losses'>): Loss[] =>
  objectsIn(losses).map(({ path, what, instead, count, others, leg, cause, setting }) => ({
    path: asString(path) ?? '',
    what: asString(what) || 'its reason was not recorded',
    ...(typeof instead === 'string' && { instead }),
    ...(typeof count === 'number' && { count }),
    ...(Array.isArray(others) && { others: others.flatMap((each) => asString(each) ?? []) }),
    ...((leg === 'request' || leg === 'answer') && { leg }),
    ...(cause === 'client' && { cause }),
    ...settingOf(asObject(setting)),
  }));

function settingOf(setting: JsonObject | undefined): Pick<Loss, 'setting'> {
  const [key, value] = [lossSettingKeys.find((known) => known === setting?.['key']), asString(setting?.['value'])];
  return key === undefined || value === undefined ? {} : { setting: { key, value } };
}

/** The notes of a row, likewise. */
export const parseNotes = ({ notes }: Pick<ExchangeModel, 'notes'>): Note[] =>
  objectsIn(notes).map(({ what, saw, made, effect, seam }) => ({
    what: asString(what) ?? '',
    ...(typeof saw === 'string' && { saw }),
    ...(typeof made === 'string' && { made }),
    ...effectOf(asObject(effect)),
    ...seamOf(asObject(seam)),
  }));

function effectOf(effect: JsonObject | undefined): Pick<Note, 'effect'> {
  const [name, path] = [asString(effect?.['name']), asString(effect?.['path'])];
  if (name === undefined || !isRouteEffect(name)) return {};
  return { effect: { name, ...(path !== undefined && { path }) } };
}

function seamOf(seam: JsonObject | undefined): Pick<Note, 'seam'> {
  const text = (name: string): string => asString(seam?.[name]) ?? '';
  const number = (name: string): number => asNumber(seam?.[name]) ?? 0;
  const protocol = vendorProtocols.find((name) => name === seam?.['protocol']);
  const method = continuationMethods.find((name) => name === seam?.['method']);
  const prefill = prefillForms.find((name) => name === seam?.['prefill']);
  if (!protocol || !method || !prefill) return {};
  return {
    seam: {
      attempt: number('attempt'),
      protocol,
      dialect: asString(seam?.['dialect']) ?? null,
      thinking: asString(seam?.['thinking']) ?? null,
      tools: asString(seam?.['tools']) ?? null,
      issuer: text('issuer'),
      method,
      prefill,
      part: number('part'),
      characters: number('characters'),
    },
  };
}

function objectsIn(json: string): JsonObject[] {
  const list = asArray(parseJson(json));
  if (!list) throw new Error('the trace database is damaged: a list of losses or notes is not a JSON array');
  return list.map((item) => asObject(item)).filter((item) => item !== undefined);
}

// ---------------------------------------------------------------- columns

/** Exchange as `prisma/sqlite/schema.prisma` declares it. */
type ExchangeModel = Prisma.ExchangeGetPayload<object>;
/** The other columns have statements of their own, so that writing an exchange again does not change them. */
type ColumnName = Exclude<keyof ExchangeModel, 'seq' | 'prompt' | 'agent' | 'keptBecause' | 'problem'>;
/** What is written to a column: a number where Prisma reads a BigInt. */
type ColumnValue<Name extends ColumnName> =
  | (Extract<ExchangeModel[Name], bigint> extends never ? never : number)
  | Exclude<ExchangeModel[Name], bigint>;

interface ExportTarget<Value> {
  path: string;
  isListingOnly?: boolean;
  /** From the value that Prisma reads to the one that is exported; as it is where absent. */
  read?: (value: Value) => unknown;
}

interface Column<Name extends ColumnName, Target> {
  name: Name;
  write(source: ColumnSource): ColumnValue<Name> | undefined;
  /** For the types of what is exported alone. */
  target?: Target;
  path: string | undefined;
  isListingOnly: boolean;
  read(row: ExchangeModel): unknown;
}

type AnyColumn = (typeof exchangeColumns)[number];

function column<
  Name extends ColumnName,
  const Target extends string | ExportTarget<ExchangeModel[Name]> | undefined = undefined,
>(
  name: Name,
  write: (source: ColumnSource) => ColumnValue<Name> | (null extends ColumnValue<Name> ? undefined : never),
  target?: Target,
): Column<Name, Target> {
  const exported: string | ExportTarget<ExchangeModel[Name]> | undefined = target;
  const {
    path,
    isListingOnly = false,
    read,
  }: Partial<ExportTarget<ExchangeModel[Name]>> = typeof exported === 'string' ? { path: exported } : (exported ?? {});
  return { name, write, path, isListingOnly, read: (row) => (read ? read(row[name]) : row[name]) };
}

function inTrace<const Path extends string, Value, Out>(path: Path, read: (value: Value) => Out) {
  return { path, read };
}

function inListing<const Path extends string>(path: Path) {
  return { path, isListingOnly: true as const };
}

/** Refuses a table that lacks a column of the model. */
function defineColumns<const Columns extends readonly { name: ColumnName }[]>(
  columns: Columns &
    ([Exclude<ColumnName, Columns[number]['name']>] extends [never]
      ? unknown
      : { missing: Exclude<ColumnName, Columns[number]['name']> }),
): Columns {
  return columns;
}

// ---------------------------------------------------------------- exported types

/** The type of a value at a path. */
type Nested<Path extends string, Value> = Path extends `${infer Group}?.${infer Field}`
  ? Record<Group, Record<Field, Value> | null>
  : Path extends `${infer Group}.${infer Field}`
    ? Record<Group, Record<Field, Value>>
    : Record<Path, Value>;

type ExportOf<Each extends AnyColumn> =
  Each extends Column<infer Name, infer Target>
    ? Target extends string
      ? Nested<Target, ExchangeModel[Name]>
      : Target extends { path: infer Path extends string; read(value: never): infer Out }
        ? Nested<Path, Out>
        : Target extends { path: infer Path extends string }
          ? Nested<Path, ExchangeModel[Name]>
          : never
    : never;

type Exported<Each extends AnyColumn> = (
  ExportOf<Each> extends infer One ? (One extends unknown ? (one: One) => void : never) : never
) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never;
