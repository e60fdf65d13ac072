import { FormattedMessage, useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextAnchor } from '#web/app/ui/text-link.tsx';
import type { CheckInPersonFragment } from './check-in-person.gen.ts';
import { refusalsOf } from './standing.ts';

type RefusedPassengersProps = {
  passengers: readonly CheckInPersonFragment[];
  /** A reason that the page says already. */
  except: string | null;
};

/** Who cannot be checked in here and why; those who need help are told whom to call. */
export function RefusedPassengers({ passengers, except }: RefusedPassengersProps) {
  const intl = useIntl();
  const codeText = useCodeText();
  return refusalsOf(passengers)
    .filter(({ code }) => code !== except)
    .map(({ code, passengers: among }) => (
      <Notice
        key={code}
        tone="warning"
        title={<span translate="no">{intl.formatList(among.map(({ name }) => name))}</span>}
      >
        <p>{codeText(code)}</p>
        {code === 'SPECIAL_SERVICE' && (
          <p>
            <FormattedMessage
              id="check-in.call"
              values={{
                phone: (
                  <TextAnchor key="phone" href={`tel:${BRAND.phone.e164}`}>
                    {BRAND.phone.display}
                  </TextAnchor>
                ),
              }}
            />
          </p>
        )}
      </Notice>
    ));
}
