import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/user-registration-agreement.route';
import { userRegistrationAgreement } from './user-registration-agreement.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(userRegistrationAgreement);

export default function UserRegistrationAgreementRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
