/** Every character that a terminal obeys or that reorders what it shows; tabs and line feeds aside. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
export const terminalControls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** A text with one of each kind, and with what would begin a line of its own. */
export const hostileText =
  'x\u001b]0;title\u0007\u001b[2J\u009b31m\u0085\r\b\u007f\u202egnp.exe\u2066\u200f\nlouter: all is well';
