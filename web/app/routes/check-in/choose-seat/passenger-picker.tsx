import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import { PARTY_SIZE, type SeatParty } from './party.ts';

type WhoChoosesProps = {
  party: SeatParty;
  /** The address of this page without those who are named. */
  path: string;
};

/**
 * A booking of more passengers than are seated in one step: for whom seats are chosen now. Nothing
 * for smaller ones.
 */
export function PassengerPicker({ party, path }: WhoChoosesProps) {
  const { personName } = useFormat();
  const to = useLocalePath();
  const navigate = useNavigate();
  const [ids, setIds] = useState(() => party.chosen.map(({ id }) => id));
  if (party.mayChoose.length <= PARTY_SIZE) return null;
  const query = ids.map((id) => `&${new URLSearchParams({ passenger: id })}`).join('');
  return (
    <fieldset>
      <legend className="text-label">
        <FormattedMessage
          id="check-in-choose-seat.who"
          values={{ fellows: LIMITS.fellowPassengers }}
        />
      </legend>
      <Box display="flex" flexWrap="wrap" columnGap="6">
        {party.mayChoose.map(({ id, name }) => (
          <Tick
            key={id}
            type="checkbox"
            checked={ids.includes(id)}
            disabled={!ids.includes(id) && ids.length >= PARTY_SIZE}
            onChange={(checked) =>
              setIds((before) => (checked ? [...before, id] : before.filter((one) => one !== id)))
            }
          >
            <span translate="no">{personName(name)}</span>
          </Tick>
        ))}
      </Box>
      <div>
        <Button
          variant="secondary"
          aria-disabled={ids.length === 0}
          onClick={() => navigate(to(path + query))}
        >
          <FormattedMessage id="check-in-choose-seat.who.apply" />
        </Button>
      </div>
    </fieldset>
  );
}
