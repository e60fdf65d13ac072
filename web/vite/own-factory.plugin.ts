import path from 'node:path';
import type { Plugin } from 'vite';

const CHAKRAS = /@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$/;
const OWN = path.resolve(import.meta.dirname, '../app/ui/factory/factory.ts');

/** Has Chakra's components rendered by the site's factory (decision 29). Fails the build when Chakra's is no longer where it was. */
export function ownFactory(): Plugin {
  let used = false;
  return {
    name: 'magnolia:own-factory',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /factory\.js$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found || !CHAKRAS.test(found.id)) return found;
        used = true;
        return OWN;
      },
    },
    buildEnd(failure) {
      if (!failure && !used)
        this.error('@chakra-ui/react has no factory where it was: look at it again');
    },
  };
}
