import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { ChangeSteps } from '#web/app/components/date-change/change-steps.tsx';
import { FreeChangeNote } from '#web/app/components/date-change/free-change-note.tsx';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { TwoColumns } from '#web/app/page/two-columns.tsx';
import { AckDateDocument } from '#web/app/routes/trips/change-date/review/ack-date.route.gen.ts';
import { ChangePrices } from '#web/app/routes/trips/change-date/review/parts/change-prices.tsx';
import { ChangedBounds } from '#web/app/routes/trips/change-date/review/parts/changed-bounds.tsx';
import { SeatMoves } from '#web/app/routes/trips/change-date/review/parts/seat-moves.tsx';
import { firstFlightOf } from '#web/app/scenes/stage/first-flight.ts';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { OfferOver } from './offer-over.tsx';
import type { QuotedChangeFragment } from './quoted-change.gen.ts';
import { backFrom, requestedIn } from './requested-in.ts';
import { WhatIsGivenUp } from './what-is-given-up.tsx';

type OfferViewProps = { loaded: LoadedQuery<typeof AckDateDocument> };

export function OfferView({ loaded }: OfferViewProps) {
  const { changeOffer } = useLoaderQuery(AckDateDocument, loaded).data;
  return changeOffer ? (
    <Offer key={changeOffer.id} offer={changeOffer} />
  ) : (
    <Missing what="ORDER" title="trips-change-date-review.title" />
  );
}

/** What would change, at what price and until when; and the one button. */
function Offer({ offer }: { offer: QuotedChangeFragment }) {
  const { personName } = useFormat();
  const intl = useIntl();
  const codeText = useCodeText();
  const asked = requestedIn(offer);
  const isOld = Date.parse(offer.serverNow) >= Date.parse(offer.expiresAt);
  const [isOver, setOver] = useState(isOld);
  const elapsed = useRef(() => setOver(true));
  return (
    <>
      <PageTitle id="trips-change-date-review.title" />
      <FlightStage flight={firstFlightOf(offer.bounds.map(({ after }) => after))}>
        <ChangeSteps current="confirm" back={backFrom(offer)} />
        <PageHeading
          lead={
            isOver ? undefined : (
              <FormattedMessage
                id="trips-change-date-review.lead"
                values={{
                  time: (
                    <TimeLeft
                      deadline={offer.expiresAt}
                      pageNow={offer.serverNow}
                      label={intl.formatMessage({ id: 'trips-change-date-review.timer' })}
                      announce={(minutes) =>
                        intl.formatMessage(
                          { id: 'trips-change-date-review.minutesLeft' },
                          { minutes },
                        )
                      }
                      onElapsed={elapsed.current}
                    />
                  ),
                }}
              />
            )
          }
        >
          <FormattedMessage id="trips-change-date-review.title" />
        </PageHeading>
      </FlightStage>
      <TwoColumns
        aside={
          isOver ? <OfferOver asked={asked} kind={offer.kind} /> : <ConfirmBar offer={offer} />
        }
      >
        {offer.kind === 'INVOLUNTARY' && <FreeChangeNote />}
        {offer.warnings.map((code) => (
          <Notice key={code} tone="warning">
            {codeText(code)}
          </Notice>
        ))}
        {offer.splits && (
          <Notice
            tone="info"
            title={
              <span translate="no">
                {intl.formatList(
                  offer.passengers.map(({ passenger }) => personName(passenger.name)),
                )}
              </span>
            }
          >
            <FormattedMessage id="trips-change-date-review.splits" />
          </Notice>
        )}
        <ChangedBounds bounds={offer.bounds} tripType={offer.order.tripType} />
        <SeatMoves seats={offer.seats} />
        <WhatIsGivenUp offer={offer} />
        <ChangePrices amounts={offer} passengers={offer.passengers} />
      </TwoColumns>
    </>
  );
}
