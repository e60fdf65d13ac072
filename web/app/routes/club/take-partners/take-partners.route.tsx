import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/take-partners.route';
import { takePartners } from './take-partners.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(takePartners);

export default function TakePartnersRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
