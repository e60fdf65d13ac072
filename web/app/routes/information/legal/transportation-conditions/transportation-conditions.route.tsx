import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/transportation-conditions.route';
import { transportationConditions } from './transportation-conditions.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(transportationConditions);

export default function TransportationConditionsRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
