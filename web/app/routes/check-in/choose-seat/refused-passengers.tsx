import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextAnchor } from '#web/app/ui/text-link.tsx';
import type { SeatParty } from './party.ts';

type RefusedPassengersProps = Pick<SeatParty, 'refused'> & {
  /** A reason that the page says already. */
  except: string | null;
};

/**
 * Who cannot choose a seat here and why, before anything is chosen; with the number to call for
 * those who need help.
 */
export function RefusedPassengers({ refused, except }: RefusedPassengersProps) {
  const { personName } = useFormat();
  const intl = useIntl();
  const codeText = useCodeText();
  return refused
    .filter(({ code }) => code !== except)
    .map(({ code, passengers }) => (
      <Notice
        key={code}
        tone="info"
        title={intl.formatList(passengers.map(({ name }) => personName(name)))}
      >
        <p>{codeText(code)}</p>
        {code === 'SPECIAL_SERVICE' && (
          <p>
            <FormattedMessage
              id="check-in-choose-seat.call"
              values={{
                phone: (
                  <TextAnchor href={`tel:${BRAND.phone.e164}`}>{BRAND.phone.display}</TextAnchor>
                ),
              }}
            />
          </p>
        )}
      </Notice>
    ));
}
