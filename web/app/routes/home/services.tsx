import { Link } from 'react-router';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { SitePath } from '#web/app/site-map/site-map.ts';
import { Icon, type IconName } from '#web/app/ui/icon.tsx';
import { Section } from './section.tsx';
import { baggageFacts } from './service-facts.ts';
import type { ServiceFareBrandFragment } from './services.gen.ts';
import styles from './services.module.css';

/**
 * What is offered around the flight, with the figures of the fares; each leads to the page that
 * says more.
 */
export function Services({ brands }: { brands: readonly ServiceFareBrandFragment[] }) {
  const localePath = useLocalePath();
  const facts = baggageFacts(brands);
  const blocks = [
    ['/checkedBaggage', 'luggage', 'home.baggage', 'home.baggageText'],
    ['/lounges', 'armchair', 'home.lounge', 'home.loungeText'],
    ['/inFlightMeals', 'utensils', 'home.meals', 'home.mealsText'],
    ['/planeWiFi', 'wifi', 'home.wifi', 'home.wifiText'],
  ] as const satisfies readonly (readonly [SitePath, IconName, MessageId, MessageId])[];
  return (
    <Section title={<FormattedMessage id="home.services" />} tone="quiet">
      <ul className={styles.blocks}>
        {blocks.map(([to, icon, title, text]) => (
          <li key={to} className={styles.block}>
            <span className={styles.icon}>
              <Icon name={icon} size="1.5rem" />
            </span>
            <h3 className={styles.title}>
              <Link to={localePath(to)} className={styles.link}>
                <FormattedMessage id={title} />
              </Link>
            </h3>
            <p className={styles.text}>
              <FormattedMessage id={text} values={facts} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
