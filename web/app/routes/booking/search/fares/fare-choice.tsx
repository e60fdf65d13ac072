import { useState } from 'react';
import { useViewTransitionState } from 'react-router';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { withListOptions } from '#web/app/components/flight-results/address/list-options.ts';
import { withoutOpen } from '#web/app/components/flight-results/address/opened.ts';
import { withPick } from '#web/app/components/flight-results/address/picks.ts';
import { useListOptions } from '#web/app/components/flight-results/address/use-list-options.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { FareOptionFragment } from './fare-option.gen.ts';

export type FareChoiceProps = {
  fare: FareOptionFragment;
  /** `FlightOption.key`. */
  optionId: string;
  /** Which bound, counted from 0, of how many. */
  index: number;
  count: number;
};

/** Chooses a fare: a link to the page with that choice in its address. */
export function FareChoice({ fare, optionId, index, count }: FareChoiceProps) {
  const brandName = useBrandName();
  const { params, to } = useQuery();
  const { options } = useListOptions();
  // the hours that suit one bound say nothing about the next
  const others = withListOptions(withoutOpen(params), { ...options, times: [] });
  const pick = { optionId, brand: fare.brand.code, amount: fare.total.amount };
  const next = to(withPick(others, count, index, pick));
  const [isPressed, setPressed] = useState(false);
  // the state is that of every link to this page: the row of the one that was pressed becomes the
  // flight that was chosen
  const leaves = useViewTransitionState(next) && isPressed;
  return (
    <LinkButton
      wide
      variant="secondary"
      to={next}
      viewTransition
      data-carries={leaves ? index : undefined}
      onClick={(event) => {
        // a second press would be a second step back
        if (leaves) event.preventDefault();
        setPressed(true);
      }}
    >
      <span>
        <FormattedMessage id="flight-results.choose" />
        <VisuallyHidden> {brandName(fare.brand)}</VisuallyHidden>
      </span>
    </LinkButton>
  );
}
