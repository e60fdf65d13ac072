import { useIntl } from 'react-intl';
import { ServicePhone } from '#web/app/components/service-phone/service-phone.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import type { CheckInPersonFragment } from './check-in-person.gen.ts';
import { refusalsOf } from './check-in-status.ts';

type RefusedPassengersProps = {
  passengers: readonly CheckInPersonFragment[];
  /** A reason that the page says already. */
  except: string | null;
};

/** Who cannot be checked in here and why; with the number to call for those who need help. */
export function RefusedPassengers({ passengers, except }: RefusedPassengersProps) {
  const { personName } = useFormat();
  const intl = useIntl();
  const codeText = useCodeText();
  return refusalsOf(passengers)
    .filter(({ code }) => code !== except)
    .map(({ code, passengers: among }) => (
      <Notice
        key={code}
        tone="warning"
        title={
          <span translate="no">{intl.formatList(among.map(({ name }) => personName(name)))}</span>
        }
      >
        <p>{codeText(code)}</p>
        {code === 'SPECIAL_SERVICE' && (
          <p>
            <FormattedMessage id="check-in.call" values={{ phone: <ServicePhone key="phone" /> }} />
          </p>
        )}
      </Notice>
    ));
}
