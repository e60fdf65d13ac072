import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import { PartnerAirlinesTable } from '#web/app/routes/club/partner-airlines-table.tsx';
import type { Route } from './+types/star-alliances.route';
import { starAlliances } from './star-alliances.article.ts';

export const handle = page({ messages: ['article', 'club', 'traveller-words'] });
export const loader = articleLoader(starAlliances);

const FIGURES = {
  star: <PartnerAirlinesTable alliance="STAR_ALLIANCE" />,
  oneworld: <PartnerAirlinesTable alliance="ONEWORLD" />,
};

export default function StarAlliancesRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} figures={FIGURES} />;
}
