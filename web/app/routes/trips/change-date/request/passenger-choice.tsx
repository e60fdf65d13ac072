import { Box, Span } from '@chakra-ui/react';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import { type ChangeDraft, withPassenger } from './change-draft.ts';
import type { ChangeableOrderFragment } from './changeable-order.gen.ts';

type PassengerChoiceProps = {
  order: ChangeableOrderFragment;
  draft: ChangeDraft;
  onChange: (draft: ChangeDraft) => void;
};

/** Who changes; an infant on the lap and its adult are ticked together. */
export function PassengerChoice({ order, draft, onChange }: PassengerChoiceProps) {
  const { personName } = useFormat();
  return (
    <Panel as="section" aria-labelledby="passengers">
      <PartHeading id="passengers">
        <FormattedMessage id="trips-change-date.passengers" />
      </PartHeading>
      <fieldset aria-labelledby="passengers">
        {order.passengers.map((passenger) => (
          <Tick
            key={passenger.id}
            type="checkbox"
            checked={draft.passengers.has(passenger.id)}
            onChange={(chosen) => onChange(withPassenger(order, draft, passenger.id, chosen))}
          >
            <Span fontWeight="semibold" translate="no">
              {personName(passenger.name)}
            </Span>{' '}
            <Muted as="span">
              <FormattedMessage
                id="trips-change-date.passenger"
                values={{
                  type: passenger.type,
                  adult: personName(passenger.accompanyingAdult?.name ?? ''),
                }}
              />
            </Muted>
          </Tick>
        ))}
      </fieldset>
      {draft.passengers.size < order.passengers.length && draft.passengers.size > 0 && (
        <Box as="p" marginTop="3" color="fg.muted" textStyle="small">
          <FormattedMessage id="trips-change-date.passengers.splits" />
        </Box>
      )}
    </Panel>
  );
}
