import { buildSite, isBuilt } from '#gateway/site/build-site.ts';
import { BRAND } from '#schema/codes/base/brand.ts';

/** `npm start`: builds what is stale, serves, and says where. */
if (!isBuilt()) {
  try {
    await buildSite((step) => console.warn(`… ${step}`));
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}
const { serveUntilSignal } = await import('#gateway/compose/serve.ts');
const { environment } = await serveUntilSignal();
if (environment.mode === 'demo') {
  const at = environment.publicUrl;
  process.stdout.write(
    [
      '',
      `  ${BRAND.name.en} is open:  ${at}`,
      `  GraphiQL:                 ${at}/graphql`,
      '  Everything is simulated: no real flights, no real money. Ctrl+C closes it; its data stay.',
      '',
      '',
    ].join('\n'),
  );
}
