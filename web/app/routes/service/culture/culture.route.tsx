import { articleLoader } from '../../../components/article/article-loader.ts';
import { ArticlePage } from '../../../components/article/article-page.tsx';
import { page } from '../../../i18n/page.ts';
import type { Route } from './+types/culture.route';
import { culture } from './culture.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(culture);

export default function CultureRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
