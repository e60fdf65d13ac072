import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LOUNGE_SERVICES } from '#schema/codes/flights/lounges.ts';
import { terminalNumber } from '#web/app/components/itinerary/terminal-number.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import type { LoungeCardFragment } from './lounge-card.gen.ts';
import styles from './lounge-list.module.css';

/** One lounge: whose it is, where, when it is open, and what it has. */
export function LoungeCard({ lounge }: { lounge: LoungeCardFragment }) {
  const intl = useIntl();
  const locale = useLocale();
  const { airline } = useTravellerWords();
  const { airport, terminal, side, nearGate, partner, opensAt, closesAt } = lounge;
  const services = LOUNGE_SERVICES.filter((service) => lounge.services.includes(service));
  const where = [
    terminal &&
      intl.formatMessage(
        { id: 'information-lounges.terminal' },
        { terminal: terminalNumber(terminal) },
      ),
    intl.formatMessage({ id: 'information-lounges.side' }, { side }),
    nearGate && intl.formatMessage({ id: 'information-lounges.nearGate' }, { gate: nearGate }),
  ].filter(Boolean);
  return (
    <li className={styles.card} data-keep-together="">
      <h4 className={styles.city}>
        {airport.city}
        <span className={styles.code}>{airport.code}</span>
      </h4>
      <p className={styles.airport}>{airport.name}</p>
      <p className={styles.owner}>
        <FormattedMessage
          id="information-lounges.lounge"
          values={{ airline: partner ? airline(partner) : BRAND.name[locale] }}
        />
      </p>
      <p className={styles.where}>
        {where.join(intl.formatMessage({ id: 'information-lounges.comma' }))}
      </p>
      <p className={styles.hours}>
        <Icon name="clock" />
        <FormattedMessage id="information-lounges.hours" values={{ opensAt, closesAt }} />
      </p>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service}>
            <Icon name="check" />
            <FormattedMessage id="information-lounges.service" values={{ service }} />
          </li>
        ))}
      </ul>
    </li>
  );
}
