import { useIntl } from 'react-intl';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { TickGroup } from './tick-group.tsx';
import type { Traveller } from './travellers.ts';

type WhoFieldProps = { travellers: readonly Traveller[]; chosen: readonly string[] };

/** Who gives tickets back; an infant follows the adult, and who cannot is told why. */
export function WhoField({ travellers, chosen }: WhoFieldProps) {
  const { personName } = useFormat();
  const intl = useIntl();
  const codeText = useCodeText();
  return (
    <TickGroup
      name="passengerIds"
      label={intl.formatMessage({ id: 'trips-refunds-request.who' })}
      missing={intl.formatMessage({ id: 'page.choosePassenger' })}
      options={travellers.map(({ id, name, reason, adult }) => {
        const follows = adult !== null && chosen.includes(adult.id);
        return {
          value: id,
          fixed: reason !== null || follows,
          checked: chosen.includes(id),
          label: (
            <>
              <span translate="no">{personName(name)}</span>
              {(reason || adult) && (
                <Muted as="span" block>
                  {reason ? (
                    codeText(reason)
                  ) : (
                    <FormattedMessage
                      id="trips-refunds-request.onLapOf"
                      values={{ name: personName(adult?.name ?? '') }}
                    />
                  )}
                </Muted>
              )}
            </>
          ),
        };
      })}
    />
  );
}
