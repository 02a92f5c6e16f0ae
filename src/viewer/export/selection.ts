import type { ExportSelection } from '../app/api.ts';
import type { Route } from '../app/route.ts';
import { runFilter } from '../runs/run-marks.ts';

/** What can be exported, as a title and as the request to the gateway. */
export interface Selection {
  title: string;
  /** Of a file, without its ending; ids only. */
  name: string;
  selected: ExportSelection;
}

/** What a page shows and can be exported; `undefined` where it shows no requests. */
export function selectionOf(route: Route): Selection | undefined {
  switch (route.page) {
    case 'exchange':
      return { title: `request ${route.id.slice(0, 12)}`, name: route.id, selected: { ids: route.id } };
    case 'conversation':
      return {
        title: 'all requests of this conversation',
        name: `conversation-${route.id}`,
        selected: { filter: `conversation:${route.id}` },
      };
    case 'list':
      return {
        title: route.filter === '' ? 'all requests' : 'all requests that match the filter',
        name: 'traces',
        selected: { filter: route.filter },
      };
    case 'usage':
      return undefined;
    case 'runs':
      return route.selected === null
        ? undefined
        : { title: 'the requests of the selected run', name: 'run', selected: { filter: runFilter(route.selected) } };
    case 'compare':
      return route.pair === null || route.pair.includes('')
        ? undefined
        : { title: 'both requests', name: 'pair', selected: { ids: route.pair.join(',') } };
    default:
      return undefined;
  }
}
