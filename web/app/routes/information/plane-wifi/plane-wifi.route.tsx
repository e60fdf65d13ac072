import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/plane-wifi.route';
import { planeWifi } from './plane-wifi.article.ts';

export const handle = page({ messages: ['article'] });
export const loader = articleLoader(planeWifi);

export default function PlaneWifiRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
