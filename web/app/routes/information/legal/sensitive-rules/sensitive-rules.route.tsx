import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/sensitive-rules.route';
import { sensitiveRules } from './sensitive-rules.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(sensitiveRules);

export default function SensitiveRulesRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
