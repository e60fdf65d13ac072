import { Stack, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { AccountNav } from '#web/app/components/account-nav/account-nav.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import picture from '#web/app/scenes/drawn/oka.gen.svg?url&no-inline';
import { LandscapeWindow } from '#web/app/scenes/landscape-window.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/flight-segments.route';
import { ClaimFlightForm } from './claim-flight.form.tsx';
import { FlightSegmentsDocument } from './flight-segments.route.gen.ts';
import { SegmentMonths } from './segment-months.tsx';
import { SegmentRow } from './segment-row.tsx';
import { SegmentTotals } from './segment-totals.tsx';

export const handle = page({
  messages: [
    'ticket-fields',
    'page',
    'account-flight-segments',
    'scenes',
    'account-nav',
    'forms',
    'code',
    'code-account',
  ],
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(FlightSegmentsDocument, () => ({}), { fresh: true });
export const loader = query.loader;
export const clientLoader = query.clientLoader;

const CLAIM_VALUES = { days: LIMITS.pointsCreditWorkingDays, months: EARNING.claimMonths };

/**
 * The segments of the member over the months that count, and flights that are missing
 * (RULES 9.8 and 9.9).
 */
export default function FlightSegmentsRoute({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const { member } = useLoaderQuery(FlightSegmentsDocument, loaderData).data.viewer;
  if (!member) return null;
  const { card, flownSegments } = member;
  const { records, months } = flownSegments;
  return (
    <PageColumn>
      <AccountNav current="/flightSegment" />
      <PageTitle id="account-flight-segments.title" />
      <PageHeading
        lead={
          <FormattedMessage
            id="account-flight-segments.lead"
            values={{ months: LIMITS.segmentStatisticsMonths }}
          />
        }
      >
        <FormattedMessage id="account-flight-segments.title" />
      </PageHeading>
      <SegmentTotals card={card} flownSegments={flownSegments} />
      {records.length > 0 && <SegmentMonths months={months} />}
      <section aria-labelledby="segment-records">
        <PartHeading id="segment-records">
          <FormattedMessage id="account-flight-segments.records" />
        </PartHeading>
        {records.length === 0 && (
          <EmptyState
            headingLevel="h3"
            picture={
              <LandscapeWindow address={picture} label={intl.formatMessage({ id: 'scenes.OKA' })} />
            }
            title={<FormattedMessage id="account-flight-segments.none" />}
            action={
              <LinkButton variant="secondary" to={to('/')}>
                <FormattedMessage id="page.bookFlight" />
              </LinkButton>
            }
          />
        )}
        <Stack as="ul" gap="0" listStyleType="none">
          {records.map((record) => (
            <SegmentRow key={record.id} record={record} />
          ))}
        </Stack>
      </section>
      <Panel as="section" aria-labelledby="claim-flight">
        <PartHeading id="claim-flight">
          <FormattedMessage id="account-flight-segments.claim" />
        </PartHeading>
        <Text marginBottom="4">
          <FormattedMessage id="account-flight-segments.claim.lead" values={CLAIM_VALUES} />
        </Text>
        <ClaimFlightForm />
      </Panel>
      <p>
        <TextLink to={to('/account')}>
          <FormattedMessage id="page.toAccount" />
        </TextLink>
      </p>
    </PageColumn>
  );
}
