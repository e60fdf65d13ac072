import path from 'node:path';
import type { Plugin } from 'vite';

const OWN = /\/(gateway|schema)\/.*\.ts$/;

/**
 * A module of the bundle still finds the files that lie beside its source (SDL, examples,
 * documents), wherever the project is moved to; and a process or thread that it starts is the
 * bundled one.
 * @param entries the names of the bundled entries by the absolute path of their source
 */
export const importMetaUrl = (folder: string, entries: ReadonlyMap<string, string>): Plugin => ({
  name: 'import-meta-url',
  enforce: 'pre',
  transform(code, id) {
    if (!OWN.test(id) || id.includes('/node_modules/') || !code.includes('import.meta.')) return;
    const here = path.dirname(id);
    const fromBundle = (target: string) => path.relative(folder, target).replaceAll(path.sep, '/');
    const bundled = code.replace(
      /new URL\('([^']+\.ts)', import\.meta\.url\)/g,
      (whole, source: string) => {
        const name = entries.get(path.join(here, source));
        return name ? `new URL('./${name}.js', import.meta_url)` : whole;
      },
    );
    return bundled
      .replaceAll('import.meta.url', `new URL('${fromBundle(id)}', import.meta_url).href`)
      .replaceAll(
        'import.meta.dirname',
        `process.getBuiltinModule('node:path').join(import.meta.dirname, '${fromBundle(here)}')`,
      )
      .replaceAll('import.meta_url', 'import.meta.url');
  },
});
