import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/children-privacy-policy.route';
import { childrenPrivacyPolicy } from './children-privacy-policy.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(childrenPrivacyPolicy);

export default function ChildrenPrivacyPolicyRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
