import { chakra } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { refundPath } from '#web/app/components/refund-view/refund-paths.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { TextAnchor, TextLink } from '#web/app/ui/text-link.tsx';
import type { ShownRefund } from './shown-refund.ts';

/** What the traveller asked for: when, why, and what was handed in. */
export function RefundRequest({ refund }: { refund: ShownRefund }) {
  const to = useLocalePath();
  const { moment } = useClock();
  const { kind, reason, note, proofs, previous, requestedAt } = refund;
  const term = (name: string) => (
    <FormattedMessage id="trips-refunds-refund.fact" values={{ name }} />
  );
  return (
    <DescriptionList
      items={[
        {
          term: term('TIME'),
          value: (
            <FormattedMessage
              id="trips-refunds-refund.commercialTime"
              values={{ moment: moment(requestedAt, BRAND.commercialZone) }}
            />
          ),
        },
        {
          term: term('KIND'),
          value: <FormattedMessage id="trips-refunds-refund.kind" values={{ kind }} />,
        },
        {
          term: term('REASON'),
          value: <FormattedMessage id="refund-view.reason" values={{ reason }} />,
        },
        { term: term('NOTE'), value: note },
        {
          term: term('PROOFS'),
          value:
            proofs.length === 0 ? null : (
              <chakra.ul listStyleType="none" overflowWrap="anywhere" translate="no">
                {proofs.map(({ id, name, url }) => (
                  <li key={id}>{url ? <TextAnchor href={url}>{name}</TextAnchor> : name}</li>
                ))}
              </chakra.ul>
            ),
        },
        {
          term: term('PREVIOUS'),
          value: previous && (
            <TextLink to={to(refundPath(previous.id))}>{previous.refundNumber}</TextLink>
          ),
        },
      ]}
    />
  );
}
