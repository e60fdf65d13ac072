import { articleLoader } from '../../../components/article/article-loader.ts';
import { ArticlePage } from '../../../components/article/article-page.tsx';
import { page } from '../../../i18n/page.ts';
import { PartnerAirlinesTable } from '../partner-airlines-table.tsx';
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
