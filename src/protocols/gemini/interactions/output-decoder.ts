import type * as wire from '../../../../generated/gemini-interactions.js';
import { appendAll } from '../../../core/append-all.ts';
import type { Report } from '../../../core/codec.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { PartWriter } from '../../../core/part-writer.ts';
import type { CoreAssistantPart, WireForm } from '../../../core/types.ts';
import { decodeCitations } from './citations.ts';
import { createOpaque, decodeMedium } from './contents.ts';
import { protocol, withExtras, withWireForm } from './extras.ts';
import { FieldCollector } from './field-collector.ts';

/** The text that is open: its citations are placed once it is whole. */
interface OpenText {
  text: string;
  readonly cited: wire.ReceivedAnnotation[];
}

/** Decodes the contents of outputs: each is a part, and the deltas of a text are one. */
export class OutputDecoder {
  readonly #parts: PartWriter;
  readonly #report: Report;
  #text: OpenText = { text: '', cited: [] };
  /** Of the part that is open: fields that only this protocol knows. */
  #fields: FieldCollector;
  /** Whether the output has a part: what follows in it belongs to the same step. */
  #hasPart = false;

  constructor(parts: PartWriter, report: Report) {
    this.#parts = parts;
    this.#report = report;
    this.#fields = new FieldCollector(report);
  }

  /** Whether the output has a part. */
  hasPart(): boolean {
    return this.#hasPart;
  }

  /** Begins an output; its first part takes the `fields` of the step. */
  start(fields: FieldCollector): void {
    this.#fields = fields;
    this.#hasPart = false;
  }

  decode(content: wire.ReceivedContent): void {
    switch (content.type) {
      case 'text': {
        const { type: _, text, annotations, ...rest } = content;
        this.addText(text ?? '');
        this.#fields.add(rest);
        return this.cite(annotations);
      }
      case 'image':
      case 'audio': {
        const medium = decodeMedium(content);
        const isAnswer = medium?.type === 'image' || medium?.type === 'audio';
        return this.#addPart(isAnswer ? medium : opaqueContent(content as JsonObject));
      }
      case 'document':
      case 'video':
      case undefined:
      case null:
      default:
        return this.#addPart(opaqueContent(content as JsonObject));
    }
  }

  #addPart(part: CoreAssistantPart): void {
    this.closeText();
    const { wireForm } = this.#opening();
    const form = { ...part.wireForm?.[protocol], ...wireForm?.[protocol] };
    const own = { ...part.extras?.[protocol], ...this.#fields.take() };
    this.#parts.part({
      ...part,
      ...(Object.keys(own).length > 0 && { extras: { ...part.extras, [protocol]: own } }),
      wireForm: { ...part.wireForm, [protocol]: form },
    });
  }

  addText(text: string): void {
    if (text === '') return;
    this.#text.text += text;
    if (!this.#parts.isOpen('text')) this.#parts.openText(this.#opening());
    this.#parts.text(text);
  }

  cite(annotations: readonly wire.ReceivedAnnotation[] | null | undefined): void {
    if (annotations) appendAll(this.#text.cited, annotations);
  }

  /** Closes a text with its citations, whose positions may be in any of it. */
  closeText(): void {
    const { text, cited } = this.#text;
    this.#text = { text: '', cited: [] };
    const citations = decodeCitations(cited, { text, report: this.#report });
    if (citations.length > 0 && !this.#parts.isOpen('text')) this.#parts.openText(this.#opening());
    for (const citation of citations) this.#parts.citation(citation);
    if (this.#parts.isOpen('text')) this.#parts.closeText(withExtras(this.#fields.take()));
  }

  /** Marks a content that another one of its step precedes. */
  #opening(): { wireForm?: WireForm } {
    const isFirst = !this.#hasPart;
    this.#hasPart = true;
    return isFirst ? {} : withWireForm({ continues_step: true });
  }
}

const opaqueContent = (content: JsonObject): CoreAssistantPart => ({
  ...createOpaque(content),
  ...withWireForm({ content: true }),
});
