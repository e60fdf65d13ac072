import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { BuyExtra } from '#web/app/components/buy-extra/buy-extra.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/lounges.route';
import { LoungeList } from './lounge-list.tsx';
import { lounges as article } from './lounges.article.ts';
import { LoungesDocument } from './lounges.route.gen.ts';

export const handle = page({
  messages: ['article', 'information-lounges', 'traveller-words', 'buy-extra'],
  kept: { reads: [] },
});

// No Apollo in the browser on this page: the loader asks on the server only.
export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const variables = { locale: API_LOCALE[locale] };
  const { lounges, extras } = dataOf(await loadQuery(context, LoungesDocument, variables));
  return { article: articleLoader(article)({ params }), lounges, extras };
}

export default function LoungesRoute({ loaderData }: Route.ComponentProps) {
  const { lounges, extras } = loaderData;
  const list = <LoungeList lounges={lounges} />;
  const buy = extras.map((extra) => <BuyExtra key={extra.id} extra={extra} />);
  return <ArticlePage article={loaderData.article} figures={{ list, buy }} />;
}
