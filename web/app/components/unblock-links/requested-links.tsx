import { BRAND } from '#schema/codes/base/brand.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { TextAnchor } from '#web/app/ui/text-link.tsx';
import { useLiftBlockQuery } from './unblock-links.query.gen.ts';
import { waysToLift } from './ways-to-unblock.ts';

export type UnblockLinksProps = {
  /** The reason of a refused action. */
  code: string;
  /** Global id. */
  orderId: string;
};

/** The links that lift what is in the way, or the phone where only that is left. */
export function RequestedLinks({ code, orderId }: UnblockLinksProps) {
  const to = useLocalePath();
  const { data, loading } = useLiftBlockQuery({
    variables: { order: orderId },
    // never from the cache: it may have been lifted since
    fetchPolicy: 'network-only',
  });
  const order = data?.order;
  const ways = order ? waysToLift(code, order, data.viewer.checkInItineraries) : [];
  if (ways.length > 0)
    return (
      <ButtonRow marginTop="3">
        {ways.map(({ path, flight }) => (
          <LinkButton key={path} variant="secondary" to={to(path)}>
            <FormattedMessage id="unblock-links.way" values={{ code, flight }} />
          </LinkButton>
        ))}
      </ButtonRow>
    );
  if (loading || code !== 'STILL_CHECKED_IN') return null;
  const phone = <TextAnchor href={`tel:${BRAND.phone.e164}`}>{BRAND.phone.display}</TextAnchor>;
  return (
    <p>
      <FormattedMessage id="unblock-links.phone" values={{ phone }} />
    </p>
  );
}
