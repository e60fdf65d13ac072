import { articleLoader } from '../../../components/article/article-loader.ts';
import { ArticlePage } from '../../../components/article/article-page.tsx';
import { page } from '../../../i18n/page.ts';
import type { Route } from './+types/passengers-service.route';
import { passengersService } from './passengers-service.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(passengersService);

export default function PassengersServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
