import { GivenUp, givesUp } from '#web/app/components/date-change/given-up.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { QuotedChangeFragment } from './quoted-change.gen.ts';

/**
 * What the ticket loses by the change, before it is confirmed (RULES 8.29); nothing where it loses
 * nothing.
 */
export function WhatIsGivenUp({ offer }: { offer: QuotedChangeFragment }) {
  const losses = offer.bounds
    .map(({ before, after }, at) => ({
      key: before.index,
      own: before.brand,
      other: after.brand,
      // the price is that of all bounds together
      amounts: at === 0 ? offer : null,
    }))
    .filter(givesUp);
  if (losses.length === 0) return null;
  return (
    <Notice tone="warning" title={<FormattedMessage id="date-change.givenUp" />}>
      {losses.map(({ key, ...loss }) => (
        <GivenUp key={key} {...loss} />
      ))}
    </Notice>
  );
}
