import { Box, Span, Stack } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { refundDueOn } from '#schema/rules/base/working-days.ts';
import type { ShownAirlineChangeFragment } from '#web/app/components/airline-change/airline-change.gen.ts';
import { chooseFlightPath } from '#web/app/components/date-change/change-paths.ts';
import { refundRequestPath } from '#web/app/components/refund-view/refund-paths.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { type ChangeOption, movedFlights } from './change-option.ts';
import { Way } from './option.tsx';

type ThreeWaysProps = {
  change: ShownAirlineChangeFragment;
  order: { readonly id: string };
  /** The proposed flights are to be kept: that is asked about once more. */
  onKeep: () => void;
  /** The address of that question, for a press before the page is hydrated. */
  keepAddress: string;
};

/**
 * Keep, move, refund: each with what follows from it, and none before the others (RULES 8.4). Once
 * the flights are kept, those of the two other ways that are still open.
 */
export function ChangeOptions({ change, order, onKeep, keepAddress }: ThreeWaysProps) {
  const to = useLocalePath();
  const { day } = useFormat();
  const { moment } = useClock();
  const isKept = change.state === 'KEPT';
  const label = (action: ChangeOption['action']) => (
    <FormattedMessage id="airline-change.way.button" values={{ action }} />
  );
  const button = (option: ChangeOption) => {
    if (option.action === 'KEEP')
      return (
        <LinkButton
          variant="secondary"
          wide
          to={keepAddress}
          onClick={(event) => {
            event.preventDefault();
            onKeep();
          }}
        >
          {label('KEEP')}
        </LinkButton>
      );
    const path =
      option.action === 'MOVE'
        ? chooseFlightPath(movedFlights(order, change, option))
        : refundRequestPath(order.id, { change: change.id });
    return (
      <LinkButton variant="secondary" wide to={to(path)}>
        {label(option.action)}
      </LinkButton>
    );
  };
  const meaning = ({ action, firstDay, lastDay, refund, until }: ChangeOption) => (
    <>
      <FormattedMessage
        id="airline-change.way.means"
        values={{
          action,
          first: firstDay && day(firstDay),
          last: lastDay && day(lastDay),
          amount: refund && <Money value={refund} />,
          by: day(refundDueOn(new Date(change.serverNow))),
        }}
      />
      {(action === 'REFUND' || isKept) && until && (
        <Span display="block">
          <FormattedMessage
            id="airline-change.way.until"
            values={{ moment: moment(until, BRAND.commercialZone) }}
          />
        </Span>
      )}
    </>
  );
  const options = change.options.filter(({ allowed }) => allowed || !isKept);
  return (
    <Stack gap="3">
      {isKept && (
        <h3 className="text-h3">
          <FormattedMessage id="airline-change.stillOpen" />
        </h3>
      )}
      <Box
        as="ul"
        display="grid"
        gap="3"
        gridTemplateColumns={{ md: `repeat(${options.length}, minmax(0, 1fr))` }}
        listStyleType="none"
      >
        {options.map((option) => (
          <Way key={option.action} option={option} action={button(option)}>
            <p className="text-small">{meaning(option)}</p>
          </Way>
        ))}
      </Box>
    </Stack>
  );
}
