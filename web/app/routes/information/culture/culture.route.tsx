import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/culture.route';
import { culture } from './culture.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(culture);

export default function CultureRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
