import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import { PartnerAirlinesTable } from '#web/app/routes/club/partner-airlines-table.tsx';
import type { Route } from './+types/partners.route';
import { PartnerEarning } from './partner-earning.tsx';
import { partners } from './partners.article.ts';

export const handle = page({ messages: ['article', 'club', 'traveller-words'] });
export const loader = articleLoader(partners);

const FIGURES = { airlines: <PartnerAirlinesTable />, classes: <PartnerEarning /> };

export default function PartnersRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} figures={FIGURES} />;
}
