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
import { sitePath } from './site-path.ts';

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

/** A subscription has no answer in JSON: it is refused. */
const NO_STREAM = { accept: 'application/json' };

/** So many operations of the browser are asked again at the most. */
const MOST_LATER = 20;

/**
 * `GET /reference/screen?of=<path>`: the operations behind a page of the site, as its visitor asks
 * them. Without a path, of the page that the visitor comes from. `later` has the queries that the
 * page asked afterwards in the browser, as it sent them. Mounted in demo mode only.
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
    const path = sitePath(given ?? c.req.header('referer'), publicUrl);
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
    const rendered = recording.asked.length;
    const again = fetchFor(page, c.get('address'), recording.ask, []);
    for (const search of (c.req.queries('later') ?? []).slice(0, MOST_LATER))
      await again(new URL(`/graphql?${search}`, publicUrl), { headers: NO_STREAM });
    read ??= parts();
    const asked = recording.asked.slice(0, rendered);
    const later = recording.asked.slice(rendered);
    return show(screenPage(read, path, { asked, later, status: answer.status }));
  });
}
