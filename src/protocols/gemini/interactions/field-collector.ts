import type { Report } from '../../../core/codec.ts';
import { withoutNulls, type JsonObject } from '../../../core/json.ts';

/** Collects the fields of a part that only this protocol knows, from all that it is made of. */
export class FieldCollector {
  readonly #report: Report;
  #fields: JsonObject = {};

  constructor(report: Report) {
    this.#report = report;
  }

  /** A field that has another value already is reported. */
  add(fields: JsonObject): void {
    for (const [name, value] of Object.entries(withoutNulls(fields)))
      if (!Object.hasOwn(this.#fields, name)) this.#fields[name] = value;
      else if (JSON.stringify(this.#fields[name]) !== JSON.stringify(value))
        this.#report({ what: `another value of ${name} in the answer` });
  }

  /** What was collected; nothing is left. */
  take(): JsonObject {
    const fields = this.#fields;
    this.#fields = {};
    return fields;
  }
}
