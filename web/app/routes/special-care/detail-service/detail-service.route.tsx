import { articleLoader } from '../../../components/article/article-loader.ts';
import { ArticlePage } from '../../../components/article/article-page.tsx';
import { page } from '../../../i18n/page.ts';
import type { Route } from './+types/detail-service.route';
import { detailService } from './detail-service.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(detailService);

export default function DetailServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
