import { useLocation } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { loginPath } from '#web/app/page/return-path.ts';
import { Nowhere } from '#web/app/scenes/nowhere.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

/** What a page may lack, and where it is found. */
const WAYS = {
  ORDER: '/order/flightOrderDetail',
  CHECK_IN: '/checkIn',
  ITINERARY: '/itineraryConfirmation',
  OFFER: '/flightInquiry',
  FLIGHT: '/flightStatus',
  PASSENGER: '/passengers',
  MESSAGE: '/message/list',
  EXTRAS: '/order/equityOrder',
  GUEST_EXTRAS: '/order/flightOrder',
} as const;

type MissingProps = {
  what: keyof typeof WAYS;
  /** The page's own name, as when nothing is missing. */
  title: MessageId;
};

/**
 * A page that was opened without what it shows (RULES 12.17): says what is missing, and leads
 * there. What this browser may not see and what does not exist look the same (RULES 10.5). Texts:
 * `missing`.
 */
export function Missing({ what, title }: MissingProps) {
  const to = useLocalePath();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageTitle id={title} />
      <EmptyState
        picture={<Nowhere />}
        headingLevel="h1"
        title={<FormattedMessage id={`missing.${what}`} />}
        action={
          <ButtonRow>
            <LinkButton to={to(WAYS[what])}>
              <FormattedMessage id={`missing.${what}.way`} />
            </LinkButton>
            {what === 'GUEST_EXTRAS' && (
              <LinkButton variant="secondary" to={loginPath(to('/login'), pathname + search)}>
                <FormattedMessage id="missing.signIn" />
              </LinkButton>
            )}
          </ButtonRow>
        }
      >
        <p>
          <FormattedMessage
            id={`missing.${what}.text`}
            values={{ minutes: LIMITS.orderAccessMinutes }}
          />
        </p>
      </EmptyState>
    </>
  );
}
