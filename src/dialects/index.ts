export { dialects, dialectOf } from './table.ts';
export { prepareRequest, readStream, withDialect, type DialectSetup } from './with-dialect.ts';
