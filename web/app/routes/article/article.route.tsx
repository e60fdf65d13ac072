import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { articleOfPattern } from '#web/app/components/article/articles.server.ts';
import { page } from '#web/app/i18n/page.ts';
import { notFound } from '#web/app/page/responses.ts';
import type { Route } from './+types/article.route';

export const handle = page({ messages: ['article'] });

export function loader({ params, pattern }: Route.LoaderArgs) {
  const article = articleOfPattern(pattern);
  if (!article) throw notFound();
  return articleLoader(article)({ params });
}

/**
 * Every page that is an article and nothing else; one with figures of its own has a route beside
 * its article.
 */
export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  // what was unfolded in one article is not so in the next
  return <ArticlePage key={loaderData.path} article={loaderData} />;
}
