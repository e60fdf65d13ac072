import type { Environment } from '#gateway/environment.ts';
import { documentForAll } from './compressed-page.ts';
import { escapeHtml } from './escape-html.ts';
import { pageHeaders } from './page-headers.ts';
import { type Missing, publicConfiguration, type SiteHandler } from './site-handler.ts';

/**
 * The page that says that an address does not exist: rendered once a language, then filled in with
 * the address.
 */
export type NotFoundPage = {
  /** Null where the page must be rendered for this request. */
  page(request: Request): Promise<Response | null>;
};

type Dependencies = {
  readonly environment: Environment;
  readonly webSite: Pick<SiteHandler, 'handle' | 'notFoundCacheKey' | 'NONCE_SLOT'>;
};

type Template = ReturnType<typeof documentForAll>;

export function createNotFoundPage({ environment, webSite }: Dependencies): NotFoundPage {
  const configuration = publicConfiguration(environment);
  const traits = pageHeaders(webSite, environment, 'private, no-cache');
  /** One for each language, and for each way in which the router matches what is unknown. */
  const templates = new Map<string, Promise<Template | null>>();

  async function render(address: string): Promise<Template | null> {
    const answer = await webSite.handle(new Request(new URL(address, configuration.origin)), {
      nonce: webSite.NONCE_SLOT,
      fetchGraphQL: () => Promise.reject(new Error('A page for no address asks for nothing')),
      configuration,
      report: () => undefined,
    });
    return answer.status === 404 ? documentForAll(await answer.text(), traits) : null;
  }

  return {
    async page(request) {
      const missing = webSite.notFoundCacheKey(request);
      if (!missing) return null;
      const drawing = templates.get(missing.slotted) ?? render(missing.slotted).catch(() => null);
      templates.set(missing.slotted, drawing);
      const template = await drawing;
      if (!template) {
        templates.delete(missing.slotted);
        return null;
      }
      return whole(filledIn(template.html, missing), template.headers);
    },
  };
}

/** Its length is told, so that it is compressed in one go. */
function whole(html: string, headers: Template['headers']): Response {
  const body = new TextEncoder().encode(html);
  return new Response(body, {
    status: 404,
    headers: { ...headers, 'content-length': String(body.length) },
  });
}

/** The address is in links to this page as it is, and in the link to sign in as a parameter. */
const filledIn = (html: string, { path: [pathSlot, path], query: [querySlot, query] }: Missing) =>
  html
    .replaceAll(querySlot, () => escapeHtml(query))
    .replaceAll(encodeURIComponent(querySlot), () => escapeHtml(encodeURIComponent(query)))
    .replaceAll(pathSlot, () => escapeHtml(path))
    .replaceAll(encodeURIComponent(pathSlot), () => escapeHtml(encodeURIComponent(path)));
