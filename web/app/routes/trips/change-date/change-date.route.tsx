import { useSearchParams } from 'react-router';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { readChange } from '#web/app/components/date-change/change-paths.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/change-date.route';
import { ChangeDateDocument } from './change-date.route.gen.ts';
import { ChangeDateView } from './change-date-view.tsx';

export const handle = page({
  messages: [
    'page',
    'trips-change-date',
    'scenes',
    'missing',
    'date-change',
    'seat-order',
    'unblock-links',
    'itinerary',
    'order-view',
    'fare-conditions',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(
  ChangeDateDocument,
  ({ searchParams, locale }) => {
    const asked = readChange(searchParams);
    return asked && { order: asked.order, locale };
  },
  { fresh: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** Which flights of a booking are moved to another day, and for whom. */
export default function ChangeDateRoute({ loaderData }: Route.ComponentProps) {
  const asked = readChange(useSearchParams()[0]);
  if (!asked || !loaderData) return <Missing what="ORDER" title="trips-change-date.title" />;
  return <ChangeDateView loaded={loaderData} asked={asked} />;
}
