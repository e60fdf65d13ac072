import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/contact.route';
import { contact } from './contact.article.ts';
import { HelpSearch } from './help-search.tsx';

export const handle = page({ messages: ['article', 'information-contact'] });
export const loader = articleLoader(contact);

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const figures = { search: <HelpSearch sections={loaderData.sections} /> };
  return <ArticlePage article={loaderData} figures={figures} />;
}
