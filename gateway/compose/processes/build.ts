import { buildSite } from '#gateway/site/build-site.ts';

/** `npm run build`: generates and builds everything that `npm start` serves, whether it is stale or not. */
try {
  await buildSite((step) => console.warn(`… ${step}`));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
