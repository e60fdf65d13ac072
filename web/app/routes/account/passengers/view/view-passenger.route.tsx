import { chakra, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { formatPhone } from '#schema/format/phone.ts';
import { NAME_PARTS } from '#schema/rules/travellers/names.ts';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { PassengerTags } from '#web/app/components/passenger-tags/passenger-tags.tsx';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { regionName } from '#web/app/i18n/regions.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import type { FrequentPassengerDetailsFragment } from '#web/app/routes/account/passengers/frequent-passenger.gen.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { Route } from './+types/view-passenger.route';
import { ViewFrequentPassengerDocument } from './view-passenger.route.gen.ts';

export const handle = page({
  messages: [
    'account-passengers',
    'missing',
    'passenger-tags',
    'traveller-form',
    'traveller-words',
    'region',
  ],
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(
  ViewFrequentPassengerDocument,
  ({ searchParams }) => ({ id: searchParams.get('id') ?? '' }),
  { fresh: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** One saved passenger, to read. */
export default function ViewPassengerRoute({ loaderData }: Route.ComponentProps) {
  const { node } = useLoaderQuery(ViewFrequentPassengerDocument, loaderData).data;
  if (node?.__typename !== 'FrequentPassenger')
    return <Missing what="PASSENGER" title="account-passengers.view.title" />;
  return (
    <PageColumn>
      <PageTitle id="account-passengers.view.title" />
      <Details passenger={node} />
    </PageColumn>
  );
}

function Details({ passenger }: { passenger: FrequentPassengerDetailsFragment }) {
  const { personName } = useFormat();
  const to = useLocalePath();
  const { id, name, tags, documents } = passenger;
  return (
    <>
      <PageHeading lead={tags.length > 0 && <PassengerTags tags={tags} />}>
        <span translate="no">{personName(name)}</span>
      </PageHeading>
      <Panel as="section">
        <Heading id="account-passengers.person" />
        <Person passenger={passenger} />
      </Panel>
      <Panel as="section">
        <Heading id="account-passengers.documents" />
        <Stack gap="5">
          {documents.map((one) => (
            <Document key={one.key} saved={one} />
          ))}
        </Stack>
      </Panel>
      <ButtonRow>
        <LinkButton to={to(`/passengers/editPsg?id=${encodeURIComponent(id)}`)}>
          <FormattedMessage id="account-passengers.edit" />
        </LinkButton>
        <LinkButton variant="secondary" to={to('/passengers')}>
          <FormattedMessage id="account-passengers.back" />
        </LinkButton>
      </ButtonRow>
    </>
  );
}

function Person({ passenger }: { passenger: FrequentPassengerDetailsFragment }) {
  const intl = useIntl();
  const { title, gender, airline, ownClub } = useTravellerWords();
  const { day } = useFormat();
  const { frequentFlyer } = passenger;
  const none = intl.formatMessage({ id: 'account-passengers.notGiven' });
  const programme =
    frequentFlyer &&
    (frequentFlyer.airline === OWN_CLUB ? ownClub() : airline(frequentFlyer.airline));
  return (
    <DescriptionList
      items={[
        {
          term: <FormattedMessage id="traveller-form.title" />,
          value: passenger.title ? title(passenger.title) : none,
        },
        ...NAME_PARTS.filter((part) => passenger[part]).map((part) => ({
          term: <FormattedMessage id={`traveller-form.${part}`} />,
          value: <bdi translate="no">{passenger[part]}</bdi>,
        })),
        {
          term: <FormattedMessage id="traveller-form.dateOfBirth" />,
          value: day(passenger.dateOfBirth),
        },
        {
          term: <FormattedMessage id="traveller-form.gender" />,
          value: gender(passenger.gender),
        },
        {
          term: <FormattedMessage id="traveller-form.nationality" />,
          value: regionName(intl, passenger.nationality),
        },
        {
          term: <FormattedMessage id="traveller-form.phone" />,
          value: <bdi translate="no">{passenger.phone ? formatPhone(passenger.phone) : none}</bdi>,
        },
        {
          term: <FormattedMessage id="traveller-form.frequentFlyer.airline" />,
          value: frequentFlyer ? (
            <>
              {programme} <bdi translate="no">{frequentFlyer.number}</bdi>
            </>
          ) : (
            none
          ),
        },
      ]}
    />
  );
}

function Document({
  saved: { document: one, tag },
}: {
  saved: FrequentPassengerDetailsFragment['documents'][number];
}) {
  const intl = useIntl();
  const { document } = useTravellerWords();
  const { day } = useFormat();
  return (
    <DescriptionList
      items={[
        {
          term: <FormattedMessage id="traveller-form.documentType" />,
          value: (
            <>
              {document(one.type)} {tag && <PassengerTags tags={[tag]} />}
            </>
          ),
        },
        {
          term: <FormattedMessage id="traveller-form.documentNumber" />,
          value: one.numberProblem ? (
            <FormattedMessage id="traveller-form.numberUnreadable" />
          ) : (
            <bdi translate="no">{one.maskedNumber}</bdi>
          ),
        },
        {
          term: <FormattedMessage id="traveller-form.issuingCountry" />,
          value: regionName(intl, one.issuingCountry),
        },
        ...(one.expiresOn
          ? [
              {
                term: <FormattedMessage id="traveller-form.expiresOn" />,
                value: day(one.expiresOn),
              },
            ]
          : []),
      ]}
    />
  );
}

function Heading({ id }: { id: 'account-passengers.person' | 'account-passengers.documents' }) {
  return (
    <chakra.h2 textStyle="h3" marginBottom="2">
      <FormattedMessage id={id} />
    </chakra.h2>
  );
}
