import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { PassengerTags } from '#web/app/components/passenger-tags/passenger-tags.tsx';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { FrequentPassengersQuery } from './passengers.route.gen.ts';

export type ListedPassenger = NonNullable<
  FrequentPassengersQuery['viewer']['member']
>['frequentPassengers'][number];

export type PassengerRowProps = {
  passenger: ListedPassenger;
  sending: boolean;
  /** Why it was not removed. */
  refusal: UserError | null;
  onRemove: () => void;
};

/** One saved passenger: name, tags, documents, and what can be done. */
export function PassengerRow({ passenger, sending, refusal, onRemove }: PassengerRowProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const { document, documentNumber, type } = useTravellerWords();
  const { day, personName } = useFormat();
  const { id, tags, documents, typeToday } = passenger;
  const shown = personName(passenger.name);
  const query = `?id=${encodeURIComponent(id)}`;
  return (
    <Panel as="li" id={id} tabIndex={-1}>
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <Stack gap="1" minWidth="0" flex={{ base: '1 1 100%', sm: '1 1 14rem' }}>
          <Flex gap="2" wrap="wrap" align="center">
            <Text fontWeight="semibold" overflowWrap="anywhere" translate="no">
              <TextLink to={to(`/passengers/viewPsg${query}`)}>{shown}</TextLink>
            </Text>
            <PassengerTags tags={tags} />
          </Flex>
          {typeToday && (
            <Text color="fg.muted" fontSize="sm">
              <FormattedMessage id="account-passengers.type" values={{ type: type(typeToday) }} />
            </Text>
          )}
          {documents.map((one) => (
            <Text
              key={one.key}
              fontSize="sm"
              color={one.tag === 'EXPIRED' ? 'danger.fg' : 'fg.muted'}
            >
              {document(one.document.type)} <bdi translate="no">{documentNumber(one.document)}</bdi>
              {one.document.expiresOn && (
                <>
                  {' · '}
                  <FormattedMessage
                    id="account-passengers.until"
                    values={{
                      day: (
                        <chakra.span key="day" whiteSpace="nowrap">
                          {day(one.document.expiresOn)}
                        </chakra.span>
                      ),
                      tag: one.tag ?? '',
                    }}
                  />
                </>
              )}
            </Text>
          ))}
        </Stack>
        <Flex gap="2" wrap="wrap">
          <LinkButton
            variant="secondary"
            size="sm"
            to={to(`/passengers/editPsg${query}`)}
            aria-label={intl.formatMessage({ id: 'account-passengers.editOne' }, { name: shown })}
          >
            <FormattedMessage id="account-passengers.edit" />
          </LinkButton>
          {!tags.includes('SELF') && (
            <Button
              variant="quiet"
              size="sm"
              loading={sending}
              aria-label={intl.formatMessage(
                { id: 'account-passengers.removeOne' },
                { name: shown },
              )}
              onClick={onRemove}
            >
              <FormattedMessage id="account-passengers.remove" />
            </Button>
          )}
        </Flex>
      </Flex>
      {refusal && (
        <Notice tone="danger" role="alert">
          <RefusalText refusal={refusal} />
        </Notice>
      )}
    </Panel>
  );
}
