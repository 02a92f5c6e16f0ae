export { ComparePage } from './compare-page.tsx';
export { RunsPage } from './runs-page.tsx';
