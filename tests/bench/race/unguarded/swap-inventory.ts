import { registerHooks } from 'node:module';

/**
 * Loaded with `--import` before a gateway, puts the unguarded inventory in the place of the real one, so that the product
 * needs no switch for it: everything else in that process is what is shipped.
 */
const REAL = new URL(
  '../../../../gateway/modules/flights/inventory/inventory.repository.ts',
  import.meta.url,
).href;
const UNGUARDED = new URL('unguarded-inventory.repository.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    return resolved.url === REAL && context.parentURL !== UNGUARDED
      ? { ...resolved, url: UNGUARDED }
      : resolved;
  },
});
