import { readArguments } from '#gateway/command-help.ts';
import { buildSite } from '#gateway/site/build-site.ts';
import { bundleGateway } from '#gateway/site/bundle-gateway.ts';

/**
 * `npm run build`: generates, builds and bundles everything that `npm start` runs, whether it is
 * stale or not.
 */
readArguments({
  usage: 'npm run build',
  does: 'Generates, builds and bundles everything that npm start runs, whether it is stale or not.',
  example: 'npm run build && npm start',
});
try {
  await buildSite((step) => console.warn(`… ${step}`));
  for (const mode of ['demo', 'production'] as const) {
    console.warn(`… bundling the gateway (${mode})`);
    await bundleGateway(mode);
  }
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
