import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/carry-on-baggage.route';
import { CabinBags } from './cabin-bags.tsx';
import { carryOnBaggage } from './carry-on-baggage.article.ts';

export const handle = page({ messages: ['article', 'information-carry-on-baggage'] });
export const loader = articleLoader(carryOnBaggage);

const FIGURES = { bags: <CabinBags /> };

export default function CarryOnBaggageRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} figures={FIGURES} />;
}
