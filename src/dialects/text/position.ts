/**
 * How Markdown (CommonMark 0.31) sets a position apart: code fence, inline code span, or indented code block. Markers
 * there are quoted, that is, only mentioned.
 */
export type Quote = 'none' | 'fence' | 'span' | 'block';

/** A position in a text, and what precedes it. */
export interface TextPosition {
  isFinal: boolean;
  /** Whether only blanks precede it in its line, or since the last call or tag. */
  lineStart: boolean;
  quote: Quote;
  /** The preceding UTF-16 unit. Empty after a call or tag. */
  before: string;
  /** The backticks or tildes that opened the code fence around it. Empty outside of fences. */
  fence: string;
}

/** Tracks the position in a text. The result does not depend on how the text is split. */
export interface PositionTracker {
  /** Adds the next piece of text. */
  add(text: string): void;

  /** Marks a call or a reasoning tag. */
  border(): void;
  now(isFinal: boolean): TextPosition;
  /** Returns a function that restores the current state. */
  save(): () => void;
}

const lineBreak = 0x0a;
const tab = 0x09;
const backtick = 0x60;
const tilde = 0x7e;
/** `>` before a line of a block quote. */
const quoteMark = 0x3e;

/** Minimum length of the run that opens a fence, and maximum indentation. */
const minFence = 3;
const maxFenceIndent = 3;
const minBlockIndent = 4;
const tabWidth = 4;

/** Maximum length of a text that is read immediately, as holding it costs more, and of all texts that are held, in UTF-16 units. */
const maxShort = 32;
const maxPending = 64 * 1024;

/** What the line may still be. After `content` only backticks have a meaning. */
type Head = 'start' | 'bullet' | 'digits' | 'ordinal' | 'run' | 'lead' | 'content';

export const createPositionTracker = (): PositionTracker => new Tracker();

// A class, as it reads every unit of every text: its methods are created once.
class Tracker implements PositionTracker {
  #head: Head = 'start';
  /**
   * Columns read at the beginning of the line, and columns before its first non-blank unit, counted from the marker of
   * a list item.
   */
  #column = 0;
  #indent = 0;
  #hasContent = false;
  #isListItem = false;
  #isBlock = false;
  /** The current run, and whether the line begins with it. */
  #runUnit = 0;
  #runLength = 0;
  #isLead = false;
  /** The run at the beginning of the line, if long enough for a fence, and whether only blanks follow it. */
  #leadUnit = 0;
  #leadLength = 0;
  #isLeadAlone = false;
  /** Length of the run that opened the inline code span, possibly in an earlier line. 0 outside of spans. */
  #ticks = 0;
  /** The open fence. */
  #fenceUnit = 0;
  #fenceLength = 0;
  /** Where the text of the last list item begins, in columns. 0 outside of lists. */
  #listIndent = 0;
  /** Whether there is text before this line, and whether the line before it is blank or indented code. */
  #hasText = false;
  #isAfterBlank = true;
  #last = 0;
  /** Longer texts that are not read yet, as most positions are never requested. */
  #pending: string[] = [];
  #pendingLength = 0;

