import type { BackendContext, Report, UnlocatedLoss } from './codec.ts';
import { asArray, asObject, type JsonObject, type JsonValue } from './json.ts';
import type { Validator } from './validation.ts';

// An agent repeats its history and its tools with every request, and equal ones are the same objects: see
// `gateway/request/earlier-bodies.ts`. What is made of them is made once, and lasts as long as they do.
//
// Measured with later turns of a conversation of 100 KB, Anthropic to Chat: from the client's bytes to those for the backend
// takes 0.7 ms in place of 1.4; of 1 MB, 2.2 in place of 7.8.

/** What is known of an object that is expected again. */
class Knowledge {
  /** The validator that accepts it. */
  validator: Validator<unknown> | undefined;
  decode: unknown;
  pointer: string | undefined;
  decoded: object | undefined;
  /** Which encoder made `encoded`. */
  encoder: string | undefined;
  encoded: unknown;
  losses: readonly UnlocatedLoss[] = [];
  bytes: Buffer | undefined;
}

// oxlint-disable-next-line typescript/no-extraneous-class -- only the constructor of a base class can return another object
class GivenObject {
  constructor(value: object) {
    return value;
  }
}

/**
 * Adds a private field to an object of any kind: a constructor's result is what the fields of a subclass are added to
 * (ECMA-262, 10.2.2). Nothing else sees it: not a copy, not JSON. A WeakMap would do the same, but each collection of garbage
 * goes through all of its entries.
 */
class Expected extends GivenObject {
  readonly #knowledge = new Knowledge();

  static expect(value: object): object {
    return #knowledge in value ? value : new Expected(value);
  }

  static knowledgeOf(value: object): Knowledge | undefined {
    return #knowledge in value ? value.#knowledge : undefined;
  }
}

const { knowledgeOf } = Expected;

/** Announces an object that is likely to come again. It must not be changed from now on. */
export const expectAgain = (value: object): void => void Expected.expect(value);

// ---------------------------------------------------------------- validation

/** The lists of a request whose elements are valid or not by themselves. */
const lists = ['messages', 'tools'] as const;

/** Whether a request is valid. Elements that the validator accepted before are not looked at again. */
export function isValid<T>(validator: Validator<T>, body: JsonValue): body is T & JsonValue {
  const fields = asObject(body);
  const rest: JsonObject = { ...fields };
  const accepted: Knowledge[] = [];
  let isRepeated = false;
  for (const name of lists) {
    const list = asArray(fields?.[name]);
    if (!list) continue;
    // A list that must not be empty stays so.
    rest[name] = list.filter((element, index) => {
      const knowledge = typeof element === 'object' && element !== null ? knowledgeOf(element) : undefined;
      if (knowledge) accepted.push(knowledge);
      const isKnown = knowledge?.validator === validator && index > 0;
      isRepeated ||= isKnown;
      return !isKnown;
    });
  }
  if (!(isRepeated && validator(rest)) && !validator(body)) return false;
  for (const knowledge of accepted) knowledge.validator = validator;
  return true;
}

// ---------------------------------------------------------------- decoding

/**
 * Decodes an object of a request. `decode` depends on nothing but its arguments; what it gives back for an object that is
 * expected again is expected again, too.
 * @param pointer the JSON Pointer of the object, which its Core objects are given.
 */
export function decodeOnce<Wire extends object, Core extends object>(
  wire: Wire,
  pointer: string,
  decode: (wire: Wire, pointer: string) => Core,
): Core {
  const knowledge = knowledgeOf(wire);
  if (!knowledge) return decode(wire, pointer);
  // The same function with the same arguments.
  if (knowledge.decode === decode && knowledge.pointer === pointer) return knowledge.decoded as Core;
  const decoded = decode(wire, pointer);
  knowledge.decode = decode;
  knowledge.pointer = pointer;
  knowledge.decoded = decoded;
  for (const each of Array.isArray(decoded) ? (decoded as object[]) : [decoded]) {
    expectAgain(each);
    // Encoders bring results into the order of their calls: a message of results is made again.
    if ('role' in each && each.role === 'tool' && 'content' in each) (each.content as object[]).forEach(expectAgain);
  }
  return decoded;
}

// ---------------------------------------------------------------- encoding

/**
 * Encodes Core objects of a request for one target. What is encoded of each depends on nothing but the object, the target,
 * the client's protocol, and what is known of the model.
 */
export class RepeatedEncoder {
  readonly #key: string;
  readonly #report: Report;
  #losses: UnlocatedLoss[] | undefined;

  /** `issuer` states the protocol, too. */
  constructor({ issuer, model, facts, callIds, request: { origin }, report }: BackendContext) {
    this.#key = JSON.stringify([issuer, model, facts, callIds ?? '', origin ?? '']);
    this.#report = report;
  }

  /** What encoders have to report with: losses are reported again when what they are about is not encoded again. */
  readonly report: Report = (loss) => {
    this.#losses?.push(loss);
    this.#report(loss);
  };

  /** `wireObjects` lists the objects of the result that are written as they are. */
  encode<Encoded>(core: object, encode: () => Encoded, wireObjects: (encoded: Encoded) => readonly object[]): Encoded {
    const knowledge = knowledgeOf(core);
    if (!knowledge) return encode();
    if (knowledge.encoder === this.#key) {
      knowledge.losses.forEach(this.#report);
      return knowledge.encoded as Encoded;
    }
    const losses: UnlocatedLoss[] = [];
    this.#losses = losses;
    try {
      const encoded = encode();
      knowledge.encoder = this.#key;
      knowledge.encoded = encoded;
      knowledge.losses = losses;
      wireObjects(encoded).forEach(expectAgain);
      return encoded;
    } finally {
      this.#losses = undefined;
    }
  }
}

// ---------------------------------------------------------------- writing

/** The bytes of an object as JSON, if it is expected again. They must not be changed. */
export function writtenOnce(value: object): Buffer | undefined {
  const knowledge = knowledgeOf(value);
  return knowledge && (knowledge.bytes ??= Buffer.from(JSON.stringify(value)));
}
