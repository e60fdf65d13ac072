import { chakra, HStack, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { type CheckedFact, checkedFacts } from './checked-facts.ts';
import type { CheckedPassengerFragment } from './checked-passenger.gen.ts';

type CheckPassengerProps = {
  passenger: CheckedPassengerFragment;
  /** Null where it cannot be corrected. */
  onCorrect: (() => void) | null;
};

const termOf = (label: CheckedFact['label']) =>
  label === 'accompanyingAdult'
    ? 'traveller-words.accompanyingAdult'
    : (`booking-payment.check.${label}` as const);

/** One passenger as typed, to be compared with the travel document. */
export function CheckPassenger({ passenger, onCorrect }: CheckPassengerProps) {
  const { id, name, type } = passenger;
  const intl = useIntl();
  const { day, region, personName } = useFormat();
  const words = useTravellerWords();
  const facts = checkedFacts(passenger, { day, region, ...words });
  const item = ({ label, value, exact }: CheckedFact) => ({
    id: label,
    term: <FormattedMessage id={termOf(label)} />,
    value: exact ? <span translate="no">{value}</span> : value,
  });
  return (
    <>
      <HStack
        wrap="wrap"
        justify="space-between"
        gap="0 {spacing.4}"
        marginBottom="3"
        css={{ '& > [data-quiet]': { marginInlineEnd: '-5' } }}
      >
        <chakra.h3 fontWeight="semibold" tabIndex={-1} data-passenger={id}>
          <span translate="no">{name}</span>{' '}
          <Text as="span" color="fg.muted" textStyle="small" fontWeight="normal">
            <FormattedMessage id="order-view.passengerType" values={{ type }} />
          </Text>
        </chakra.h3>
        {onCorrect && (
          <Button
            variant="quiet"
            onClick={onCorrect}
            aria-label={intl.formatMessage(
              { id: 'booking-payment.correct.whose' },
              { name: personName(name) },
            )}
          >
            <FormattedMessage id="booking-payment.correct" />
          </Button>
        )}
      </HStack>
      <DescriptionList shape="columns" short items={facts.map(item)} />
    </>
  );
}
