import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/in-flight-meals.route';
import { inFlightMeals } from './in-flight-meals.article.ts';
import { SpecialMeals } from './special-meals.tsx';

export const handle = page({ messages: ['article', 'information-in-flight-meals'] });
export const loader = articleLoader(inFlightMeals);

const FIGURES = { specialMeals: <SpecialMeals /> };

export default function InFlightMealsRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} figures={FIGURES} />;
}
