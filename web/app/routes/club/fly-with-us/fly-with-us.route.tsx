import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/fly-with-us.route';
import { FareEarning } from './fare-earning.tsx';
import { flyWithUs } from './fly-with-us.article.ts';
import { PointsEstimate } from './points-estimate.tsx';

export const handle = page({ messages: ['article', 'club', 'club-card', 'fare-conditions'] });
export const loader = articleLoader(flyWithUs);

const FIGURES = { fares: <FareEarning />, estimate: <PointsEstimate /> };

export default function FlyWithUsRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} figures={FIGURES} />;
}
