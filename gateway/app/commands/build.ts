import { buildSite } from '#gateway/site/build-site.ts';
import { bundleGateway } from '#gateway/site/bundle-gateway.ts';

/**
 * `npm run build`: generates, builds and bundles everything that `npm start` runs, whether it is
 * stale or not.
 */
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
