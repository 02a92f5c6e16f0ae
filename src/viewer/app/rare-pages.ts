export { ComparePage } from '../runs/compare-page.tsx';
export { RunsPage } from '../runs/runs-page.tsx';
export { StatusPage } from '../status/status-page.tsx';
export { UsagePage } from '../usage/usage-page.tsx';
