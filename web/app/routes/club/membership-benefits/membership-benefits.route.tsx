import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import { BenefitByCard } from '#web/app/routes/club/benefit-by-card.tsx';
import type { Route } from './+types/membership-benefits.route';
import { CardsAtAGlance } from './cards-at-a-glance.tsx';
import { membershipBenefits } from './membership-benefits.article.ts';

export const handle = page({ messages: ['article', 'club', 'club-card'] });
export const loader = articleLoader(membershipBenefits);

const FIGURES = {
  bonus: <BenefitByCard line="pointsBonusPercent" />,
  bags: <BenefitByCard line="extraBags" />,
  lounge: <BenefitByCard line="lounge" />,
  seats: <BenefitByCard line="seatDiscountPercent" />,
};

export default function MembershipBenefitsRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} figures={FIGURES} atAGlance={<CardsAtAGlance />} />;
}
