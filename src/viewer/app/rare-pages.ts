export { ComparePage } from '../runs/compare-page.tsx';
export { RunsPage } from '../runs/runs-page.tsx';
export { StatusPage } from '../status/status-page.tsx';
