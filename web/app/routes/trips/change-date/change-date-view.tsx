import { useRevalidator } from 'react-router';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import type { AskedChange } from '#web/app/components/date-change/change-paths.ts';
import { ChangeSteps } from '#web/app/components/date-change/change-steps.tsx';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { useNextPage } from '#web/app/page/use-next-page.ts';
import { firstFlightOf } from '#web/app/scenes/stage/first-flight.ts';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { ChangeDateDocument } from './change-date.route.gen.ts';
import { Blocked } from './request/change-blocked.tsx';
import type { Changeable } from './request/change-draft.ts';
import { ChangeForm } from './request/change-form.tsx';

type Reason = NonNullable<Changeable['order']['capabilities'][number]['reason']>['code'];

/** Why nothing of an order can be changed, whatever is chosen; null when something can. */
function blockOf({ order, airlineChange }: Changeable): Reason | null {
  if (order.dateChanges.some(({ state }) => state === 'PENDING_PAYMENT'))
    return 'CHANGE_IN_PROGRESS';
  // what the airline changed is moved by rules of its own
  if (airlineChange) return null;
  const change = order.capabilities.find(({ action }) => action === 'CHANGE_DATE');
  return change?.reason?.code ?? null;
}

type ChangeDateViewProps = {
  loaded: LoadedQuery<typeof ChangeDateDocument>;
  asked: AskedChange;
};

/** The form, or why there is none: said before anything is chosen. */
export function ChangeDateView({ loaded, asked }: ChangeDateViewProps) {
  const { order } = useLoaderQuery(ChangeDateDocument, loaded).data;
  const { revalidate } = useRevalidator();
  useNextPage('/changeDate/choose-flight');
  if (!order) return <Missing what="ORDER" title="trips-change-date.title" />;
  const changeable = { order, airlineChange: asked.airlineChange };
  const block = blockOf(changeable);
  return (
    <>
      <PageTitle id="trips-change-date.title" />
      <FlightStage flight={firstFlightOf(order.bounds)}>
        <ChangeSteps current="what" />
        <PageHeading
          lead={
            <FormattedMessage
              id="trips-change-date.lead"
              values={{
                reference: <PrintedCode>{order.bookingReference}</PrintedCode>,
              }}
            />
          }
        >
          <FormattedMessage id="trips-change-date.title" />
        </PageHeading>
      </FlightStage>
      <PageColumn wide={!block}>
        {block ? (
          <Blocked order={order} reason={block} onLifted={revalidate} />
        ) : (
          <ChangeForm changeable={changeable} asked={asked} onLifted={revalidate} />
        )}
      </PageColumn>
    </>
  );
}
