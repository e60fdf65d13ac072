import { type Plugin, shouldRenderGraphiQL } from 'graphql-yoga';
import { graphiqlTabs } from '#gateway/graphiql/graphiql-tabs.ts';
import { type CompressedPage, compressPage } from '#gateway/http/pages/compressed-page.ts';

/** GraphiQL holds everything it runs in its own page: this policy lets it ask only this gateway. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TRAITS = { slot: 'no nonce', policy: () => POLICY, cacheControl: 'private, no-cache' };

/**
 * Shows GraphiQL to browsers. Its page has 9 MB, so it is packed once for all of them, with
 * examples that fit the day, and loaded at the first visit.
 */
export function graphiql(now: () => Date): Plugin {
  let kept: { readonly day: string; readonly page: CompressedPage } | null = null;

  const current = async (): Promise<CompressedPage> => {
    const day = now().toISOString().slice(0, 10);
    if (kept?.day !== day) {
      const { graphiqlPage } = await import('#gateway/graphiql/graphiql-page.ts');
      kept = { day, page: compressPage(graphiqlPage(graphiqlTabs(now())), TRAITS) };
    }
    return kept.page;
  };

  return {
    async onRequest({ request, url, endResponse }) {
      if (shouldRenderGraphiQL(request) && url.pathname === '/graphql')
        endResponse(await (await current()).answer(request.headers));
    },
  };
}
