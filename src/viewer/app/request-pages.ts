export { DiffPage } from '../diff/diff-page.tsx';
export { ExchangePage } from '../exchange/exchange-page.tsx';
