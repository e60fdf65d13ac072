import { useIntl } from 'react-intl';
import { useMeasures } from '#web/app/i18n/format/use-measures.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import type { CabinComfortFragment } from './cabin-comfort.gen.ts';
import styles from './cabin-comfort.module.css';

type Cabin = CabinComfortFragment['cabins'][number];

/**
 * Both cabins beside one another: the arrangement of seats, their space, and what is at each of
 * them.
 */
export function CabinComfort({ aircraft }: { aircraft: CabinComfortFragment }) {
  const intl = useIntl();
  const measures = useMeasures();
  const powerOf = ({ power }: Cabin) =>
    power.length === 0
      ? intl.formatMessage({ id: 'aircraft.noPower' })
      : intl.formatList(
          power.map((source) => intl.formatMessage({ id: 'aircraft.power' }, { source })),
        );
  const cabins = aircraft.cabins.toSorted((a, b) => a.seats - b.seats);
  return (
    <div className={styles.cabins}>
      {cabins.map((cabin) => (
        <div key={cabin.cabin} className={styles.cabin} data-cabin={cabin.cabin}>
          <h3 className={styles.name}>
            <FormattedMessage id="cabin-plan.cabinName" values={{ cabin: cabin.cabin }} />
          </h3>
          <DescriptionList
            items={[
              {
                id: 'seats',
                term: <FormattedMessage id="cabin-plan.seats" />,
                value: (
                  <FormattedMessage
                    id="aircraft.seatsAcross"
                    values={{
                      seats: cabin.seats,
                      across: cabin.columns.map(({ length }) => length).join('–'),
                    }}
                  />
                ),
              },
              {
                id: 'design',
                term: <FormattedMessage id="aircraft.seat" />,
                value: (
                  <FormattedMessage
                    id="aircraft.seatDesign"
                    values={{
                      design: cabin.seatDesign,
                      bed: measures.inches(cabin.bedInches ?? 0),
                    }}
                  />
                ),
              },
              {
                id: 'pitch',
                term: <FormattedMessage id="cabin-plan.pitch" />,
                value: measures.inches(cabin.pitchInches),
              },
              {
                id: 'width',
                term: <FormattedMessage id="cabin-plan.width" />,
                value: measures.centimetres(cabin.seatWidthMm),
              },
              {
                id: 'power',
                term: <FormattedMessage id="aircraft.powerAtSeat" />,
                value: powerOf(cabin),
              },
              {
                id: 'screen',
                term: <FormattedMessage id="aircraft.screen" />,
                value: (
                  <FormattedMessage
                    id="aircraft.available"
                    values={{ available: String(cabin.seatBackScreen) }}
                  />
                ),
              },
            ]}
          />
        </div>
      ))}
    </div>
  );
}
