import type { Plugin } from 'vite';
import { type Change, changedLines } from './changed-lines.ts';

/** What the routes of a page are rendered from: the rest of the router's state has contexts of its own. */
const RENDERED_FROM = [
  'location',
  'matches',
  'loaderData',
  'errors',
  'initialized',
  'renderFallback',
  'revalidation',
];

const CHANGES: readonly Change[] = [
  {
    // It is given the whole state, so that a navigation that begins, and each route that becomes known, rendered the page again.
    from: 'React$1.memo(DataRoutes);',
    to: `React$1.memo(DataRoutes, (one, other) => one.routes === other.routes && one.manifest === other.manifest && one.onError === other.onError && ${JSON.stringify(RENDERED_FROM)}.every((part) => one.state[part] === other.state[part]));`,
  },
  {
    // In the transition of the router's own state: by itself it rendered all links, and hydrated what was not yet, in one long task.
    from: 'setLocation(newState.location);',
    to: 'React$1.startTransition(() => setLocation(newState.location));',
  },
  {
    // It rendered each form twice, the second time in one task, for `formState.isReady`, which no form here reads.
    from: 'updateFormState((data) => ({\n            ...data,\n            isReady: true,\n        }));',
    to: '',
  },
];

/** React Router renders a page several times for a change of its address, and React Hook Form a form twice at first (decision 26). */
export const fewerRenders = (): Plugin =>
  changedLines({
    name: 'fewer-renders',
    modules: /node_modules\/(?:react-router|react-hook-form)\//,
    changes: CHANGES,
    environments: ['client'],
    moved: 'react-router or react-hook-form has changed: look at what it renders again',
  });
