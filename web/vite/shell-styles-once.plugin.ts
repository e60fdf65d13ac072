import type { Plugin } from 'vite';

/**
 * Each page links to the styles of the shell, by an address with `#` from React Router, which Vite
 * does not recognise: a part that is loaded later would load them again, wait for them, and put
 * them after the styles that overrule them. Such a part asks for the shell's scripts in their
 * place, which are there.
 */
export const shellStylesOnce = (): Plugin => ({
  name: 'magnolia:shell-styles-once',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const shell = chunks.find(({ name }) => name === 'shell');
      const [styles] = shell?.viteMetadata?.importedCss ?? [];
      if (!shell || !styles) return this.error('the shell has no styles of its own any more');
      let parts = 0;
      for (const chunk of chunks) {
        if (!chunk.code.includes(`"${styles}"`)) continue;
        chunk.code = chunk.code.replaceAll(`"${styles}"`, `"${shell.fileName}"`);
        parts += 1;
      }
      if (parts === 0) this.error('no part that is loaded later asks for styles of the shell');
    },
  },
});
