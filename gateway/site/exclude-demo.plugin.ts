import path from 'node:path';
import type { Plugin } from 'vite';

/** What only a demonstration has. The gateway imports it when its mode asks for it. */
const DEMO = /^#gateway\/(demo|scenarios|mocks|graphiql)\//;
const DEMO_FILES = /^gateway\/(demo|scenarios|mocks|simulated\/(mailbox|payment-provider))\//;

const LEFT_OUT = '\0left-out-demo';

/** Files of the demonstration among the modules of a bundle. */
export const demoFilesIn = (root: string, modules: readonly string[]): string[] =>
  modules
    .map((id) => path.relative(root, id).replaceAll(path.sep, '/'))
    .filter((file) => DEMO_FILES.test(file));

/**
 * Builds nothing of the demonstration into the bundle for production.
 * @throws when a module of the demonstration is bundled all the same, since something imports it at
 *   once
 */
export const excludeDemo = (root: string): Plugin => ({
  name: 'exclude-demo',
  enforce: 'pre',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && DEMO.test(specifier) ? LEFT_OUT : null,
  load: (id) =>
    id === LEFT_OUT ? "throw new Error('The demonstration is not built for production');" : null,
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : [],
    );
    const found = demoFilesIn(root, modules);
    if (found.length > 0) throw new Error(`built for production: ${found.join(', ')}`);
  },
});
