import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/detail-service.route';
import { detailService } from './detail-service.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(detailService);

export default function DetailServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
