import type { Environment } from '#gateway/environment.ts';
import { BRAND } from '#schema/codes/base/brand.ts';

/** Tells who has started a demonstration where it is. */
export function printUrls({ mode, publicUrl, gatewayUrl }: Environment): void {
  if (mode !== 'demo') return;
  process.stdout.write(
    [
      '',
      `  ${BRAND.name.en} is open:  ${publicUrl}`,
      // the web apart has no editor: the gateway that it asks says where its own is
      ...(gatewayUrl === null ? [`  GraphiQL:                 ${publicUrl}/graphql`] : []),
      '  Everything is simulated: no real flights, no real money. Ctrl+C closes it; its data stay.',
      '',
      '',
    ].join('\n'),
  );
}
