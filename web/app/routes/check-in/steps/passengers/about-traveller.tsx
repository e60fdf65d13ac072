import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { Traveller } from '#web/app/routes/check-in/steps/traveller.ts';

type AboutTravellerProps = { traveller: Pick<Traveller, 'seat' | 'lapInfant'> };

/** The seat of a traveller, and the infant on the lap. */
export function AboutTraveller({ traveller: { seat, lapInfant } }: AboutTravellerProps) {
  const { personName } = useFormat();
  return (
    <FormattedMessage
      id="check-in-steps.who.about"
      values={{
        seat: seat?.number ?? 'NONE',
        infant: lapInfant ? personName(lapInfant.name) : 'NONE',
      }}
    />
  );
}
