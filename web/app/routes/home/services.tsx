import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/message-ids.gen.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Section } from './section.tsx';
import { baggageFacts } from './service-facts.ts';
import type { ServiceFareBrandFragment } from './services.gen.ts';
import styles from './services.module.css';

/** What is offered around the flight, with the figures of the fares. The pages that say more belong to issue 3. */
export function Services({ brands }: { brands: readonly ServiceFareBrandFragment[] }) {
  const facts = baggageFacts(brands);
  const blocks = [
    ['baggage', 'luggage', 'home.baggage', 'home.baggageText'],
    ['lounge', 'armchair', 'home.lounge', 'home.loungeText'],
    ['meals', 'utensils', 'home.meals', 'home.mealsText'],
    ['wifi', 'wifi', 'home.wifi', 'home.wifiText'],
  ] as const satisfies readonly (readonly [string, IconName, MessageId, MessageId])[];
  return (
    <Section title={<FormattedMessage id="home.services" />} tone="quiet">
      <ul className={styles.blocks}>
        {blocks.map(([key, icon, title, text]) => (
          <li key={key} className={styles.block}>
            <span className={styles.icon}>
              <Icon name={icon} size="1.5rem" />
            </span>
            <h3 className={styles.title}>
              <FormattedMessage id={title} />
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
