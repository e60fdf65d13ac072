import { Link } from 'react-router';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import type { Card } from './article.ts';
import styles from './cards.module.css';
import { MarkedText } from './marked-text.tsx';

/** Cards side by side; the whole card is the link where it has one. */
export function Cards({ items }: { items: readonly Card[] }) {
  return (
    <ul className={styles.cards}>
      {items.map((card) => (
        <li key={card.title} className={styles.card}>
          <CardOf card={card} />
        </li>
      ))}
    </ul>
  );
}

function CardOf({ card: { title, text, to, icon } }: { card: Card }) {
  const localePath = useLocalePath();
  return (
    <>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size="1.5rem" />
        </span>
      )}
      <h3 className={styles.title}>
        {to ? (
          <Link to={localePath(to)} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className={styles.text}>
        <MarkedText text={text} />
      </p>
    </>
  );
}
