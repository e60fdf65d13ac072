import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/pregnant-woman.route';
import { BeltDrawing } from './belt-drawing.tsx';
import { pregnantWoman } from './pregnant-woman.article.ts';
import { WeekBars } from './week-bars.tsx';
import { WeekFinder } from './week-finder.tsx';

export const handle = page({ messages: ['article', 'information-care-pregnant-woman', 'forms'] });
export const loader = articleLoader(pregnantWoman);

const FIGURES = { weeks: <WeekBars />, finder: <WeekFinder />, belt: <BeltDrawing /> };

export default function PregnantWomanRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} figures={FIGURES} />;
}
