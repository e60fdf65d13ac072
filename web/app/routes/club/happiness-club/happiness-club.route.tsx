import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/happiness-club.route';
import { happinessClub } from './happiness-club.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(happinessClub);

export default function HappinessClubRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
