import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments } from '#gateway/command-help.ts';
import { keepCompiled, startedMode } from '#gateway/environment.ts';
import { buildSite, isBuilt } from '#gateway/site/build-site.ts';
import { bundledGateway, bundleGateway } from '#gateway/site/bundle-gateway.ts';

/** `npm start`: builds what is stale, and serves. */
readArguments({
  usage: 'npm start',
  does: 'Builds what is out of date, then serves the site, the gateway and, in demo, the airline.',
  example: 'PORT=4000 npm start',
});
if (!isBuilt()) {
  try {
    await buildSite((step) => console.warn(`… ${step}`));
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}
const mode = startedMode();
const bundle = bundledGateway(mode) ?? (await bundleGateway(mode));
keepCompiled(path.join(import.meta.dirname, '../../../.cache/compiled'));
const { serveUntilSignal }: typeof import('#gateway/app/serve.ts') = await import(
  pathToFileURL(bundle).href
);
await serveUntilSignal();
