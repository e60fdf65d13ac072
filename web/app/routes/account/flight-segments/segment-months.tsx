import { chakra } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { FlightSegmentsQuery } from './flight-segments.route.gen.ts';

type Months = NonNullable<FlightSegmentsQuery['viewer']['member']>['flownSegments']['months'];

/** How many segments there were in each of the months that count. */
export function SegmentMonths({ months }: { months: Months }) {
  return (
    <section aria-labelledby="segment-months">
      <PartHeading id="segment-months">
        <FormattedMessage id="account-flight-segments.months" />
      </PartHeading>
      <chakra.dl
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))"
        gap="3"
        fontVariantNumeric="tabular-nums"
      >
        {months.map(({ month, segments }) => (
          <div key={month}>
            <Muted as="dt">
              <Day value={month} style="month" />
            </Muted>
            <chakra.dd fontWeight={segments === 0 ? undefined : 'semibold'}>
              <FormattedNumber value={segments} />
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </section>
  );
}
