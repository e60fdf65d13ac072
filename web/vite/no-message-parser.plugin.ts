import type { Plugin } from 'vite';

/** Catalogues reach the browser parsed, so it needs no ICU parser. */
export function noMessageParser(): Plugin {
  return {
    name: 'magnolia:no-message-parser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
      handler(_id, importer) {
        return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer, {
          skipSelf: true,
        });
      },
    },
  };
}
