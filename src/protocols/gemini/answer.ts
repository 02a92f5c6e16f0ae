import type { FrontendContext, Report } from '../../core/codec.ts';
import { toFreeformArguments } from '../../core/freeform.ts';
import { asObject, asString, objectsIn, parseArguments, nonEmpty, type JsonObject } from '../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../core/provenance.ts';
import type {
  CoreAssistantPart,
  CoreCitation,
  CoreFinish,
  CoreReasoning,
  CoreText,
  CoreToolCall,
  Signature,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { citationListName, encodeCitations, type PlacedCitation } from './citations.ts';
import { extrasOf, protocol } from './extras.ts';
import { encodeFinish } from './finish.ts';
import { encodeAnswerMedium } from './media.ts';
import { encodeCall, nativePart, encodeThoughtPart } from './parts.ts';
import { mustBeWrapped, isGeminiSignature, writeSignature } from './signatures.ts';
import { shouldShowThoughts } from './thinking.ts';

/** How a candidate ends. */
export interface CandidateEnd {
  /** The parts that are left to be said. */
  parts: JsonObject[];
  /** What stands around the content. */
  candidateFields: JsonObject;
  /** Fields of the piece of a stream that came with its end. */
  pieceFields: JsonObject;
  /** Whether nothing was ever said. */
  isEmpty: boolean;
}

/** The parts of one candidate in their order, whether they are said whole or piece by piece. */
export interface CandidatePartWriter {
  /** A part that is there whole; `at` is what is to be told of where something of it cannot be said. */
  part(part: CoreAssistantPart, at?: object): JsonObject[];
  /** Texts that follow each other are one, as they are in a stream. */
  texts(run: readonly CoreText[]): JsonObject[];
  /** A text begins; `part` names it for what it cites. */
  startText(part: number): void;
  text(fragment: string, own: JsonObject): JsonObject;
  endText(signature: Signature | undefined, own: JsonObject): JsonObject[];
  cite(citation: CoreCitation, part: number): void;
  thought(fragment: string, own: JsonObject): JsonObject[];
  endThought(thought: CoreReasoning, own: JsonObject): JsonObject[];
  end(finish: CoreFinish, own: JsonObject, wireForm: JsonObject): CandidateEnd;
}

export function createCandidatePartWriter({ request, report }: FrontendContext): CandidatePartWriter {
  const showsThoughts = shouldShowThoughts(request);
  /** Reasoning that the next signature carries. */
  let carried: CoreReasoning[] = [];
  const texts: string[] = [];
  let length = 0;
  const beginnings = new Map<number, number>();
  const citations: PlacedCitation[] = [];
  let malformed: CoreToolCall | undefined;
  let isEmpty = true;

  function signed(wire: JsonObject, signature?: Signature): JsonObject {
    const thoughtSignature = writeSignature(signature, carried);
    carried = [];
    isEmpty = false;
    return { ...wire, ...(thoughtSignature !== undefined && { thoughtSignature }) };
  }

  function text(fragment: string, own: JsonObject, signature?: Signature): JsonObject {
    texts.push(fragment);
    length += fragment.length;
    return signed({ text: fragment, ...own }, signature);
  }

  function writeTexts(run: readonly CoreText[]): JsonObject[] {
    let beginning = length;
    for (const part of run) {
      reportForeignExtras(part, protocol, report);
      for (const citation of part.citations ?? []) citations.push({ citation, beginning });
      beginning += part.text.length;
    }
    const own = extrasOf(run.at(-1) ?? {});
    const signature = run.at(-1)?.signature;
    const said = run.map((part) => part.text).join('');
    return said === '' && !signature && !nonEmpty(own) ? [] : [text(said, own, signature)];
  }

  /** Thoughts are for those who ask for them; what they are sealed with goes to everybody. */
  function writeThought(part: CoreReasoning): JsonObject[] {
    const hasText = part.blocks.some((block) => block.text !== '');
    if (!showsThoughts || mustBeWrapped(part)) {
      if (part.signature) carried.push(part);
      if (!showsThoughts || !hasText) return [];
    }
    if (!hasText && !part.signature) return [];
    isEmpty = false;
    const { signature } = part;
    return [
      {
        ...encodeThoughtPart(part),
        ...(signature && isGeminiSignature(signature) && { thoughtSignature: signature.value }),
      },
    ];
  }

  function writePart(part: CoreAssistantPart, at: object = part): JsonObject[] {
    if (part.type === 'text') return writeTexts([part]);
    reportForeignExtras(part, protocol, report);
    switch (part.type) {
      case 'refusal':
        report({ at: part, what: 'a refusal has no part of its own', instead: 'a text' });
        return part.text === '' ? [] : [text(part.text, extrasOf(part), part.signature)];
      case 'reasoning':
        return writeThought(part);
      case 'tool-call':
        return call(part, at);
      case 'tool-result':
        report({ at: part, what: 'the result of a tool that another vendor ran itself' });
        return [];
      case 'image':
      case 'audio': {
        const medium = encodeAnswerMedium(part, report);
        return medium ? [signed(medium, part.signature)] : [];
      }
      case 'opaque': {
        const own = nativePart(part);
        if (own) return [signed(own, part.signature)];
        reportForeignPart(part, report, at);
        return [];
      }
      default:
        return unreachable(part);
    }
  }

  function call(part: CoreToolCall, at: object): JsonObject[] {
    if (part.runs === 'server') {
      report({ at, what: `a call of ${part.name}, which the vendor ran itself` });
      return [];
    }
    const args = argumentsOf(part);
    if (args) return [signed(encodeCall(part, part.name, args), part.signature)];
    malformed ??= part;
    report({ at, what: 'a call whose arguments are no JSON object', instead: 'the finish reason alone' });
    return [];
  }

  return {
    part: writePart,
    texts: writeTexts,
    startText: (part) => void beginnings.set(part, length),
    text: (fragment, own) => text(fragment, own),
    endText: (signature, own) => (signature || nonEmpty(own) ? [text('', own, signature)] : []),
    cite: (citation, part) => void citations.push({ citation, beginning: beginnings.get(part) ?? length }),
    thought(fragment, own) {
      if (fragment === '' || !showsThoughts) return [];
      isEmpty = false;
      return [{ thought: true, text: fragment, ...own }];
    },
    endThought(thought, own) {
      const { signature } = thought;
      if (signature && (!showsThoughts || mustBeWrapped(thought))) carried.push(thought);
      const token =
        signature && showsThoughts && isGeminiSignature(signature) ? { thoughtSignature: signature.value } : {};
      const closing = nonEmpty({ ...(showsThoughts && own), ...token });
      if (!closing) return [];
      isEmpty = false;
      return [{ thought: true, text: '', ...closing }];
    },
    end(finish, { piece, citationMetadata, ...own }, wireForm) {
      const left = carried.length > 0 ? [signed({ text: '' })] : [];
      const said = encodeCitations(citations, texts.join(''), own['groundingMetadata'], report);
      const { citations: ofVendor, ...beside } = asObject(citationMetadata) ?? {};
      const cited = [...objectsIn(ofVendor), ...said];
      const cites = nonEmpty({ ...beside, ...(cited.length > 0 && { [citationListName(wireForm)]: cited }) });
      return {
        parts: left,
        candidateFields: {
          ...own,
          ...(cites && { citationMetadata: cites }),
          ...(malformed
            ? finishOfMalformedCall(malformed, finish, own, report)
            : { finishReason: encodeFinish(finish, report) }),
        },
        pieceFields: asObject(piece) ?? {},
        isEmpty,
      };
    },
  };
}

/** A call that the end of the output cut through is not there; any other is one that the model got wrong. */
function finishOfMalformedCall(
  { name }: CoreToolCall,
  finish: CoreFinish,
  own: JsonObject,
  report: Report,
): JsonObject {
  if (finish.reason === 'length') return { finishReason: encodeFinish(finish, report) };
  const message =
    asString(own['finishMessage']) ?? `Malformed function call: the arguments of ${name} are no JSON object`;
  return { finishReason: 'MALFORMED_FUNCTION_CALL', finishMessage: message };
}

function argumentsOf({ input }: CoreToolCall): JsonObject | undefined {
  switch (input.kind) {
    case 'json':
      return input.value;
    case 'freeform':
      return toFreeformArguments(input.text);
    case 'json-text':
      return parseArguments(input.text);
    default:
      return unreachable(input);
  }
}
