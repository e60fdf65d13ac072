import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { SegmentDetailFragment } from './segment-detail.gen.ts';

export type OperatedByProps = {
  segment: Pick<SegmentDetailFragment, 'marketedBy' | 'operatedBy'>;
};

/**
 * The airline that flies a segment, after its number, where it is another one than the number says.
 * Texts: `itinerary`.
 */
export function OperatedBy({ segment: { marketedBy, operatedBy } }: OperatedByProps) {
  if (operatedBy.code === marketedBy.code) return null;
  return (
    <>
      {' · '}
      <FormattedMessage id="itinerary.operatedBy" values={{ carrier: operatedBy.name }} />
    </>
  );
}
