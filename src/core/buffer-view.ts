/** The same bytes as a Buffer, without a copy: bytes that come from another thread are of its superclass. */
export const viewAsBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
