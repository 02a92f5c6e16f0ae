/** A model at a backend, by name. */
export interface TargetName {
  readonly backend: string;
  readonly model: string;
  /** Which of the backend's `api_keys`, as `poolKeyName` has it; absent: it has no others. */
  readonly key?: string;
}

/** The account that a request is sent with: a target, and whose credential it gets. */
export interface AccountName extends TargetName {
  /** Where callers send their own credential: whose. */
  readonly caller?: string;
}

/** A target for people: `openai/gpt-5.5`, and with which key. */
export const describeTarget = ({ backend, model, key }: TargetName): string =>
  `${backend}/${model}${key === undefined ? '' : ` (${key})`}`;
