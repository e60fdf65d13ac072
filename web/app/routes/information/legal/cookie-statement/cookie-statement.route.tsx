import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/cookie-statement.route';
import { cookieStatement } from './cookie-statement.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(cookieStatement);

export default function CookieStatementRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
