import type { AnswerSeam } from '../core/answer-seam.ts';
import type { CoreAssistantPart } from '../core/types.ts';
import { formatNumber } from './format.ts';
import type { Line } from './line.ts';

/** Where in an answer, and which attempt broke there. */
export type Seam = Pick<AnswerSeam, 'attempt' | 'part' | 'characters'>;

/** Where another target was asked to continue the answer; null where none was. */
export const seamOf = ({ notes }: { notes: readonly { seam?: Seam | undefined }[] }): Seam | null =>
  notes.find(({ seam }) => seam)?.seam ?? null;

/**
 * Where a seam is in the parts of an answer, by their lengths in UTF-16 units of text and reasoning: before the unit
 * `offset` of the part `index`, which may be behind the last one.
 */
function placeOfSeam(
  lengths: readonly number[],
  { part, characters }: Pick<Seam, 'part' | 'characters'>,
): { index: number; offset: number } {
  let left = characters;
  for (const [index, length] of lengths.entries()) {
    if (left < length || (left === 0 && index >= part)) return { index, offset: left };
    left -= length;
  }
  return { index: lengths.length, offset: 0 };
}

const lengthOfPart = (part: CoreAssistantPart): number => {
  if (part.type === 'text') return part.text.length;
  return part.type === 'reasoning' ? part.blocks.reduce((sum, { text }) => sum + text.length, 0) : 0;
};

/** The parts before a seam, and those behind it; a text is divided there. */
export function splitAtSeam(
  content: readonly CoreAssistantPart[],
  seam: Pick<Seam, 'part' | 'characters'>,
): [before: CoreAssistantPart[], after: CoreAssistantPart[]] {
  const { index, offset } = placeOfSeam(content.map(lengthOfPart), seam);
  const part = content[index];
  if (offset === 0 || !part) return [content.slice(0, index), content.slice(index)];
  // Reasoning is not continued: where it is the end of what came first, the seam is behind it.
  if (part.type !== 'text') return [content.slice(0, index + 1), content.slice(index + 1)];
  const { citations, ...rest } = part;
  // Their places are in the whole text.
  const unplaced = citations?.map((citation) => {
    const { at: _, ...others } = citation;
    return others;
  });
  return [
    [...content.slice(0, index), { ...rest, text: part.text.slice(0, offset) }],
    [{ ...rest, text: part.text.slice(offset), ...(unplaced && { citations: unplaced }) }, ...content.slice(index + 1)],
  ];
}

/** Which target answered, and the attempts at others. */
interface AnsweredExchange {
  readonly backend: {
    readonly provider: string;
    readonly model: string;
    readonly attempts: readonly { readonly backend: string; readonly model: string; readonly error: string | null }[];
  } | null;
}

/** Where another target continued an answer: which one, and how the one before broke off. */
export function seamLine({ backend }: AnsweredExchange, { attempt, characters }: Seam): Line<'seam'> {
  const broken = backend?.attempts[attempt];
  const before = broken ? `${broken.backend}/${broken.model} broke off ` : '';
  return {
    kind: 'seam',
    label: `continued here by ${backend ? `${backend.provider}/${backend.model}` : 'another target'}`,
    text: `${before}after ${formatNumber(characters, 'character')}${broken?.error ? `: ${broken.error}` : ''}`,
    tone: 'mixed',
  };
}
