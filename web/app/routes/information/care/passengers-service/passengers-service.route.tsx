import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/passengers-service.route';
import { passengersService } from './passengers-service.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(passengersService);

export default function PassengersServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
