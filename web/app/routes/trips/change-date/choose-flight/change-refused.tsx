import { BackToBooking } from '#web/app/components/date-change/back-to-booking.tsx';
import { type AskedChange, changeDatePath } from '#web/app/components/date-change/change-paths.ts';
import { LiftLinks } from '#web/app/components/unblock-links/unblock-links-list.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { ChangeAnswer } from './load-change.ts';

type ChangeRefusedProps = { errors: ChangeAnswer['userErrors']; asked: AskedChange };

/**
 * Why no other flights can be looked for, with what lifts it, and the way back to what was asked.
 */
export function ChangeRefused({ errors, asked }: ChangeRefusedProps) {
  const codeText = useCodeText();
  const to = useLocalePath();
  return (
    <>
      <Notice tone="danger" role="alert">
        <ul>
          {[...new Set(errors.map(({ code }) => code))].map((code) => (
            <li key={code}>
              {codeText(code)}
              <LiftLinks code={code} orderId={asked.order} />
            </li>
          ))}
        </ul>
      </Notice>
      <ButtonRow>
        <LinkButton to={to(changeDatePath(asked))}>
          <FormattedMessage id="trips-change-date-choose-flight.again" />
        </LinkButton>
        <BackToBooking orderId={asked.order} />
      </ButtonRow>
    </>
  );
}
