import type { Plugin } from 'vite';
import { changedLines } from './changed-lines.ts';

const RELOAD = 'window.location.reload();';
const GUARDED = [
  'await new Promise((resolve) => setTimeout(resolve, 100));',
  // Code that was only preloaded is not needed yet: the current page stays.
  'const target = window.__navigationTarget;',
  // A page with a loader waits for it for ever, unless that throws too.
  'const lost = () => { throw error; };',
  'if (!target || !window.__chunkReload(target)) return { default: lost, clientLoader: lost };',
].join(' ');

/**
 * React Router reloads without a limit when the code of a route is lost. Puts the guard of `shell/document/chunk-guard.ts`
 * in its place (RULES 12.7).
 */
export const chunkGuard = (): Plugin =>
  changedLines({
    name: 'chunk-guard',
    modules: /node_modules\/react-router\//,
    changes: [{ from: RELOAD, to: GUARDED }],
    environments: ['client'],
    moved: 'react-router has changed: look at loadRouteModule again',
  });
