import { articleLoader } from '../../../components/article/article-loader.ts';
import { ArticlePage } from '../../../components/article/article-page.tsx';
import { page } from '../../../i18n/page.ts';
import type { Route } from './+types/contact.route';
import { contact } from './contact.article.ts';
import { HelpSearch } from './help-search.tsx';

export const handle = page({ messages: ['article', 'contact'] });
export const loader = articleLoader(contact);

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const figures = { search: <HelpSearch sections={loaderData.sections} /> };
  return <ArticlePage article={loaderData} figures={figures} />;
}
