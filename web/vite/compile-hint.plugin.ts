import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Begins each script with a hint of V8's (explicit compile hints): its functions are compiled in
 * the background while it loads. Without it each is compiled on the main thread when it is first
 * called, some 1,800 of them before a page with a form is hydrated. A file holds what its pages
 * need (`chunks.ts`), so few are compiled for nothing. To other browsers it is a comment.
 */
export const compileHint = (): Plugin => ({
  name: 'magnolia:compile-hint',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    // it counts on the first line only, where Vite writes the list of a file's dependencies
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `${HINT}${file.code}`;
    },
  },
});
