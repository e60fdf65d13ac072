import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/passenger.route';
import { passenger } from './passenger.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(passenger);

export default function PassengerRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
