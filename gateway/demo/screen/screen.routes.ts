import type { GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
import { answeredBy, type Takeover } from '#gateway/demo/reference/coverage/answered-by.ts';
import { readContract } from '#gateway/demo/reference/reference-contract.ts';
import { referencePage } from '#gateway/demo/reference/reference-page.ts';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import type { Environment } from '#gateway/environment.ts';
import { fetchFor, type GraphqlFetch } from '#gateway/http/graphql-fetch.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { publicConfiguration, type SiteHandler } from '#gateway/http/pages/site-handler.ts';
import { recordingFetch } from './recorded-operations.ts';
import { type ScreenParts, screenForm, screenPage } from './screen-page.ts';

/** The parts that the page needs. */
export type ScreenRouteParts = {
  readonly environment: Environment;
  /** The gateway that pages ask. */
  readonly ask: GraphqlFetch;
  /** The built web site. */
  readonly site: () => Promise<Pick<SiteHandler, 'handle'>>;
  readonly readSchema: () => GraphQLSchema;
  readonly takeovers: () => readonly Takeover[];
};

const AT = '/reference/screen';
const TITLE = 'Under a screen';

/** The path and query of a page of this site; null for any other address. */
export function pageOf(given: string | undefined, publicUrl: string): string | null {
  const base = new URL(publicUrl);
  const url = given && URL.canParse(given, publicUrl) ? new URL(given, base) : null;
  if (url?.origin !== base.origin || /^\/(?:demo|reference|graphql|api)(?:\/|$)/.test(url.pathname))
    return null;
  return url.pathname + url.search;
}

/**
 * `GET /reference/screen?of=<path>`: the operations behind a page of the site, as its visitor asks
 * them. Without a path, of the page that the visitor comes from. Mounted in demo mode only.
 */
export function screenRoutes({ environment, ask, site, readSchema, takeovers }: ScreenRouteParts) {
  const { publicUrl } = environment;
  const configuration = publicConfiguration(environment);
  const parts = (): ScreenParts => {
    const schema = readSchema();
    return { schema, places: readContract().places, whoAnswers: answeredBy(schema, takeovers()) };
  };
  let read: ScreenParts | undefined;

  return new Hono<HonoEnv>().get('/', async (c) => {
    const show = (content: Markup, status: 200 | 400 = 200) =>
      c.html(referencePage(TITLE, AT, content), status);
    const given = c.req.query('of');
    const path = pageOf(given ?? c.req.header('referer'), publicUrl);
    if (path === null)
      return given === undefined
        ? show(screenForm('/', 'Come here from a page of the site, or give its address.'))
        : show(screenForm(given, 'That is no address of a page of this site.'), 400);
    const page = new Request(new URL(path, publicUrl), {
      headers: { accept: 'text/html', cookie: c.req.header('cookie') ?? '' },
    });
    const recording = recordingFetch(ask);
    const answer = await (await site()).handle(page, {
      nonce: null,
      fetchGraphQL: fetchFor(page, c.get('address'), recording.ask, []),
      configuration,
      report: () => {},
    });
    await answer.text();
    read ??= parts();
    return show(screenPage(read, path, recording.asked, answer.status));
  });
}
