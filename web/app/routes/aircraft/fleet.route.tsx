import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { Breadcrumb } from '#web/app/components/article/breadcrumb.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { PageDescription } from '#web/app/page/page-description.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { Route } from './+types/fleet.route';
import { FleetDocument } from './fleet.route.gen.ts';
import { FleetList } from './fleet-list.tsx';
import { FleetTable } from './fleet-table.tsx';

export const handle = page({
  messages: ['aircraft', 'aircraft-side-view', 'article'],
  kept: { reads: [] },
});

// No Apollo in the browser on this page: the loader asks on the server only.
export const loader = async ({ context }: Route.LoaderArgs) =>
  dataOf(await loadQuery(context, FleetDocument, {}));

export default function FleetRoute({ loaderData: { aircraftTypes } }: Route.ComponentProps) {
  const intl = useIntl();
  const airline = BRAND.name[useLocale()];
  const count = aircraftTypes.reduce((sum, { fleetSize }) => sum + fleetSize, 0);
  const lead = intl.formatMessage(
    { id: 'aircraft.fleetLead' },
    { airline, count, types: aircraftTypes.length },
  );
  return (
    <>
      <PageTitle id="aircraft.fleetTitle" />
      <PageDescription text={lead} />
      <Breadcrumb />
      <PageHeading lead={lead}>{intl.formatMessage({ id: 'aircraft.fleetTitle' })}</PageHeading>
      <FleetList fleet={aircraftTypes} />
      <FleetTable fleet={aircraftTypes} />
    </>
  );
}
