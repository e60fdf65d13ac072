import { useIntl } from 'react-intl';
import { redirect, useLocation } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { flightDetailsAddress } from '#web/app/components/flight-day/flight-day-address.ts';
import { AirborneFlightsDocument } from '#web/app/components/globe/airborne-flights.query.gen.ts';
import { dayIn } from '#web/app/i18n/format/days.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { localeOf, localePath } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { PageDescription } from '#web/app/page/page-description.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { SkyStage } from '#web/app/scenes/stage/sky-stage.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { Route } from './+types/flight-status.route';
import { AirborneFlights } from './airborne/airborne-flights.tsx';
import { flightSkies } from './flight-skies.ts';
import { FlightStatusListDocument, FlightStatusPlacesDocument } from './flight-status.route.gen.ts';
import { StatusAnswer } from './status-answer.tsx';
import { StatusForm } from './status-form.tsx';
import { statusPicture } from './status-picture.ts';
import {
  draftProblems,
  isAsked,
  problemsOf,
  questionOf,
  readDraft,
  STATUS_PARAMETERS,
} from './status-question.ts';
import { useFreshAnswer } from './use-fresh-answer.ts';

export const handle = page({
  messages: [
    'page',
    'ticket-fields',
    'flight-status-search',
    'scenes',
    'flight-day',
    'itinerary',
    'search-panel',
    'airport-combobox',
    'code',
  ],
  kept: { reads: STATUS_PARAMETERS },
});

// No Apollo in the browser on this page: the loader asks on the server only.
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const locale = API_LOCALE[localeOf(params)];
  const places = await loadQuery(context, FlightStatusPlacesDocument, { locale });
  const { airports, serverNow } = dataOf(places);
  const today = dayIn(serverNow, BRAND.commercialZone);
  const by = isAsked(searchParams) ? questionOf(readDraft(searchParams, today)) : null;
  const airborne = by ? null : await loadQuery(context, AirborneFlightsDocument, { locale });
  const asked = by && (await loadQuery(context, FlightStatusListDocument, { by, locale }));
  const answer = asked && dataOf(asked).flightStatus;
  const [flight] = answer?.flights ?? [];
  // a number on a day is one flight: a list of one would only be in the way
  if (by?.flight && flight)
    throw redirect(
      localePath(localeOf(params), flightDetailsAddress(flight.segment.flightNumber, flight.date)),
    );
  const picture = statusPicture(answer, airports, readDraft(searchParams, today));
  const inAir = airborne && dataOf(airborne);
  return { airports, today, answer, picture, skies: flightSkies(answer), inAir };
}

/** The status of flights on a day: asked by route or by number, answered below the form. */
export default function FlightStatusRoute({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const { airports, today, answer, picture, skies, inAir } = loaderData;
  const params = new URLSearchParams(search);
  const draft = readDraft(params, today);
  const problems = {
    ...(isAsked(params) ? draftProblems(draft) : {}),
    ...problemsOf(answer?.userErrors ?? []),
  };
  useFreshAnswer(answer, inAir !== null);
  return (
    <>
      <PageTitle id="flight-status-search.title" />
      <PageDescription text={intl.formatMessage({ id: 'flight-status-search.lead' })} />
      <SkyStage picture={picture}>
        <PageHeading lead={<FormattedMessage id="flight-status-search.lead" />}>
          <FormattedMessage id="flight-status-search.title" />
        </PageHeading>
      </SkyStage>
      <StatusForm airports={airports} today={today} asked={draft} refused={problems} />
      {answer && answer.userErrors.length === 0 && (
        <StatusAnswer answer={answer} draft={draft} airports={airports} skies={skies} />
      )}
      {inAir && <AirborneFlights inAir={inAir} />}
    </>
  );
}
