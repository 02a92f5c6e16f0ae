import type { JsonObject, JsonSchema } from './json.ts';
import type { CacheHint, Extras, Protocol, WireForm } from './protocol-fields.ts';

interface ToolBase {
  cache?: CacheHint;
  extras?: Extras;
  wireForm?: WireForm;
}
export type CoreTool =
  | (ToolBase & {
      type: 'function';
      name: string;
      description?: string;
      inputSchema: JsonSchema;
      strict?: boolean;
      /** Its results are pictures: it is of no use to a model that cannot see. */
      needsVision?: true;
    })
  | (ToolBase & {
      type: 'freeform';
      name: string;
      description?: string;
      grammar?: { syntax: 'lark' | 'regex'; definition: string };
    })
  | CoreServerTool;

/** A tool that the vendor runs itself, in the form of one protocol. */
export interface CoreServerTool extends ToolBase {
  type: 'server';
  protocol: Protocol;
  /** What the protocol calls the tool, with its version. */
  kind: string;
  name?: string;
  /** What the tool does, where vendors of other protocols run such a tool too. */
  hosted?: CoreHostedTool;
  /** The fields of any other tool on its wire. */
  config?: JsonObject;
}

/** What vendors of several protocols run themselves. */
export const hostedToolKinds = ['web-search', 'web-fetch', 'code-execution', 'tool-search'] as const;
export type ServerToolKind = (typeof hostedToolKinds)[number];
/** Those that a backend of another protocol can run: tools that a search finds are declared in the form of its own vendor. */
export type HostedToolKind = CoreHostedTool['type'];

/** A tool that vendors of several protocols run, with the settings that at least two of them have. */
export type CoreHostedTool = CoreWebSearchTool | CoreWebFetchTool | CoreCodeExecutionTool;

export interface CoreWebSearchTool {
  type: 'web-search';
  /** How often it may be called for one answer. */
  maxUses?: number;
  allowedDomains?: string[];
  blockedDomains?: string[];
  userLocation?: CoreUserLocation;
  /** How much of what is found the model reads: `low`, `medium` or `high`. */
  contextSize?: string;
}

/** Reads pages whose addresses are in the conversation. */
export interface CoreWebFetchTool {
  type: 'web-fetch';
  /** How often it may be called for one answer. */
  maxUses?: number;
  allowedDomains?: string[];
  blockedDomains?: string[];
}

/** Runs code that the model writes, in a container of the vendor. */
export interface CoreCodeExecutionTool {
  type: 'code-execution';
}

/** Roughly where the user is: names, the two letters of a country, a zone of the IANA database. */
export interface CoreUserLocation {
  city?: string;
  region?: string;
  country?: string;
  timezone?: string;
}

export type CoreToolChoice = (
  | { mode: 'auto' | 'none' | 'required'; among?: string[] }
  | { mode: 'tool'; name: string }
) & { wireForm?: WireForm };