  add(text: string): void {
    const { length } = text;
    if (length > maxShort) {
      this.#pending.push(text);
      this.#pendingLength += length;
      if (this.#pendingLength >= maxPending) this.#flush();
      return;
    }
    if (this.#pending.length > 0) this.#flush();
    let at = 0;
    if (this.#head === 'content') at = firstSpecial(text);
    for (; at < length; at++) this.#read(text.charCodeAt(at));
    if (length > 0) this.#last = text.charCodeAt(length - 1);
  }

  border(): void {
    this.#flush();
    if (this.#closesFence()) this.#fenceUnit = 0;
    this.#beginLine();
    this.#ticks = 0;
    this.#hasText = true;
    this.#isAfterBlank = false;
    this.#last = 0;
  }

  now(isFinal: boolean): TextPosition {
    this.#flush();
    const quote = this.#quote();
    return {
      isFinal,
      lineStart: !this.#hasContent,
      quote,
      before: this.#last === 0 ? '' : String.fromCharCode(this.#last),
      fence: quote === 'fence' ? String.fromCharCode(this.#fenceUnit).repeat(this.#fenceLength) : '',
    };
  }

  save(): () => void {
    this.#flush();
    const saved = new Tracker();
    saved.#copy(this);
    return () => this.#copy(saved);
  }

  #copy(other: Tracker): void {
    this.#head = other.#head;
    this.#column = other.#column;
    this.#indent = other.#indent;
    this.#hasContent = other.#hasContent;
    this.#isListItem = other.#isListItem;
    this.#isBlock = other.#isBlock;
    this.#runUnit = other.#runUnit;
    this.#runLength = other.#runLength;
    this.#isLead = other.#isLead;
    this.#leadUnit = other.#leadUnit;
    this.#leadLength = other.#leadLength;
    this.#isLeadAlone = other.#isLeadAlone;
    this.#ticks = other.#ticks;
    this.#fenceUnit = other.#fenceUnit;
    this.#fenceLength = other.#fenceLength;
    this.#listIndent = other.#listIndent;
    this.#hasText = other.#hasText;
    this.#isAfterBlank = other.#isAfterBlank;
    this.#last = other.#last;
    this.#pending = [];
    this.#pendingLength = 0;
  }

  /** Reads the held text. */
  #flush(): void {
    if (this.#pending.length === 0) return;
    const text = this.#pending.join('');
    this.#pending = [];
    this.#pendingLength = 0;
    this.#last = text.charCodeAt(text.length - 1);
    let nextBreak = -1;
    let nextTick = -1;
    for (let at = 0; at < text.length; at++) {
      if (this.#head === 'content') {
        if (nextBreak < at) nextBreak = indexFrom(text, '\n', at);
        if (nextTick < at) nextTick = indexFrom(text, '`', at);
        at = Math.min(nextBreak, nextTick);
        if (at === text.length) return;
      }
      this.#read(text.charCodeAt(at));
    }
  }

  #read(code: number): void {
    switch (this.#head) {
      case 'content':
        if (code === lineBreak) this.#nextLine();
        else if (code === backtick) this.#beginRun(code, 'line');
        return;
      case 'run':
        if (code === this.#runUnit) this.#runLength++;
        else {
          this.#endRun();
          this.#read(code);
        }
        return;
      case 'lead':
        if (code === lineBreak) this.#nextLine();
        else if (code === backtick) this.#beginRun(code, 'line');
        else if (!isSpace(code)) {
          this.#isLeadAlone = false;
          this.#head = 'content';
        }
        return;
      default:
        this.#readHead(code);
    }
  }

  /** Reads one unit at the beginning of a line, where list items and fences begin. */
  #readHead(code: number): void {
    if (code === lineBreak) return this.#nextLine();
    const width = code === tab ? tabWidth - (this.#column % tabWidth) : 1;
    this.#column += width;
    if (isSpace(code)) {
      if (this.#head === 'start') this.#indent += width;
      else if (this.#head === 'digits') this.#head = 'content';
      else this.#beginItem();
      return undefined;
    }
    if (!this.#hasContent) {
      this.#isBlock = this.#beginsBlock();
      this.#hasContent = true;
    }
    if (this.#head === 'start' && (code === backtick || code === tilde)) this.#beginRun(code, 'lead');
    else if (this.#head !== 'start' || code !== quoteMark) this.#head = this.#headWith(code);
    return undefined;
  }

  /** Lists do not begin within a fence. */
  #headWith(code: number): Head {
    if (this.#fenceUnit !== 0) return 'content';
    const isDigit = code >= 0x30 && code <= 0x39;
    const isBullet = code === 0x2d || code === 0x2a || code === 0x2b;
    if (this.#head === 'start') return isDigit ? 'digits' : isBullet ? 'bullet' : 'content';
    if (this.#head !== 'digits') return 'content';
    return isDigit ? 'digits' : code === 0x2e || code === 0x29 ? 'ordinal' : 'content';
  }

  #beginItem(): void {
    this.#listIndent = this.#column;
    this.#isListItem = true;
    this.#indent = 0;
    this.#ticks = 0;
    this.#head = 'start';
  }

  /** Whether text at this point begins a line of indented code. */
  #beginsBlock(): boolean {
    const isIndented = this.#indent >= minBlockIndent && this.#listIndent === 0;
    return isIndented && this.#isAfterBlank && this.#hasText && this.#fenceUnit === 0;
  }

  #beginRun(code: number, where: 'lead' | 'line'): void {
    this.#isLead = where === 'lead';
    this.#isLeadAlone &&= this.#isLead;
    this.#runUnit = code;
    this.#runLength = 1;
    this.#head = 'run';
  }

  #endRun(): void {
    this.#ticks = this.#ticksNow();
    if (this.#isLead && this.#runLength >= minFence) {
      this.#leadUnit = this.#runUnit;
      this.#leadLength = this.#runLength;
      this.#isLeadAlone = true;
      this.#head = 'lead';
      return;
    }
    // The info string of an opening fence contains no backticks.
    if (!this.#isLead && this.#leadUnit === backtick) this.#leadUnit = 0;
    this.#head = 'content';
  }

  /** Length of the run that opened the current inline code span, including the current run. */
  #ticksNow(): number {
    const isRun = this.#head === 'run' && this.#runUnit === backtick && this.#fenceUnit === 0;
    if (!isRun) return this.#ticks;
    if (this.#ticks === 0 || (this.#isLead && this.#runLength >= minFence)) return this.#runLength;
    return this.#ticks === this.#runLength ? 0 : this.#ticks;
  }

  /** Whether the line so far closes the open fence. */
  #closesFence(): boolean {
    const isRun = this.#head === 'run' && this.#isLead;
    const unit = isRun ? this.#runUnit : this.#leadUnit;
    const length = isRun ? this.#runLength : this.#leadLength;
    if (unit === 0 || unit !== this.#fenceUnit || length < this.#fenceLength) return false;
    return (isRun || this.#isLeadAlone) && this.#indent <= maxFenceIndent + this.#listIndent;
  }

  #nextLine(): void {
    if (this.#head === 'run') this.#endRun();
    const isInFence = this.#fenceUnit !== 0;
    const isText = this.#hasContent && !this.#isListItem && !isInFence;
    if (isText && this.#isAfterBlank && this.#indent < this.#listIndent) this.#listIndent = 0;
    if (isInFence) {
      if (this.#closesFence()) this.#fenceUnit = 0;
    } else if (this.#leadUnit !== 0 && this.#indent <= maxFenceIndent + this.#listIndent) {
      this.#fenceUnit = this.#leadUnit;
      this.#fenceLength = this.#leadLength;
    }
    // A span may continue in the next line of its paragraph.
    if (!this.#hasContent || isInFence || this.#fenceUnit !== 0) this.#ticks = 0;
    this.#isAfterBlank = !this.#hasContent || this.#isBlock;
    this.#hasText ||= this.#hasContent;
    this.#beginLine();
  }

  #beginLine(): void {
    this.#head = 'start';
    this.#column = 0;
    this.#indent = 0;
    this.#hasContent = false;
    this.#isListItem = false;
    this.#isBlock = false;
    this.#leadUnit = 0;
    this.#isLeadAlone = false;
  }

  #quote(): Quote {
    if (this.#fenceUnit !== 0) return this.#closesFence() ? 'none' : 'fence';
    if (this.#hasContent ? this.#isBlock : this.#beginsBlock()) return 'block';
    return this.#ticksNow() > 0 ? 'span' : 'none';
  }
}

/** The first unit with a meaning within a line, or the length of the text. */
function firstSpecial(text: string): number {
  let at = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === lineBreak || code === backtick) break;
  }
  return at;
}

/** The next such unit, or the length of the text. */
function indexFrom(text: string, unit: string, from: number): number {
  const at = text.indexOf(unit, from);
  return at === -1 ? text.length : at;
}

/** A blank other than a line break. */
const isSpace = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0d;
