import { Box, chakra } from '@chakra-ui/react';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import { type Traveller, whyNone } from './passenger-extras.ts';

type ExtrasForProps = {
  travellers: readonly Traveller[];
  /** The ids of those who are chosen. */
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
};

/** Travellers by their flight, in the order of the flights. */
function byFlight(travellers: readonly Traveller[]): Traveller[][] {
  const flights = new Map<string, Traveller[]>();
  for (const one of travellers)
    flights.set(one.flight.id, [...(flights.get(one.flight.id) ?? []), one]);
  return [...flights.values()];
}

/**
 * For which passengers of an order, on which of its flights, extras are bought; nothing where they
 * are for no order.
 */
export function ExtrasFor({ travellers, chosen, onChosen }: ExtrasForProps) {
  if (travellers.length === 0) return null;
  const choose = (id: string, checked: boolean) =>
    onChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="h3" marginBottom="2">
        <FormattedMessage id="trips-extras.for" />
      </chakra.legend>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ md: 'repeat(auto-fit, minmax(16rem, 1fr))' }}
      >
        {byFlight(travellers).map((group) => (
          <FlightGroup key={group[0]?.flight.id} group={group} chosen={chosen} onTick={choose} />
        ))}
      </Box>
    </chakra.fieldset>
  );
}

type FlightGroupProps = {
  group: readonly Traveller[];
  chosen: readonly string[];
  onTick: (id: string, checked: boolean) => void;
};

/** A flight, and the passengers who are on it; where no extras are sold for some of them, why. */
function FlightGroup({ group, chosen, onTick }: FlightGroupProps) {
  const { personName } = useFormat();
  const codeText = useCodeText();
  const [first] = group;
  if (!first) return null;
  const { flightNumber, departure, origin, destination } = first.flight;
  const reasons = new Set(group.flatMap((one) => whyNone(one)?.code ?? []));
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend color="fg.muted" textStyle="small">
        <Day value={departure.local.slice(0, 10)} />
        {' · '}
        <PrintedCode>{flightNumber}</PrintedCode>
        {' · '}
        {origin.city} – {destination.city}
      </chakra.legend>
      {group.map((one) => (
        <Tick
          key={one.id}
          type="checkbox"
          checked={chosen.includes(one.id)}
          disabled={whyNone(one) !== null}
          onChange={(checked) => onTick(one.id, checked)}
        >
          <span translate="no">{personName(one.name)}</span>
        </Tick>
      ))}
      {[...reasons].map((code) => (
        <Muted key={code}>{codeText(code)}</Muted>
      ))}
    </chakra.fieldset>
  );
}
