import { articleLoader } from '../../../components/article/article-loader.ts';
import { ArticlePage } from '../../../components/article/article-page.tsx';
import { page } from '../../../i18n/page.ts';
import type { Route } from './+types/passenger.route';
import { passenger } from './passenger.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(passenger);

export default function PassengerRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
