const keywords: ReadonlySet<string> = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Whether Python accepts this as a parameter name. Others are passed by unpacking a dictionary. */
export const isParameterName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !keywords.has(name);
