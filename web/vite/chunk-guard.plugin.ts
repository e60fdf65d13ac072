import type { Plugin } from 'vite';

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
 * in its place (RULES 12.7), and fails the build when the framework's line has moved.
 */
export function chunkGuard(): Plugin {
  let places = 0;
  return {
    name: 'magnolia:chunk-guard',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { code: 'Error loading route module' },
      handler(code) {
        if (code.split(RELOAD).length !== 2)
          this.error('react-router has changed: look at loadRouteModule again');
        places++;
        return { code: code.replace(RELOAD, GUARDED), map: null };
      },
    },
    buildEnd(failure) {
      if (!failure && places !== 1) this.error(`${places} places guarded, 1 expected`);
    },
  };
}
