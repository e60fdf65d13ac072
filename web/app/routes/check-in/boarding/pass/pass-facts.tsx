import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { BoardingPassViewFragment } from './boarding-pass-view.gen.ts';

/** Three, or two where a time would not fit into a third of the width. */
const COLUMNS = 'repeat(auto-fill, minmax(max(5rem, 30% - 1rem), 1fr))';

type FactProps = {
  what: 'boarding' | 'gate' | 'seat' | 'group' | 'sequence' | 'terminal' | 'gateCloses';
  large?: boolean;
  children: ReactNode;
};

function Fact({ what, large = false, children }: FactProps) {
  return (
    <div>
      <chakra.dt color="fg.muted" fontSize="sm" lineHeight="snug">
        <FormattedMessage id="check-in-boarding.fact" values={{ what }} />
      </chakra.dt>
      <chakra.dd
        fontSize={{ base: large ? '2xl' : 'lg', _print: large ? 'xl' : 'lg' }}
        lineHeight="short"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {children}
      </chakra.dd>
    </div>
  );
}

type PassFactsProps = {
  pass: BoardingPassViewFragment;
  /** When gate and boarding time were so, on the gateway's clock. */
  updatedAt: string;
};

/** What is looked for on the way to the aircraft: first when and where, then the rest. */
export function PassFacts({ pass, updatedAt }: PassFactsProps) {
  const { boardingAt, gateClosesAt, gate, seatNumber, boardingGroup, sequenceNumber, terminal } =
    pass;
  return (
    <>
      <Box
        as="dl"
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: COLUMNS, _print: 'repeat(4, 1fr)' }}
        css={{ '& time': { whiteSpace: 'nowrap' } }}
      >
        <Fact what="boarding" large>
          <Time instant={boardingAt.instant} zone={boardingAt.zone} />
        </Fact>
        {/* a gate that is not known yet is a sentence, for which there is no room in large type */}
        <Fact what="gate" large={gate !== null}>
          {gate ?? <FormattedMessage id="check-in-boarding.gate.later" />}
        </Fact>
        <Fact what="seat" large>
          <FormattedMessage id="check-in-boarding.seat" values={{ seat: seatNumber }} />
        </Fact>
        <Fact what="group">{boardingGroup}</Fact>
        <Fact what="sequence">{sequenceNumber}</Fact>
        {terminal && <Fact what="terminal">{terminal}</Fact>}
        <Fact what="gateCloses">
          <Time instant={gateClosesAt.instant} zone={gateClosesAt.zone} />
        </Fact>
      </Box>
      <chakra.p color="fg.muted" fontSize="sm">
        <FormattedMessage
          id="check-in-boarding.asOf"
          values={{ time: <Time key="time" instant={updatedAt} zone={boardingAt.zone} /> }}
        />
      </chakra.p>
    </>
  );
}
