import { useIntl } from 'react-intl';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { typeOfPattern } from '#web/app/components/aircraft-name/aircraft-path.ts';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import { Breadcrumb } from '#web/app/components/article/breadcrumb.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { PageDescription } from '#web/app/page/page-description.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { notFound } from '#web/app/page/responses.ts';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { Route } from './+types/aircraft-type.route';
import { AircraftTypeDocument } from './aircraft-type.route.gen.ts';
import { CabinSection } from './cabin-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { MoreTypes } from './more-types.tsx';
import { RoutesSection } from './routes-section.tsx';

export const handle = page({
  messages: ['aircraft', 'aircraft-side-view', 'cabin-plan', 'article'],
  kept: { reads: [] },
});

// No Apollo in the browser on this page: the loader asks on the server only.
export async function loader({ context, params, pattern }: Route.LoaderArgs) {
  const code = typeOfPattern(pattern);
  if (!code) throw notFound();
  const locale = API_LOCALE[localeOf(params)];
  const { aircraftType } = dataOf(await loadQuery(context, AircraftTypeDocument, { code, locale }));
  if (!aircraftType) throw notFound();
  return aircraftType;
}

export default function AircraftTypeRoute({ loaderData: aircraft }: Route.ComponentProps) {
  const intl = useIntl();
  const name = useAircraftName()(aircraft.code);
  const about = intl.formatMessage({ id: 'aircraft.about' }, { code: aircraft.code });
  return (
    <>
      <PageTitle text={name} />
      <PageDescription text={intl.formatMessage({ id: 'aircraft.description' }, { name, about })} />
      <Breadcrumb />
      <PageHeading lead={about}>{name}</PageHeading>
      <FiguresSection aircraft={aircraft} />
      <CabinSection aircraft={aircraft} />
      <RoutesSection aircraft={aircraft} />
      <MoreTypes code={aircraft.code} />
    </>
  );
}
