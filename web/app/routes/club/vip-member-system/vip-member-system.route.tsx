import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/vip-member-system.route';
import { TierComparison } from './tier-comparison.tsx';
import { TierLadder } from './tier-ladder.tsx';
import { vipMemberSystem } from './vip-member-system.article.ts';

export const handle = page({ messages: ['article', 'club', 'club-card'] });
export const loader = articleLoader(vipMemberSystem);

const FIGURES = { ladder: <TierLadder />, comparison: <TierComparison /> };

export default function VipMemberSystemRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} figures={FIGURES} />;
}
