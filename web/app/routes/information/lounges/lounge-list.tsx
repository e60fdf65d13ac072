import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { LoungeCardFragment } from './lounge-card.gen.ts';
import { LoungeCard } from './lounge-card.tsx';
import styles from './lounge-list.module.css';

/** The lounges in two parts: the airline's own, and those of its partners. */
export function LoungeList({ lounges }: { lounges: readonly LoungeCardFragment[] }) {
  const parts = [
    {
      id: 'own',
      message: 'information-lounges.own',
      lounges: lounges.filter(({ partner }) => !partner),
    },
    {
      id: 'partner',
      message: 'information-lounges.ofPartners',
      lounges: lounges.filter((one) => one.partner),
    },
  ] as const;
  return parts
    .filter((part) => part.lounges.length > 0)
    .map((part) => (
      <section key={part.id} className={styles.part}>
        <h3 className={styles.title}>
          <FormattedMessage id={part.message} />
        </h3>
        <ul className={styles.cards}>
          {part.lounges.map((lounge) => (
            <LoungeCard key={lounge.id} lounge={lounge} />
          ))}
        </ul>
      </section>
    ));
}
